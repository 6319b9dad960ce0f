/** Reports of shells to the registry about how versions perform. The registry decides from them what to roll back, and why. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';
import { bucketsSchema, fieldSumsSchema } from './field';

/**
 * A slot is slow if its fragment's own code runs for longer, ms, without nested slots and waiting. A page with
 * many such slots would be late for everybody, although the watchdog ends none of them.
 */
export const slowSlotMs = 50;

const count = z.int().min(0).max(10_000_000);

/** Outcomes of one version on one brand since the shell's last report. */
const outcomesSchema = z.strictObject({
  brand: nameSchema,
  remote: nameSchema,
  version: versionSchema,
  /** Slots that were due to be rendered. */
  renders: count,
  /** Those of them that showed their fallback. */
  fallbacks: count,
  /** Those of them whose own code ran for longer than `slowSlotMs`; absent if the shell cannot measure it. */
  slow: count.optional(),
  /** Those of them that were not ready when the page needed them. */
  late: count.optional(),
  /** Time of its own code for each slot, in buckets of `serverTimeBounds`; absent if the shell cannot measure it. */
  serverTime: bucketsSchema.optional(),
  /** What browsers measured of it; absent if none reported. */
  field: fieldSumsSchema.optional(),
  /** Renderer processes that it ended. */
  deaths: count,
  /** Whether it cannot be loaded, so that another version is served in its place. */
  unloadable: z.boolean(),
});

/** Maximum number of outcomes in one report; a shell that has more sends several. */
export const mostOutcomes = 500;

/** Body of `POST /v1/reports`. */
export const reportSchema = z.strictObject({ outcomes: z.array(outcomesSchema).max(mostOutcomes) });

export type Outcomes = z.infer<typeof outcomesSchema>;
export type Report = z.infer<typeof reportSchema>;
