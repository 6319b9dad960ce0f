/** What a vehicle costs by the month and in all: arithmetic alone, in US dollars, interest in percent a year. */

export interface Loan {
  /** What is borrowed. */
  amount: number;
  apr: number;
  months: number;
}

/** The equal payment at each month's end that pays a loan back; 0 where nothing is borrowed. Not rounded. */
export function loanPayment({ amount, apr, months }: Loan): number {
  if (amount <= 0) return 0;
  const rate = apr / 1_200;
  return rate === 0 ? amount / months : (amount * rate) / discount(rate, months);
}

/** 1 - (1 + rate) ** -months, exact for rates next to nothing, too. */
const discount = (rate: number, months: number) => -Math.expm1(-months * Math.log1p(rate));

/** What an equal payment at each month's end pays back: the inverse of `loanPayment`. Not rounded. */
export function loanAmount({ payment, apr, months }: { payment: number; apr: number; months: number }): number {
  if (payment <= 0) return 0;
  const rate = apr / 1_200;
  return rate === 0 ? payment * months : (payment * discount(rate, months)) / rate;
}

export interface Lease {
  /** What the vehicle counts for at the beginning, less what is paid at once. */
  amount: number;
  /** What it is to be worth at the end. */
  residual: number;
  apr: number;
  months: number;
}

/**
 * A lease's monthly payment, before taxes: the value that is used up, in equal parts, and rent on the mean of both values, as
 * lenders reckon it by a "money factor" of the rate divided by 2,400. 0 where what is paid at once covers it. Not rounded.
 */
export function leasePayment({ amount, residual, apr, months }: Lease): number {
  if (amount <= 0) return 0;
  return Math.max(0, (amount - residual) / months + ((amount + residual) * apr) / 2_400);
}

/** How much of its list price a new vehicle is taken to be worth when a lease ends, by months: an example, lenders have their own. */
export const residualShares = { 24: 0.64, 36: 0.57, 48: 0.49 } as const satisfies Readonly<Record<number, number>>;

export const deals = ['finance', 'lease', 'cash'] as const;
export type Deal = (typeof deals)[number];

/** What a shopper says of how they would pay. */
export interface Terms {
  deal: Deal;
  down: number;
  tradeIn: number;
  fees: number;
  months: number;
  apr: number;
}

/** What it comes to. */
export interface Quote {
  /** Each month; 0 for cash. */
  monthly: number;
  /** On the first day, without the trade-in. */
  upFront: number;
  /** What is borrowed, or leased; 0 for cash. */
  amount: number;
  /** Interest, or a lease's rent, over the whole term. */
  interest: number;
  /** All that is paid over the term, the first day included. */
  total: number;
}

/**
 * What a price comes to by some terms. What is paid at once never exceeds what is owed.
 * @param price shown price (R31)
 * @param listPrice what a lease's residual is a share of; the price where there is none
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
