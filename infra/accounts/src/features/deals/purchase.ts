/** A purchase as it is sent: the draft's choices, calculated with the dealer's figures of that moment. */

import { deals, type OnlineOffer, purchaseOf, shownTitle } from '@forecourt/listing';
import * as z from 'zod';
import { dollars } from '../../mail/dollars';
import type { Offered } from '../../vehicles/offered';
import type { ReadyDeal } from './fields';

const lineSchema = z.object({ label: z.string(), amount: z.number() });

/** The stored content of a purchase; amounts in US dollars. */
export const purchaseContentSchema = z.object({
  site: z.string(),
  vehicle: z.object({
    ...{ title: z.string(), href: z.string(), year: z.number(), make: z.string(), model: z.string() },
    ...{ trim: z.string().optional(), vin: z.string().optional(), stockNumber: z.string().optional() },
    ...{ mileage: z.number().optional(), isNew: z.boolean() },
  }),
  dealer: z.object({
    ...{ id: z.string(), name: z.string(), phone: z.string().optional() },
    /** How the dealer's payment partner knows the dealer (section 3); absent without a partner. */
    payment: z.object({ partner: z.string(), id: z.string() }).optional(),
  }),
  dealType: z.enum(deals),
  price: z.number(),
  /** From the price to what is owed. */
  lines: z.array(lineSchema),
  owed: z.number(),
  /** Whether the dealer stated fees and taxes. */
  statesCharges: z.boolean(),
  ...{ down: z.number(), months: z.number(), apr: z.number(), monthly: z.number(), monthlyTax: z.number() },
  /** The loan, or the leased value; 0 for cash. */
  financed: z.number(),
  tradeIn: z
    .object({
      value: z.number(),
      ...{ year: z.number().optional(), make: z.string().optional(), model: z.string().optional() },
      miles: z.number().optional(),
    })
    .nullable(),
  receive: z.enum(['pickup', 'delivery']),
  /** Where to bring it; null if it is picked up. */
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }).nullable(),
  contact: z.object({
    ...{ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string().optional() },
  }),
  comments: z.string(),
});
export type PurchaseContent = z.infer<typeof purchaseContentSchema>;

/** Returns the purchase that a draft becomes. @param price shown price, US dollars @param site its origin */
export function purchaseContent(
  deal: ReadyDeal,
  { listing, owner }: Offered,
  { price, online, site }: { price: number; online: OnlineOffer; site: string },
): PurchaseContent {
  const { lines, owed, terms, quote, monthlyTax } = purchaseOf(price, online, deal, listing);
  const { year, make, model, trim, vin, stockNumber, mileage } = listing;
  const { street = '', city = '', state = '', zip = '' } = deal;
  return {
    site,
    vehicle: {
      ...{ title: shownTitle(listing), href: listing.vdpBaseUrl, year, make, model, trim, vin, stockNumber, mileage },
      isNew: listing.listingType === 'NEW',
    },
    dealer: { id: owner.id, name: owner.name, phone: owner.phone, payment: paymentOf(owner) },
    ...{ dealType: terms.deal, price, lines: [...lines], owed, statesCharges: online.charges !== null },
    ...{ down: quote.upFront, months: terms.months, apr: terms.apr, monthlyTax, financed: quote.amount },
    monthly: Math.round(quote.monthly),
    tradeIn:
      terms.tradeIn === 0 && !deal.tradeInModel
        ? null
        : {
            ...{ value: terms.tradeIn, year: deal.tradeInYear, miles: deal.tradeInMiles },
            ...{ make: deal.tradeInMake || undefined, model: deal.tradeInModel || undefined },
          },
    receive: deal.receive,
    address: deal.receive === 'delivery' ? { street, city, state: state.toUpperCase(), zip } : null,
    contact: {
      ...{ firstName: deal.firstName, lastName: deal.lastName, email: deal.email },
      phone: deal.phone || undefined,
    },
    comments: deal.comments ?? '',
  };
}

const dealNames = { finance: 'Finance', lease: 'Lease', cash: 'Cash' } as const;

/** Returns a purchase as rows of a label and a text, for emails and for the account; contact and address are left out. */
export function purchaseRows(content: PurchaseContent): (readonly [label: string, text: string])[] {
  const { lines, owed, statesCharges, dealType, down, months, apr, monthly, monthlyTax, tradeIn, receive } = content;
  const isPaidMonthly = dealType !== 'cash';
  const tax = monthlyTax > 0 ? `, and ${dollars(monthlyTax)} sales tax` : '';
  return [
    ...lines.map(({ label, amount }) => [label, dollars(amount)] as const),
    [owed < 0 ? 'The dealer owes' : dealType === 'cash' ? 'To pay' : 'In all', dollars(Math.abs(owed))],
    ...(statesCharges ? [] : [['Taxes and fees', 'Added by the dealer'] as const]),
    ['Way to pay', dealNames[dealType]],
    ...(isPaidMonthly
      ? ([
          ['Down payment', dollars(down)],
          ['Each month', `${dollars(monthly)} for ${months} months (estimate at ${apr}% APR)${tax}`],
        ] as const)
      : []),
    ...(tradeIn === null ? [] : [['Car to trade in', tradeInText(tradeIn)] as const]),
    ['Handover', receive === 'delivery' ? 'Delivery' : 'Pick-up at the dealer'],
  ];
}

function tradeInText({ year, make, model, miles, value }: NonNullable<PurchaseContent['tradeIn']>): string {
  const name = [year, make, model].filter((part) => part !== undefined).join(' ') || 'Not described';
  return [
    name,
    ...(miles === undefined ? [] : [`${miles.toLocaleString('en-US')} miles`]),
    `worth ${dollars(value)}`,
  ].join(', ');
}

/** Returns the dealer's account with a payment partner; undefined unless both are known. */
function paymentOf({ paymentPartnerId: partner, paymentDealerId: id }: Offered['owner']) {
  return partner !== undefined && id !== undefined ? { partner, id } : undefined;
}
