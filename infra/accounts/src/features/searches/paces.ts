/** How often emails about a saved search are sent, and when the next one is due: not before the morning at its reader's place. */

export const paces = ['instant', 'daily', 'weekly', 'never'] as const;
export type Pace = (typeof paces)[number];

const hour = 60 * 60_000;
const day = 24 * hour;
/** Instant emails are this far apart, so that finds of one time are in one email. */
const instantMs = 15 * 60_000;
/** Daily and weekly emails are due from this hour on. */
const morning = 8;
/** The time zone of searches without a place. */
export const standardZone = 'America/New_York';

/**
 * Returns when the next email about a search is due, epoch milliseconds.
 * @param last time of the last one; null if there was none: then the next one is due at once
 * @param zone IANA name
 */
export function nextEmailAt(pace: Pace, last: number | null, now: number, zone: string): number {
  if (pace === 'never') return Number.POSITIVE_INFINITY;
  if (last === null) return now;
  // After a clock went back, a time in the future counts as now.
  const before = Math.min(last, now);
  if (pace === 'instant') return before + instantMs;
  return morningAfter(before, pace === 'daily' ? 1 : 7, zone);
}

/** Returns the morning a number of calendar days later at a place. */
export function morningAfter(at: number, days: number, zone: string): number {
  const local = at + offsetAt(at, zone);
  const wanted = Math.floor(local / day) * day + days * day + morning * hour;
  // The clocks may change in between, though not in the morning.
  return wanted - offsetAt(wanted - offsetAt(at, zone), zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time difference of a place to UTC at a moment, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: numeric, month: numeric, day: numeric },
      ...{ hour: numeric, minute: numeric, second: numeric },
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hours, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/** Returns a day in words, by its reader's clock: `today`, `Tuesday`, `March 3`. */
export function sinceWords(at: number, now: number, zone: string): string {
  const dayOf = (moment: number) => Math.floor((moment + offsetAt(moment, zone)) / day);
  const days = dayOf(now) - dayOf(at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const words = days < 7 ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, ...words }).format(at);
}
