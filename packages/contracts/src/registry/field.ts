/**
 * Field data: what browsers of visitors measured of one version of a remote. A value belongs to one visit (one document) and one version: the
 * version whose element or script caused it. Values are counted in buckets, so that sums of browsers, shells and periods can be added.
 */
import * as z from 'zod';

/** Upper bounds of buckets from `from` to `to`, four for each doubling; one bucket more holds what lies above. */
function doublings(from: number, to: number): readonly number[] {
  const count = Math.ceil(Math.log2(to / from) * 4) + 1;
  return Array.from({ length: count }, (_, index) => from * 2 ** (index / 4));
}

/** What is measured of a visit: unit, and upper bounds of the buckets. More is worse in all of them. */
export const fieldMetrics = {
  /** Largest contentful paint, if an element of the version was the largest. */
  lcp: { unit: 'ms', bounds: doublings(100, 30_000) },
  /** Slowest interaction of the visit with an element of the version. */
  inp: { unit: 'ms', bounds: doublings(8, 10_000) },
  /** Layout shift of which an element of the version was the largest part, in its worst window. */
  cls: { unit: 'score', bounds: [0, ...doublings(0.001, 2)] },
  /** Time for which the version's scripts ran in long animation frames, those that handle interactions with its elements included. */
  blocking: { unit: 'ms', bounds: [0, ...doublings(8, 30_000)] },
  /** Longest time from the start to the end of the hydration of one of its slots. */
  hydration: { unit: 'ms', bounds: doublings(1, 10_000) },
  /** Bytes of the version's scripts that the visit loaded, compressed. */
  bytes: { unit: 'bytes', bounds: doublings(1024, 4_194_304) },
  /** Growth of the page's memory for each minute that it was open, where a browser says it; counted for every version on the page. */
  memory: { unit: 'bytes', bounds: [0, ...doublings(65_536, 1_073_741_824)] },
} as const satisfies Record<string, { unit: 'ms' | 'score' | 'bytes'; bounds: readonly number[] }>;

export type FieldMetric = keyof typeof fieldMetrics;

/** Server-side time of a version's own code for one slot, ms. */
export const serverTimeBounds = doublings(0.25, 2_000);

const count = z.int().min(0).max(10_000_000);

/** Counts by bucket, in the order of the bounds; trailing zeros may be left out. */
export const bucketsSchema = z.array(count).max(100);

/** Field data of one version on one brand since the shell's last report. */
export const fieldSumsSchema = z.strictObject({
  /** Visits whose browser reported, with the version on the page. */
  visits: count,
  /** Those of them with at least one error of the version: thrown, rejected, while hydrating, or a file that could not be loaded. */
  failed: count,
  values: z.partialRecord(z.enum(Object.keys(fieldMetrics) as [FieldMetric, ...FieldMetric[]]), bucketsSchema),
});

export type FieldSums = z.infer<typeof fieldSumsSchema>;

/** Adds a value to the counts by bucket, which grow as far as its bucket. */
export function addTo(counts: number[], bounds: readonly number[], value: number): void {
  const index = bucketOf(bounds, value);
  while (counts.length <= index) counts.push(0);
  counts[index]! += 1;
}

/** Returns the index of the bucket that a value belongs to. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index;
}
