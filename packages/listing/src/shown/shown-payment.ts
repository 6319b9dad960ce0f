import type { Pricing } from '../answers/contract';
import { type Wallet, walletPayment } from '../payment/wallet';
import { shownPrice } from './shown';

/** An estimated monthly payment and its terms, in whole US dollars. */
export interface ShownPayment {
  monthly: number;
  months: number;
  apr: number;
  down: number;
  /** 0 without a trade-in. */
  tradeIn?: number;
  /** Whether the payment is within the visitor's budget; undefined if they set none. */
  fits?: boolean;
}

/** Returns the payment on the visitor's own terms if they entered some, else the dealer's example; undefined if none is to be shown. */
export function paymentOf(pricing: Pricing, wallet: Wallet | null): ShownPayment | undefined {
  if (wallet === null) return pricing.payments;
  const price = shownPrice(pricing);
  if (!wallet.showPayments || price === undefined) return undefined;
  const { months, apr, down, tradeIn, monthlyBudget } = wallet;
  const monthly = walletPayment(price, wallet);
  return { monthly, months, apr, down, tradeIn, ...(monthlyBudget !== null && { fits: monthly <= monthlyBudget }) };
}
