/** What a vehicle costs that is bought online: the dealer's price, fees and taxes, and what is left to pay. */
import { type Deal, deals, leaseMonths, type Quote, quoteOf, type Terms } from './finance';
import { estimatedPayment } from './payment';
import type { OnlineOffer } from './purchase-schema';
import { loanMonths } from './wallet';

/** Returns the deals that a seller makes for a vehicle: a lease where the seller offers it (`dealerSettings`), a loan and cash always. */
export function dealsOf({
  paymentServices,
}: {
  paymentServices?: Readonly<Record<string, unknown>> | undefined;
}): Deal[] {
  const settings = paymentServices?.dealerSettings;
  const says = (name: string): unknown =>
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, name) : undefined;
  const leases = says('leaseEnabled') === true && says('uiEnabled') !== false;
  return deals.filter((deal) => deal !== 'lease' || leases);
}

/** A shopper's choices, as far as they have been made; amounts in whole US dollars. */
export interface PurchaseChoice {
  dealType?: string | undefined;
  down?: number | undefined;
  tradeIn?: number | undefined;
  months?: number | undefined;
}

/** One step from the price to what is left to pay, US dollars; what is taken off is negative. */
export interface PriceLine {
  label: string;
  amount: number;
}

/** A purchase calculated, US dollars. */
export interface Purchase {
  terms: Terms;
  /** The price, then fees, sales tax and trade-in; they add up to `owed`. */
  lines: readonly PriceLine[];
  owed: number;
  quote: Quote;
  /** Sales tax on each payment of a lease; 0 for other deals. */
  monthlyTax: number;
}

/**
 * Calculates a purchase. A deal that is unknown or not offered is a loan (section 5), a term that nobody offers the usual one, and interest is the site's
 * estimate: the lender decides on it. A lease is taxed payment by payment (R84).
 * @param price shown price (R31)
 */
export function purchaseOf(
  price: number,
  { deals: offered, charges }: OnlineOffer,
  choice: PurchaseChoice,
  { listingType, pricingDetail }: { listingType: string; pricingDetail: { msrp?: number | undefined } },
): Purchase {
  const usual = estimatedPayment(price, listingType === 'NEW');
  const deal = offered.find((each) => each === choice.dealType) ?? 'finance';
  const tradeIn = choice.tradeIn ?? 0;
  const months = termOf(deal, choice.months) ?? (deal === 'lease' ? 36 : usual.months);
  const { salesTax, fees } = charges ?? { salesTax: null, fees: [] };
  const taxed = deal === 'lease' ? 0 : Math.max(0, price - (salesTax?.lessTradeIn === true ? tradeIn : 0));
  const tax = Math.round((taxed * (salesTax?.percent ?? 0)) / 100);
  const added: PriceLine[] = [
    ...fees,
    ...(salesTax !== null && deal !== 'lease' ? [{ label: `Sales tax (${salesTax.percent}%)`, amount: tax }] : []),
  ];
  const all = added.reduce((sum, { amount }) => sum + amount, 0);
  const terms: Terms = {
    ...{ deal, tradeIn, fees: all, months, apr: usual.apr },
    down: deal === 'cash' ? 0 : (choice.down ?? usual.down),
  };
  const quote = quoteOf(price, terms, pricingDetail.msrp ?? price);
  return {
    ...{ terms, quote },
    lines: [
      { label: 'Price', amount: price },
      ...added,
      ...(tradeIn > 0 ? [{ label: 'Your trade-in', amount: -tradeIn }] : []),
    ],
    owed: price + all - tradeIn,
    monthlyTax: deal === 'lease' ? Math.round((quote.monthly * (salesTax?.percent ?? 0)) / 100) : 0,
  };
}

/** Returns the term if it is one of the deal's, months. */
function termOf(deal: Deal, months: number | undefined): number | undefined {
  const offered: readonly number[] = deal === 'lease' ? leaseMonths : loanMonths;
  return months !== undefined && offered.includes(months) ? months : undefined;
}
