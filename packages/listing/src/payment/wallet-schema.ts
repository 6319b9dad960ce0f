import * as z from 'zod';
import { loanMonths, type Wallet } from './wallet';

const dollars = z.int().min(0).max(9_999_999);

/** A wallet as it is stored and sent. */
export const walletSchema = z.strictObject({
  monthlyBudget: z.int().min(1).max(99_999).nullable(),
  months: z.literal(loanMonths),
  apr: z.number().min(0).max(36),
  down: dollars,
  tradeIn: dollars,
  showPayments: z.boolean(),
  paymentEmphasis: z.boolean(),
}) satisfies z.ZodType<Wallet>;

/** Data of a visitor that each of their pages needs: `GET /account-api/mine/memory`. */
export const memorySchema = z.strictObject({
  /** Ids of listings, the latest first. */
  favourites: z.array(z.string()),
  wallet: walletSchema.nullable(),
});

export type Memory = z.infer<typeof memorySchema>;
