/**
 * How much worse than the version before a new version may be. The registry rolls back a version that is significantly worse than that.
 * A team changes its remote's tolerances in `src/tolerances.json`.
 */
import * as z from 'zod';

/** A tolerated difference from the version before: `percent` of its value, or `plus` in the metric's unit if that is more. */
export interface Tolerance {
  percent: number;
  plus: number;
}

/** What a version is judged by, with the tolerances of remotes that set none. */
export const standardTolerances = {
  /** Visits with an error of the version, percent. */
  errors: { percent: 50, plus: 0.3 },
  /** Slots that were not ready when the page needed them, percent. */
  late: { percent: 100, plus: 5 },
  /** Time of its own code for one slot, ms. */
  serverTime: { percent: 50, plus: 5 },
  /** Largest contentful paint, ms. */
  lcp: { percent: 25, plus: 200 },
  /** Slowest interaction, ms. */
  inp: { percent: 25, plus: 40 },
  /** Layout shift, score. */
  cls: { percent: 25, plus: 0.03 },
  /** Long animation frames with its scripts, ms. */
  blocking: { percent: 25, plus: 50 },
  /** Hydration of a slot, ms. */
  hydration: { percent: 25, plus: 30 },
  /** Script that a visit loads, bytes. */
  bytes: { percent: 15, plus: 10_240 },
  /** Growth of the page's memory, bytes a minute. */
  memory: { percent: 50, plus: 1_048_576 },
} as const satisfies Record<string, Tolerance>;

export type JudgedMetric = keyof typeof standardTolerances;

export const judgedMetrics = Object.keys(standardTolerances) as [JudgedMetric, ...JudgedMetric[]];

/** Content of `src/tolerances.json`; what it leaves out is as in `standardTolerances`. */
export const tolerancesSchema = z.partialRecord(
  z.enum(judgedMetrics),
  z.strictObject({ percent: z.number().min(0).max(1000), plus: z.number().min(0).max(1_000_000_000) }).partial(),
);

export type Tolerances = z.infer<typeof tolerancesSchema>;

/** Returns the tolerance of a metric. */
export function toleranceOf(metric: JudgedMetric, own: Tolerances = {}): Tolerance {
  return { ...standardTolerances[metric], ...own[metric] };
}
