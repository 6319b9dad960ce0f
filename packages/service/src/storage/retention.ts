/** Limits what a program deletes by age without an operator's approval: with a wrong clock everything looks old. */

const dayMs = 24 * 60 * 60_000;
/** Largest step back of the clock, ms; clock corrections are smaller. */
const mostBackMs = 60 * 60_000;
/** Longest time since the last deletion, ms; a program that was stopped for longer needs an operator's approval, too. */
const mostAheadMs = 7 * dayMs;
/** Largest share of the stored data that may be deleted at once. */
const mostShare = 0.1;
/** Times in epoch milliseconds. */
export interface RetentionClock {
  now: number;
  /** When expired data was last deleted, by the same clock. */
  last: number;
  /** Until when an operator has approved all deletions; null without approval. */
  until: number | null;
}

/** Remedy for a refusal to delete. */
export const retentionAdvice =
  'Check the clock of this machine. If it is right, set RETENTION_UNTIL to today and restart the program.';

/** Describes how the clock jumped since the last deletion; null if it did not, or an operator has approved. */
export function clockJump({ now, last, until }: RetentionClock): string | null {
  if (isAgreed({ now, until })) return null;
  if (now - last > mostAheadMs) return `the last deletion was ${Math.floor((now - last) / dayMs)} days ago`;
  if (last - now > mostBackMs) return `the clock was set back to before ${new Date(last).toISOString()}`;
  return null;
}

/** Whether an operator has approved what is deleted now. */
export const isAgreed = ({ now, until }: Pick<RetentionClock, 'now' | 'until'>): boolean =>
  until !== null && now < until;

/** Whether `old` of `all` records are too many to delete at once. @param few number that may always be deleted, so that small sites delete, too */
export const isTooMuch = (old: number, all: number, few: number): boolean => old > few && old > all * mostShare;
