/** How versions do, as shells tell the registry: what went back, and why, is decided there. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';

/**
 * A slot is slow in which its fragment's own code runs for longer, in ms, without what is nested in it and what it waits for: so
 * long that a page of such slots is late for everybody, though the watchdog ends none of them.
 */
export const slowSlotMs = 50;

const count = z.int().min(0).max(10_000_000);

/** What one version did on one brand since the shell last told. */
const outcomesSchema = z.strictObject({
  brand: nameSchema,
  remote: nameSchema,
  version: versionSchema,
  /** Slots that were to be rendered. */
  renders: count,
  /** Those of them that showed their fallback. */
  fallbacks: count,
  /** Those of them in which its own code ran for longer than `slowSlotMs`; absent where a shell cannot tell. */
  slow: count.optional(),
  /** Renderers that it ended. */
  deaths: count,
  /** Whether it cannot be loaded, so that another one is served in its place. */
  unloadable: z.boolean(),
});

/** Body of `POST /v1/reports`. */
export const reportSchema = z.strictObject({ outcomes: z.array(outcomesSchema).max(500) });

export type Outcomes = z.infer<typeof outcomesSchema>;
export type Report = z.infer<typeof reportSchema>;
