import type { JudgedMetric } from '@forecourt/contracts';
import type { Comparison } from './compare';
import { units } from './sums';

/** Maximum number of metrics in a reason; the audit log's entries are short. */
const mostMetrics = 3;

const names: Readonly<Record<JudgedMetric, string>> = {
  errors: 'visits with an error',
  late: 'late slots',
  serverTime: 'server time of a slot',
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  blocking: 'long animation frames',
  hydration: 'hydration of a slot',
  bytes: 'script of a visit',
  memory: 'growth of memory a minute',
};

/** Returns why a version is worse than the one before, the clearest differences first. */
export function reasonOfWorse(comparisons: readonly Comparison[], before: string): string {
  const clearest = comparisons.toSorted((one, other) => other.evidence - one.evidence).slice(0, mostMetrics);
  return `it is worse than ${before}: ${clearest.map(sentenceOf).join('; ')}`;
}

/** Returns a difference with its figures: `INP 263 ms instead of 118 ms, 75th percentiles of 412 and 9310`. */
function sentenceOf({ metric, before, after, values }: Comparison): string {
  const measure = units[metric].bounds === null ? 'of' : '75th percentiles of';
  const figures = `${textOf(metric, after)} instead of ${textOf(metric, before)}`;
  return `${names[metric]} ${figures}, ${measure} ${values.after} and ${values.before}`;
}

function textOf(metric: JudgedMetric, value: number): string {
  const { unit } = units[metric];
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(3);
  return `${value.toFixed(1)} ${unit}`;
}
