/** Compares a version with the one before it, by their sums. Pure. */
import type { JudgedMetric, Tolerance } from '@forecourt/contracts';
import { type Line, logEvidence, logMean, type Prior, type Share } from './evidence';
import { type Sums, totalOf, units } from './sums';

/** A metric of two versions. Of errors and late slots the value is their share, percent; of the others the 75th percentile, in their unit. */
export interface Comparison {
  metric: JudgedMetric;
  before: number;
  after: number;
  /** Number of visits, or of slots, with a value. */
  values: { before: number; after: number };
  /** Natural logarithm of the evidence that the version is worse than tolerated, see `evidence.ts`. */
  evidence: number;
  /** Whether that is significant, at any number of looks. */
  isWorse: boolean;
}

/** Probability that a deployment without any difference is found to be worse, in any metric and at any time. */
const falseAlarms = 1e-4;

/** Parts of that probability: errors matter most, and visits with one are few. */
const parts = (metric: JudgedMetric) => (metric === 'errors' ? 1 / 2 : 1 / 2 / (Object.keys(units).length - 1));

/** Minimum number of values of each version: fewer may be of one visitor. */
export const leastValues = 50;

/** Slots of a page, and of the same moment, are alike: ten weigh as much as one visit. */
const weights: Partial<Record<JudgedMetric, number>> = { late: 0.1, serverTime: 0.1 };

/** Errors are few; values are on both sides of some threshold. */
const priors = { share: { above: 0.5, below: 10 }, values: { above: 0.5, below: 0.5 } } satisfies Record<string, Prior>;

/** Compares one metric. @returns null if one of the versions has no value */
export function compare(metric: JudgedMetric, before: Sums, after: Sums, tolerance: Tolerance): Comparison | null {
  const counts = [countsOf(before, metric), countsOf(after, metric)] as const;
  const [valuesBefore, valuesAfter] = [totalOf(counts[0]), totalOf(counts[1])];
  if (valuesBefore === 0 || valuesAfter === 0) return null;
  const { bounds } = units[metric];
  const weight = weights[metric] ?? 1;
  const weighted = counts.map((all) => all.map((count) => count * weight)) as [number[], number[]];
  const evidence =
    bounds === null ? evidenceOfShares(...weighted, tolerance) : evidenceOfValues(bounds, ...weighted, tolerance);
  const isEnough = Math.min(valuesBefore, valuesAfter) >= leastValues;
  return {
    ...{ metric, before: valueIn(bounds, counts[0]), after: valueIn(bounds, counts[1]) },
    values: { before: valuesBefore, after: valuesAfter },
    evidence,
    isWorse: isEnough && evidence >= Math.log(1 / (falseAlarms * parts(metric))),
  };
}

/** Returns a metric's value: a share, percent, or the 75th percentile; null if there are none. */
export function summaryOf(metric: JudgedMetric, sums: Sums): number | null {
  const counts = countsOf(sums, metric);
  return totalOf(counts) === 0 ? null : valueIn(units[metric].bounds, counts);
}

function valueIn(bounds: readonly number[] | null, counts: readonly number[]): number {
  return bounds === null ? ((counts[1] ?? 0) / totalOf(counts)) * 100 : percentile(bounds, counts, 0.75);
}

/** Returns a percentile of counted values: between the bounds of its bucket, by its place there. */
export function percentile(bounds: readonly number[], counts: readonly number[], share: number): number {
  const target = totalOf(counts) * share;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (below + count >= target && count > 0) {
      const [from, to] = [bounds[index - 1] ?? 0, bounds[index] ?? bounds.at(-1) ?? 0];
      return from + (to - from) * ((target - below) / count);
    }
    below += count;
  }
  return 0;
}

/** An error may have been reported before its visit. */
function countsOf(sums: Sums, metric: JudgedMetric): readonly number[] {
  return (sums[metric] ?? []).map((count) => Math.max(0, count));
}

function evidenceOfShares(before: readonly number[], after: readonly number[], { percent, plus }: Tolerance): number {
  const share = (counts: readonly number[]): Share => ({ above: counts[1] ?? 0, total: totalOf(counts) });
  const lines: Line[] = [
    { factor: 1 + percent / 100, plus: 0 },
    { factor: 1, plus: plus / 100 },
  ];
  return logEvidence(share(before), share(after), lines, priors.share);
}

const unchanged: readonly Line[] = [{ factor: 1, plus: 0 }];

/**
 * Returns the evidence that more of the candidate's values are above a tolerated value than of the baseline's are above the value that it
 * was tolerated for: averaged over all bounds of buckets, so that a difference of all visits is found as well as one of few.
 */
function evidenceOfValues(
  bounds: readonly number[],
  before: readonly number[],
  after: readonly number[],
  { percent, plus }: Tolerance,
): number {
  const above = (counts: readonly number[], index: number): Share => ({
    above: totalOf(counts.slice(index + 1)),
    total: totalOf(counts),
  });
  const logs = bounds.map((bound, index) => {
    const tolerated = Math.max(bound * (1 + percent / 100), bound + plus);
    const at = bounds.findIndex((one) => one >= tolerated);
    if (at === -1) return Number.NEGATIVE_INFINITY;
    return logEvidence(above(before, index), above(after, at), unchanged, priors.values);
  });
  return logMean(logs);
}
