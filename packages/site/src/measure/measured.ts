import { nameSchema } from '@forecourt/contracts';
import * as z from 'zod';
import { campaignPattern } from '../campaigns/campaign';

/** Types of measured events, see docs/measurement.md. */
export const measuredTypes = [
  'impression',
  'click',
  'hide',
  'carousel-moved',
  'filter',
  'view',
  'save',
  'lead',
] as const;

/** Identifies an event everywhere, so that it is counted once: at least 96 random bits, which identify no person. */
export const eventIdSchema = z.string().regex(/^[\w-]{16,36}$/);
/** Id of a view as the page created it, or signed by the shell: `<id>.<seconds, base 36>.<signature>`. */
const sentViewSchema = z.string().regex(/^[\w-]{16,36}(\.[0-9a-z]{1,9}\.[\w-]{22})?$/);
/** Id of a listing, an ad, a dealer or a parameter. */
const idSchema = z.string().regex(/^[A-Za-z0-9][\w.|:-]{0,63}$/);

/** One event as a browser sends it. Times are epoch milliseconds. */
export const sentEventSchema = z.strictObject({
  event: eventIdSchema,
  type: z.enum(measuredTypes),
  /** When it happened, by the browser's clock. */
  at: z.int().nonnegative(),
  placement: nameSchema,
  /** Id of the item in the place; of `filter` the parameter. */
  id: idSchema,
  owner: idSchema.optional(),
  position: z.int().min(0).max(10_000).optional(),
  /** Page of the results, from 1. */
  page: z.int().min(1).max(10_000).optional(),
  sponsored: z.boolean().optional(),
  newTab: z.boolean().optional(),
  to: z.int().min(0).max(1_000).optional(),
  kind: z.enum(['message', 'offer', 'call', 'deal']).optional(),
});
export type SentEvent = z.infer<typeof sentEventSchema>;

/** Most events of one request. */
export const mostInBatch = 100;

/** Body of `POST /_shell/events`: some events of one document. Each of `events` is validated separately. */
export const eventBatchSchema = z.strictObject({
  /** A random id of the document, which ends with it. Paid events count only for an id that the shell signed (R78). */
  view: sentViewSchema.optional(),
  /** The plan that the document started with, `X-Forecourt-Plan`. */
  plan: z
    .string()
    .max(2_000)
    .regex(/^[\w@.+, -]*$/),
  /** Type of the page, `results`. */
  on: nameSchema,
  /** When it was sent, by the browser's clock. */
  sent: z.int().nonnegative(),
  events: z.array(z.unknown()).min(1).max(mostInBatch),
});
export type EventBatch = z.infer<typeof eventBatchSchema>;

/** One event as it is stored: a line of `DATA_DIR/events/YYYY-MM-DD.jsonl`. `at` is by the server's clock. */
export const measuredEventSchema = z.object({
  ...sentEventSchema.shape,
  sponsored: z.boolean(),
  /** When the server received it. */
  taken: z.int().nonnegative(),
  brand: nameSchema,
  /** A short name of the plan, `unknown` if the shell has not served it. */
  plan: z.string(),
  on: nameSchema,
  /** Of a lead: the campaign that brought the visitor (R12), `psid=spring`. */
  campaign: z.string().regex(campaignPattern).optional(),
  /** Absent if the visitor refuses to be tracked, even within a page. */
  view: eventIdSchema.optional(),
  /** Of a paid impression and a paid click: equal for one listing in one signed view; it reveals nothing else. */
  pair: z.string().optional(),
  /** Why a stored paid impression or click does not count: its view is not signed, or its network has reached its limit. */
  discarded: z.enum(['unsigned', 'network']).optional(),
});
/** Whether an event is a paid impression or click, which counts only for a signed view (R78). */
export const isPaid = ({ type, sponsored }: Pick<MeasuredEvent, 'type' | 'sponsored'>): boolean =>
  sponsored && (type === 'impression' || type === 'click');

export type MeasuredEvent = z.infer<typeof measuredEventSchema>;
