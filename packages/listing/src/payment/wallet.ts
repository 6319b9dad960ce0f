/** A shopper's terms of payment, entered once, and what every price costs by them: arithmetic only, see `finance.ts`. */
import { loanAmount, loanPayment } from './finance';
import { paymentTerms } from './payment';

/** Terms that lenders offer, months. */
export const loanMonths = [24, 36, 48, 60, 72, 84] as const;

export interface Wallet {
  /** Whole US dollars a month; null if the shopper entered no budget. */
  monthlyBudget: number | null;
  months: (typeof loanMonths)[number];
  /** Per cent a year. */
  apr: number;
  /** Down payment, and value of the traded-in car, whole US dollars. */
  down: number;
  tradeIn: number;
  /** "Show payments on listings". */
  showPayments: boolean;
  /** Whether a tile shows the payment first and larger than the price. */
  paymentEmphasis: boolean;
}

/** The wallet before a shopper enters anything; its fields show `exampleBudget` as an example of a budget. */
export const emptyWallet: Wallet = {
  monthlyBudget: null,
  months: paymentTerms.used.months,
  apr: paymentTerms.used.apr,
  ...{ down: 0, tradeIn: 0, showPayments: true, paymentEmphasis: false },
};

/** Whole US dollars a month (section 4). */
export const exampleBudget = 600;

/**
 * Returns the highest price that a budget pays for, including down payment and trade-in: whole US dollars, rounded down
 * to hundreds; null without a budget.
 */
export function budgetPrice({ monthlyBudget, months, apr, down, tradeIn }: Wallet): number | null {
  if (monthlyBudget === null) return null;
  return Math.floor((loanAmount({ payment: monthlyBudget, apr, months }) + down + tradeIn) / 100) * 100;
}

/** Returns the monthly payment on a price by a wallet's terms, before taxes and fees: whole US dollars; 0 if down payment and trade-in cover it. */
export function walletPayment(price: number, { months, apr, down, tradeIn }: Wallet): number {
  return Math.round(loanPayment({ amount: price - down - tradeIn, apr, months }));
}
