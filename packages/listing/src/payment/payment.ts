import { loanPayment } from './finance';

/** Terms of estimated monthly payments, the same for all vehicles so that budgets compare them fairly: months, and interest in per cent a year. */
export const paymentTerms = {
  new: { months: 72, apr: 6.9 },
  used: { months: 60, apr: 9.4 },
} as const;

/** Down payment as a share of the price. */
export const downShare = 0.1;

export interface Payment {
  /** Whole US dollars a month. */
  monthly: number;
  months: number;
  /** Per cent a year. */
  apr: number;
  /** Whole US dollars, rounded to hundreds. */
  down: number;
}

/** Estimates the payment on a price in whole US dollars: a tenth down, then equal months. */
export function estimatedPayment(price: number, isNew: boolean): Payment {
  const { months, apr } = isNew ? paymentTerms.new : paymentTerms.used;
  const down = Math.round((price * downShare) / 100) * 100;
  return { monthly: Math.round(loanPayment({ amount: price - down, apr, months })), months, apr, down };
}
