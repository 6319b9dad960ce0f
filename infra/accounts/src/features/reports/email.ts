import type { Email } from '../../mail/email';
import { paragraphs, quoted } from '../../mail/text';

export interface ReportFacts {
  listingId: string;
  reason: string;
  comments: string;
  /** Of who reports it; null where they left none. */
  email: string | null;
  brand: string;
  /** Origin of the listing's page; empty where nobody has said. */
  site: string;
}

/** What a shopper finds wrong with a listing, to the operator's people. They answer to the shopper, who left an address for that. */
export function reportEmail({ listingId, reason, comments, email, brand, site }: ReportFacts, support: string): Email {
  return {
    to: { name: 'Support', address: support },
    ...(email !== null && { replyTo: { name: email, address: email } }),
    subject: `Listing ${listingId} was reported: ${reason}`,
    text: paragraphs([
      `A shopper${brand === '' ? '' : ` of ${brand}`} reports a listing: ${reason}.`,
      `${site}/cars-for-sale/vehicle/${listingId}`,
      ...(comments === '' ? [] : [quoted(comments)]),
      email === null ? 'They left no address.' : `Answer this email to reach them: ${email}`,
    ]),
  };
}
