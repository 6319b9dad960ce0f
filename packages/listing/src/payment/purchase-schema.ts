import * as z from 'zod';
import { deals } from './finance';

const dollars = z.number().min(0).max(9_999_999);

/** Fees and taxes as a dealer states them; what one does not state is not guessed (R84). */
export const chargesSchema = z.object({
  /** US dollars each. */
  fees: z.array(z.object({ label: z.string(), amount: dollars })),
  /** Per cent of the price, or of the price less the trade-in; null if the dealer states none. */
  salesTax: z.object({ percent: z.number().min(0).max(20), lessTradeIn: z.boolean() }).nullable(),
});

/** How a vehicle can be bought online, as the marketplace decides (R84). */
export const onlineOfferSchema = z.object({
  deals: z.array(z.enum(deals)).min(1),
  /** Whether the dealer brings it to the shopper; it can always be picked up. */
  delivers: z.boolean(),
  /** null if the dealer states fees and taxes only in the contract. */
  charges: chargesSchema.nullable(),
});

export type Charges = z.infer<typeof chargesSchema>;
export type OnlineOffer = z.infer<typeof onlineOfferSchema>;
