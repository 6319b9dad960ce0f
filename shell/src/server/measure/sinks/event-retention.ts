import { dayOf, isAgreed, isTooMuch } from '@forecourt/service';

const dayMs = 86_400_000;
/** Number of days that may be deleted at once, even if these are all; normally one is deleted each day. */
const few = 2;

export interface EventRetention {
  /** Days after which events are deleted. */
  keepDays: number;
  now: () => number;
  /** Time up to which an operator has agreed to any number of deletions, epoch ms; null without such an agreement. */
  until: number | null;
  /** Called with the number of old days that were not deleted, because it may be a mistake, and of all days; 0 if none was refused. */
  onRefused: (old: number, all: number) => void;
}

/** Returns the days whose events are to be deleted; none if they are so many that the clock may be wrong. */
export function expiredDays(
  days: readonly string[],
  { keepDays, now, until, onRefused }: EventRetention,
): readonly string[] {
  const first = dayOf(now() - keepDays * dayMs);
  const old = days.filter((day) => day < first);
  const isRefused = isTooMuch(old.length, days.length, few) && !isAgreed({ now: now(), until });
  onRefused(isRefused ? old.length : 0, days.length);
  return isRefused ? [] : old;
}
