/** Texts about a watched release: its figures, and the registry's next step. */
import type { Measured, Served } from './client';

type Metric = Measured['metrics'][number];

/** Returns what the difference of a metric is: it counts only if it is significant and more than the remote tolerates. @param isJudged whether there are enough visits */
export function differenceText({ value, before, difference }: Metric, isJudged: boolean): string {
  if (value === null || before === null || (!isJudged && difference === null)) return 'not comparable yet';
  return difference ?? 'not significant';
}

/** Returns the registry's next automatic step for a version. */
export function nextOf(
  { probationUntil }: Pick<Served, 'probationUntil'>,
  isCanary: boolean,
  isFirst: boolean,
): string {
  if (isCanary)
    return 'It ends by itself if it is significantly worse than the stable version; otherwise it stays until somebody acts.';
  if (isFirst) return 'It is the first version there, so nothing takes it back by itself.';
  if (probationUntil === null) return 'Its probation, the time after a change, is over: nothing undoes it by itself.';
  return `It is on probation: if it fails, or is significantly worse, until ${probationUntil.slice(11, 16)} UTC it is rolled back by itself.`;
}
