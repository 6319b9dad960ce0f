/** The emails of a lead: to the seller, and a copy to the sender who asks for one. */
import { brandOfSite } from '../../mail/brand';
import { dollars } from '../../mail/dollars';
import type { Email } from '../../mail/email';
import { paragraphs, quoted, subjectLine } from '../../mail/text';

export interface LeadFacts {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  comments: string;
  /** Whole US dollars. */
  offer: number | null;
  /** The one that brought the shopper to the site (R12), `psid=spring`. */
  campaign: string | null;
  listing: {
    title: string;
    vin?: string | undefined;
    stockNumber?: string | undefined;
    /** US dollars. */
    price?: number | undefined;
    /** Miles. */
    mileage?: number | undefined;
    href: string;
  };
  seller: { name: string; address: string };
}

/** Returns the email to the seller, whose answer goes directly to the shopper. */
export function sellerEmail(facts: LeadFacts): Email {
  const { firstName, lastName, email, phone, listing, seller, offer } = facts;
  const name = `${firstName} ${lastName}`;
  const asks = offer === null ? 'wrote to you about' : `offers ${dollars(offer)} for`;
  return {
    from: brandOfSite(listing.href).name,
    to: seller,
    replyTo: { name, address: email },
    subject: subjectLine(`${offer === null ? 'Question' : 'Offer'} about your ${listing.title}`),
    text: paragraphs([
      `${name} ${asks} this vehicle:`,
      aboutOf(listing),
      quoted(facts.comments),
      [`Email: ${email}`, ...(phone === null ? [] : [`Phone: ${phone}`])].join('\n'),
      ...(facts.campaign === null ? [] : [`The shopper came by the campaign ${facts.campaign}.`]),
      'Answer this email to reach the shopper.',
    ]),
  };
}

/** Returns the sender's copy. The address may be somebody else's, so it says why it was sent. */
export function copyEmail(facts: LeadFacts): Email {
  const { firstName, lastName, email, listing, seller, offer } = facts;
  return {
    from: brandOfSite(listing.href).name,
    to: { name: `${firstName} ${lastName}`, address: email },
    subject: subjectLine(`Your ${offer === null ? 'message' : 'offer'} about ${listing.title}`),
    text: paragraphs([
      `This is a copy of the message that was sent to ${seller.name} in your name${offer === null ? '' : `, with an offer of ${dollars(offer)}`}:`,
      aboutOf(listing),
      quoted(facts.comments),
      'You asked for this copy on the page of the vehicle. If it was not you, you need not do anything.',
    ]),
  };
}

/** Returns the lines by which seller and shopper find the vehicle, as far as they are known. */
const aboutOf = ({ title, price, mileage, stockNumber, vin, href }: LeadFacts['listing']) =>
  [
    title,
    price !== undefined && `Price ${dollars(price)}`,
    mileage !== undefined && `Mileage ${mileage.toLocaleString('en-US')}`,
    stockNumber !== undefined && `Stock number ${stockNumber}`,
    vin !== undefined && `VIN ${vin}`,
    href,
  ]
    .filter((line) => line !== false)
    .join('\n');
