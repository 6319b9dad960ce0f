import {
  dealsOf,
  estimatedPayment,
  type Listing,
  leaseMonths,
  loanMonths,
  type Terms,
  type Wallet,
} from '@forecourt/listing';

/** The largest amount in dollars, and the largest rate in percent; anything larger is a typing error. */
const mostDollars = 9_999_999;
const mostApr = 36;

/** The text of each field, as typed or from the page's address. */
export type Typed = Readonly<Partial<Record<keyof Terms, string>>>;

/**
 * Returns the terms for typed texts. A deal that is unknown or not offered is a loan (section 5); an invalid number is replaced by the
 * estimate's, and one out of bounds by the nearest within them.
 * @param wallet the visitor's own terms, which take precedence over the estimate's
 */
export function termsOf(
  typed: Typed,
  price: number,
  listing: Pick<Listing, 'listingType' | 'paymentServices'>,
  wallet: Wallet | null = null,
): Terms {
  const usual = { tradeIn: 0, ...estimatedPayment(price, listing.listingType === 'NEW'), ...wallet };
  const deal = dealsOf(listing).find((offered) => offered === typed.deal) ?? 'finance';
  const months: readonly number[] = deal === 'lease' ? leaseMonths : loanMonths;
  const wanted = numberIn(typed.months, deal === 'lease' ? 36 : usual.months, 0, 120);
  return {
    deal,
    down: Math.round(numberIn(typed.down, usual.down, 0, mostDollars)),
    tradeIn: Math.round(numberIn(typed.tradeIn, usual.tradeIn, 0, mostDollars)),
    fees: Math.round(numberIn(typed.fees, 0, 0, mostDollars)),
    months: months.includes(wanted) ? wanted : deal === 'lease' ? 36 : usual.months,
    apr: numberIn(typed.apr, usual.apr, 0, mostApr),
  };
}

function numberIn(text: string | undefined, usual: number, least: number, most: number): number {
  const plain = (text ?? '').replace(/[$,%\s]/g, '');
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Math.min(most, Math.max(least, Number(plain))) : usual;
}
