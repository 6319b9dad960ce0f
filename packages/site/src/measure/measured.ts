import { nameSchema } from '@forecourt/contracts';
import * as z from 'zod';

/** What is measured, see docs/measurement.md. */
export const measuredTypes = ['impression', 'click', 'hide', 'carousel-moved', 'filter', 'save', 'lead'] as const;

/** Names an event wherever it goes, so that it is counted once: 96 random bits and more, of one event and nobody's. */
export const eventIdSchema = z.string().regex(/^[\w-]{16,36}$/);
/** A view as its page made it up, and once the shell has signed it: `<id>.<seconds, base 36>.<signature>`. */
const toldViewSchema = z.string().regex(/^[\w-]{16,36}(\.[0-9a-z]{1,9}\.[\w-]{22})?$/);
/** Of a listing, an ad, a dealer, a parameter. */
const idSchema = z.string().regex(/^[A-Za-z0-9][\w.|:-]{0,63}$/);

/** One event as a browser tells it. Times are epoch milliseconds. */
export const toldEventSchema = z.strictObject({
  event: eventIdSchema,
  type: z.enum(measuredTypes),
  /** When it happened, by the browser's clock. */
  at: z.int().nonnegative(),
  placement: nameSchema,
  /** What stood there; of `filter` the parameter. */
  id: idSchema,
  owner: idSchema.optional(),
  position: z.int().min(0).max(10_000).optional(),
  /** Of the results, from 1. */
  page: z.int().min(1).max(10_000).optional(),
  sponsored: z.boolean().optional(),
  newTab: z.boolean().optional(),
  to: z.int().min(0).max(1_000).optional(),
  kind: z.enum(['message', 'offer', 'call']).optional(),
});
export type ToldEvent = z.infer<typeof toldEventSchema>;

/** So many at a time. */
export const mostTold = 100;

/** What `POST /_shell/events` takes: some events of one document. Each of `events` is judged by itself. */
export const toldSchema = z.strictObject({
  /** A random id of the document, gone with it. Only of one that the shell has signed does what was paid for count (R78). */
  view: toldViewSchema.optional(),
  /** The plan that the document began with, `X-Forecourt-Plan`. */
  plan: z
    .string()
    .max(2_000)
    .regex(/^[\w@.+, -]*$/),
  /** The type of the page, `results`. */
  on: nameSchema,
  /** When it was sent, by the browser's clock. */
  sent: z.int().nonnegative(),
  events: z.array(z.unknown()).min(1).max(mostTold),
});
export type Told = z.infer<typeof toldSchema>;

/** One event as it is kept: a line of `DATA_DIR/events/YYYY-MM-DD.jsonl`. `at` is by the server's clock. */
export const measuredEventSchema = z.object({
  ...toldEventSchema.shape,
  sponsored: z.boolean(),
  /** When the server took it. */
  taken: z.int().nonnegative(),
  brand: nameSchema,
  /** A short name of the plan, `unknown` where the shell has not served it. */
  plan: z.string(),
  on: nameSchema,
  /** Absent where the visitor does not want to be followed even within a page. */
  view: eventIdSchema.optional(),
  /** Of a paid impression and a paid click: the same for one listing in one signed view, and says nothing else. */
  pair: z.string().optional(),
  /** Of a paid impression or click that the shell has kept and that does not count: its view is not signed; its network has had its share. */
  discarded: z.enum(['unsigned', 'network']).optional(),
});
/** R78: a paid impression, or a paid click, counts of a signed view only. */
export const isPaid = ({ type, sponsored }: Pick<MeasuredEvent, 'type' | 'sponsored'>): boolean =>
  sponsored && (type === 'impression' || type === 'click');

export type MeasuredEvent = z.infer<typeof measuredEventSchema>;
