/** What a shopper says once of how they would pay, and what every price comes to by it: arithmetic alone, see `finance.ts`. */
import { loanAmount, loanPayment } from './finance';
import { paymentTerms } from './payment';

/** Terms that lenders offer, in months. */
export const loanMonths = [24, 36, 48, 60, 72, 84] as const;

export interface Wallet {
  /** Whole US dollars a month; null where only the rest is said. */
  monthlyBudget: number | null;
  months: (typeof loanMonths)[number];
  /** In percent a year. */
  apr: number;
  /** Whole US dollars that are paid at once, and that a car of one's own is worth. */
  down: number;
  tradeIn: number;
  /** "Show payments on listings". */
  showPayments: boolean;
  /** Which of the two stands first and larger on a tile. */
  paymentEmphasis: boolean;
}

/** What a wallet that nothing was put into holds; the budget that its fields give as an example is `exampleBudget`. */
export const emptyWallet: Wallet = {
  monthlyBudget: null,
  months: paymentTerms.used.months,
  apr: paymentTerms.used.apr,
  ...{ down: 0, tradeIn: 0, showPayments: true, paymentEmphasis: false },
};

/** Whole US dollars a month (section 4). */
export const exampleBudget = 600;

/** The highest price that a budget pays for, with what is paid at once: whole US dollars, in hundreds; null without a budget. */
export function budgetPrice({ monthlyBudget, months, apr, down, tradeIn }: Wallet): number | null {
  if (monthlyBudget === null) return null;
  return Math.floor((loanAmount({ payment: monthlyBudget, apr, months }) + down + tradeIn) / 100) * 100;
}

/** What a price comes to a month by a wallet's terms, before taxes and fees: whole US dollars, 0 where it is paid at once. */
export function walletPayment(price: number, { months, apr, down, tradeIn }: Wallet): number {
  return Math.round(loanPayment({ amount: price - down - tradeIn, apr, months }));
}
