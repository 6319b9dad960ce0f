/** Texts about a watched release: its figures, and the registry's next step. */
import type { Measured, Served } from './client';

type Metric = Measured['metrics'][number];

/** Returns a measured value with its unit; a dash without one. */
export function measuredText(value: number | null, unit: string): string {
  if (value === null) return '–';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'score' ? value.toFixed(3) : `${value.toFixed(1)} ${unit}`;
}

/** Returns what the difference of a metric is: it counts only if it is significant and more than the remote tolerates. */
export function differenceText({ value, before, difference }: Metric): string {
  if (value === null || before === null) return 'not comparable yet';
  return difference ?? 'not significant';
}

/** Returns the registry's next automatic step for a version. */
export function nextOf({ probationUntil }: Pick<Served, 'probationUntil'>, isCanary: boolean): string {
  if (isCanary)
    return 'It ends by itself if it is significantly worse than the stable version; otherwise it stays until somebody acts.';
  if (probationUntil === null) return 'Its probation is over: nothing undoes it by itself.';
  return `If it fails, or is significantly worse, it is rolled back by itself until ${probationUntil.slice(11, 16)} UTC.`;
}
