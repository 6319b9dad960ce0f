import { brandOfSite } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { paragraphs, quoted } from '../../mail/text';

export interface ReportFacts {
  listingId: string;
  reason: string;
  comments: string;
  /** Of the shopper; null if they left none. */
  email: string | null;
  brand: string;
  /** Origin of the listing's page; empty if it is not known. */
  site: string;
}

/** Reports a listing to the operator, whose answer goes to the shopper's address if there is one. */
export function reportEmail({ listingId, reason, comments, email, brand, site }: ReportFacts, support: string): Email {
  return {
    from: brandOfSite(site).name,
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
