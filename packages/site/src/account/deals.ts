import * as z from 'zod';

/** A deal that has not been sent. */
const draftSchema = z.object({
  id: z.int(),
  carId: z.string(),
  /** Title and path of the vehicle, and its price in US dollars, as it is for sale now; null if that is not known. */
  title: z.string().nullable(),
  href: z.string().nullable(),
  price: z.number().nullable(),
  sold: z.boolean(),
  /** Epoch milliseconds. */
  updatedAt: z.number(),
  /** Its terms as they are stored. */
  deal: z.record(z.string(), z.unknown()),
});

/** A deal that was sent, as its owner and the holder of its link see it, without contact details (R84): the source `deal`. */
export const sentDealSchema = z.object({
  id: z.int(),
  /** Its name for people. */
  reference: z.string(),
  carId: z.string(),
  title: z.string(),
  /** Path of the vehicle's page. */
  href: z.string(),
  dealer: z.object({ name: z.string(), phone: z.string().nullable() }),
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  cancelledAt: z.number().nullable(),
});

/** The deals of a visitor, the newest first: the source `deals`. */
export const dealsSchema = z.object({ drafts: z.array(draftSchema), sent: z.array(sentDealSchema) });

export type DraftDeal = z.infer<typeof draftSchema>;
export type SentDeal = z.infer<typeof sentDealSchema>;
export type Deals = z.infer<typeof dealsSchema>;
