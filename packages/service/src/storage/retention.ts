/** What a program may delete by its age without an operator's word: a clock that is wrong makes everything look old. */

const dayMs = 24 * 60 * 60_000;
/** Clocks are corrected by less. */
const mostBackMs = 60 * 60_000;
/** A program that was stopped for longer waits for a word, too. */
const mostAheadMs = 7 * dayMs;
/** Of what there is, at once. */
const mostShare = 0.1;
/** Epoch milliseconds. */
export interface RetentionClock {
  now: number;
  /** When what is too old was last deleted, by the same clock. */
  last: number;
  /** Up to when an operator has agreed to whatever it deletes; null where nobody has. */
  until: number | null;
}

/** Says what to do about a refusal to delete. */
export const retentionAdvice =
  'Look at the clock of this machine. If it is right, set RETENTION_UNTIL to today and start the program again.';

/** Tells how a clock jumped since the last time, in words; null where it did not, or an operator has agreed. */
export function clockJump({ now, last, until }: RetentionClock): string | null {
  if (isAgreed({ now, until })) return null;
  if (now - last > mostAheadMs) return `it is ${Math.floor((now - last) / dayMs)} days since it was last done`;
  if (last - now > mostBackMs) return `the clock went back behind ${new Date(last).toISOString()}`;
  return null;
}

/** Tells whether an operator has agreed to what is deleted now. */
export const isAgreed = ({ now, until }: Pick<RetentionClock, 'now' | 'until'>): boolean =>
  until !== null && now < until;

/** Tells whether so many of so many are more than may go at once. @param few so many always may, so that small sites forget, too */
export const isTooMuch = (old: number, all: number, few: number): boolean => old > few && old > all * mostShare;
