/** Monthly and total cost of a vehicle: arithmetic only, in US dollars and per cent of interest a year. */

export interface Loan {
  /** The loan, US dollars. */
  amount: number;
  apr: number;
  months: number;
}

/** Returns the equal payment, at each month's end, that pays a loan back; 0 without a loan. Not rounded. */
export function loanPayment({ amount, apr, months }: Loan): number {
  if (amount <= 0) return 0;
  const rate = apr / 1_200;
  return rate === 0 ? amount / months : (amount * rate) / discount(rate, months);
}

/** 1 - (1 + rate) ** -months, exact for rates close to 0, too. */
const discount = (rate: number, months: number) => -Math.expm1(-months * Math.log1p(rate));

/** Returns the loan that an equal payment at each month's end pays back: the inverse of `loanPayment`. Not rounded. */
export function loanAmount({ payment, apr, months }: { payment: number; apr: number; months: number }): number {
  if (payment <= 0) return 0;
  const rate = apr / 1_200;
  return rate === 0 ? payment * months : (payment * discount(rate, months)) / rate;
}

export interface Lease {
  /** Value of the vehicle at the beginning, less the payment at signing. */
  amount: number;
  /** Expected value at the end. */
  residual: number;
  apr: number;
  months: number;
}

/**
 * Returns a lease's monthly payment, before taxes: the depreciation in equal parts, and rent on both values, which lenders calculate
 * with a "money factor" of the rate divided by 2,400. 0 if the payment at signing covers the value. Not rounded.
 */
export function leasePayment({ amount, residual, apr, months }: Lease): number {
  if (amount <= 0) return 0;
  return Math.max(0, (amount - residual) / months + ((amount + residual) * apr) / 2_400);
}

/** Assumed share of its list price that a new vehicle is worth when a lease ends, by months: an example, since lenders have their own. */
export const residualShares = { 24: 0.64, 36: 0.57, 48: 0.49 } as const satisfies Readonly<Record<number, number>>;

/** Terms of leases, months. */
export const leaseMonths = [24, 36, 48] as const;

export const deals = ['finance', 'lease', 'cash'] as const;
export type Deal = (typeof deals)[number];

/** How a shopper would pay. */
export interface Terms {
  deal: Deal;
  down: number;
  tradeIn: number;
  fees: number;
  months: number;
  apr: number;
}

/** The cost of a vehicle by some terms, US dollars. */
export interface Quote {
  /** Each month; 0 for cash. */
  monthly: number;
  /** On the first day, without the trade-in. */
  upFront: number;
  /** The loan, or the leased value; 0 for cash. */
  amount: number;
  /** Interest, or a lease's rent, over the whole term. */
  interest: number;
  /** All payments over the term, including the first day's. */
  total: number;
}

/**
 * Calculates what a price costs by some terms. The payment on the first day never exceeds the debt.
 * @param price shown price (R31)
 * @param listPrice price of which a lease's residual is a share; by default `price`
 */
export function quoteOf(price: number, terms: Terms, listPrice = price): Quote {
  const { deal, fees, months, apr } = terms;
  const owed = Math.max(0, price + fees - terms.tradeIn);
  if (deal === 'cash') return { monthly: 0, upFront: owed, amount: 0, interest: 0, total: owed };
  const upFront = Math.min(terms.down, owed);
  const amount = owed - upFront;
  if (deal === 'finance') {
    const monthly = loanPayment({ amount, apr, months });
    return { monthly, upFront, amount, interest: monthly * months - amount, total: upFront + monthly * months };
  }
  const residual = Math.min(amount, listPrice * residualShareOf(months));
  const monthly = leasePayment({ amount, residual, apr, months });
  const interest = monthly * months - (amount - residual);
  return { monthly, upFront, amount, interest, total: upFront + monthly * months };
}

function residualShareOf(months: number): number {
  return Object.hasOwn(residualShares, months)
    ? residualShares[months as keyof typeof residualShares]
    : residualShares[36];
}
