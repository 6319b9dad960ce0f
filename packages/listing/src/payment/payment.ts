import { loanPayment } from './finance';

/** On what terms a monthly payment is estimated, so that budgets compare all vehicles alike: months, and a year's interest in percent. */
export const paymentTerms = {
  new: { months: 72, apr: 6.9 },
  used: { months: 60, apr: 9.4 },
} as const;

/** What is paid at once of each dollar. */
export const downShare = 0.1;

export interface Payment {
  /** Whole US dollars a month. */
  monthly: number;
  months: number;
  /** In percent. */
  apr: number;
  /** Whole US dollars, in hundreds. */
  down: number;
}

/** The payment on a price in whole US dollars: a tenth down, then so many equal months. */
export function estimatedPayment(price: number, isNew: boolean): Payment {
  const { months, apr } = isNew ? paymentTerms.new : paymentTerms.used;
  const down = Math.round((price * downShare) / 100) * 100;
  return { monthly: Math.round(loanPayment({ amount: price - down, apr, months })), months, apr, down };
}
