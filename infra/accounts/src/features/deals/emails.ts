/** The emails of a purchase: to the dealer when it is sent and when it is cancelled, and to the shopper with the link to it. */
import { dealPage } from '@forecourt/listing';
import { brandOfSite } from '../../mail/brand';
import type { Email } from '../../mail/email';
import { button, document, muted, paragraph, strong, table } from '../../mail/html';
import { paragraphs, quoted, subjectLine } from '../../mail/text';
import { adfOf } from './adf';
import { type PurchaseContent, purchaseRows } from './purchase';

export interface PurchaseFacts {
  reference: string;
  carId: string;
  /** Epoch milliseconds. */
  sentAt: number;
  content: PurchaseContent;
  /** The dealer's mailbox. */
  dealerAddress: string;
}

const noPayment = 'Nothing has been paid: you pay the dealer when you sign.';

/** Returns the dealer's email: ADF for their software, the same as HTML for people. Their answer goes directly to the shopper. */
export function dealerEmail(facts: PurchaseFacts): Email {
  const { reference, content } = facts;
  const { vehicle, contact, comments, site } = content;
  const brand = brandOfSite(site);
  const title = `Online purchase: ${vehicle.title}`;
  const rows = [...purchaseRows(content), ...contactRows(content)];
  const summary = [
    `${title} (${reference})`,
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(comments === '' ? [] : ['The shopper writes:', quoted(comments)]),
  ].join('\n');
  return {
    ...toDealer(facts),
    subject: subjectLine(`${title} (${reference})`),
    text: adfOf({ ...facts, provider: brand.name, summary }),
    html: document({
      brand,
      preview: title,
      body: [
        strong(title, `${nameOf(contact)} wants to buy this vehicle. Reference ${reference}.`),
        table(rows),
        ...(comments === '' ? [] : [paragraph(`The shopper writes: ${comments}`)]),
        ...(site === '' ? [] : [button(site + vehicle.href, 'The vehicle on the site')]),
        paragraph('Nothing has been paid on the site. Answer this email to reach the shopper.'),
      ].join(''),
      footer: muted(`The plain text of this email is ADF 1.0, for your software.`),
    }),
  };
}

/** Returns the email that tells the dealer of a cancellation. */
export function cancelledEmail(facts: PurchaseFacts): Email {
  const { reference, content } = facts;
  const { vehicle, contact } = content;
  return {
    ...toDealer(facts),
    subject: subjectLine(`Cancelled: online purchase of ${vehicle.title} (${reference})`),
    text: paragraphs([
      `${nameOf(contact)} cancelled the online purchase ${reference}:`,
      [vehicle.title, ...(vehicle.vin === undefined ? [] : [`VIN ${vehicle.vin}`])].join('\n'),
      'Nothing was paid on the site. Answer this email to reach the shopper.',
    ]),
  };
}

/** Returns the shopper's email. The address may be somebody else's, so it says why it was sent. @param token the secret of its link */
export function shopperEmail({ reference, content }: PurchaseFacts, token: string): Email {
  const { vehicle, contact, dealer, site } = content;
  const rows = purchaseRows(content);
  const title = `Your deal for the ${vehicle.title}`;
  const sent = `We sent it to ${dealer.name}, who answers to this address${dealer.phone === undefined ? '' : `, or call ${dealer.phone}`}. Reference ${reference}.`;
  const href = `${site}${dealPage}?${new URLSearchParams({ token })}`;
  const why =
    'You get this email because somebody entered this address to buy a vehicle. If it was not you, cancel the deal.';
  return {
    from: brandOfSite(site).name,
    to: { name: nameOf(contact), address: contact.email },
    subject: subjectLine(title),
    text: paragraphs([
      title,
      sent,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      noPayment,
      `See the deal, or cancel it: ${href}`,
      why,
    ]),
    html: document({
      brand: brandOfSite(site),
      preview: sent,
      body: [strong(title, sent), table(rows), paragraph(noPayment), button(href, 'See the deal, or cancel it')].join(
        '',
      ),
      footer: muted(why),
    }),
  };
}

const toDealer = ({ content: { dealer, contact, site }, dealerAddress }: PurchaseFacts) => ({
  from: brandOfSite(site).name,
  to: { name: dealer.name, address: dealerAddress },
  replyTo: { name: nameOf(contact), address: contact.email },
});

const nameOf = ({ firstName, lastName }: PurchaseContent['contact']) => `${firstName} ${lastName}`;

function contactRows({ contact, address }: PurchaseContent): (readonly [string, string])[] {
  return [
    ['Shopper', nameOf(contact)],
    ['Email', contact.email],
    ...(contact.phone === undefined ? [] : [['Phone', contact.phone] as const]),
    ...(address === null
      ? []
      : [['Deliver to', `${address.street}, ${address.city}, ${address.state} ${address.zip}`] as const]),
  ];
}
