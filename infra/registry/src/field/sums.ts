/** Sums of what shells report of one version on one brand: counts by bucket, for each metric that it is judged by. */
import { type JudgedMetric, judgedMetrics } from '@forecourt/contracts';
import { fieldMetrics, serverTimeBounds } from '@forecourt/contracts/field';
import type { Outcomes } from '@forecourt/contracts/reports';
import * as z from 'zod';

/** Counts by bucket; of errors and late slots, two: those without and those with. */
export type Sums = Readonly<Partial<Record<JudgedMetric, readonly number[]>>>;

/** Sums in a file. */
export const sumsSchema = z.partialRecord(z.enum(judgedMetrics), z.array(z.int()).max(100));

type Counted = Pick<Outcomes, 'renders' | 'late' | 'serverTime' | 'field'>;

/** Unit of each metric, and upper bounds of its buckets; null for shares. */
export const units: Readonly<Record<JudgedMetric, { unit: string; bounds: readonly number[] | null }>> = {
  errors: { unit: '%', bounds: null },
  late: { unit: '%', bounds: null },
  serverTime: { unit: 'ms', bounds: serverTimeBounds },
  ...fieldMetrics,
};

/** Returns the sums of one report. */
export function sumsOf({ renders, late, serverTime, field }: Counted): Sums {
  return {
    ...(late !== undefined && { late: shareOf(late, renders) }),
    ...(serverTime !== undefined && { serverTime }),
    ...(field !== undefined && { ...field.values, errors: shareOf(field.failed, field.visits) }),
  };
}

/** Adds sums. */
export function added(one: Sums, other: Sums): Sums {
  const metrics = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<JudgedMetric>;
  return Object.fromEntries(
    [...metrics].map((metric) => [metric, addedCounts(one[metric] ?? [], other[metric] ?? [])]),
  );
}

/** Returns the number of values of a metric. */
export function totalOf(counts: readonly number[] = []): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The first count of one report may be negative: an error may be reported later than its visit. */
function shareOf(count: number, of: number): readonly number[] {
  return [of - count, count];
}

function addedCounts(one: readonly number[], other: readonly number[]): readonly number[] {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  return longer.map((count, index) => count + (shorter[index] ?? 0));
}
