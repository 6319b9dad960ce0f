/** How often a saved search may write, and when the next letter may go: not before the morning, where its reader lives. */

export const paces = ['instant', 'daily', 'weekly', 'never'] as const;
export type Pace = (typeof paces)[number];

const hour = 60 * 60_000;
const day = 24 * hour;
/** Who wants to hear of everything at once hears of what came together in one letter. */
const instantMs = 15 * 60_000;
/** Letters go from this hour on. */
const morning = 8;
/** Where nobody has said where they live. */
export const standardZone = 'America/New_York';

/**
 * Not before when a search may write again; epoch milliseconds.
 * @param last when it last did, null where it never has: then it may at once
 * @param zone IANA name
 */
export function nextEmailAt(pace: Pace, last: number | null, now: number, zone: string): number {
  if (pace === 'never') return Number.POSITIVE_INFINITY;
  if (last === null) return now;
  // A clock that went back holds nobody's letters up: what lies ahead counts as now.
  const before = Math.min(last, now);
  if (pace === 'instant') return before + instantMs;
  return morningAfter(before, pace === 'daily' ? 1 : 7, zone);
}

/** The morning of so many days later at a place; days are its calendar's. */
export function morningAfter(at: number, days: number, zone: string): number {
  const local = at + offsetAt(at, zone);
  const wanted = Math.floor(local / day) * day + days * day + morning * hour;
  // The clocks may be changed in between; mornings are not when that is done.
  return wanted - offsetAt(wanted - offsetAt(at, zone), zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much a place's clocks are ahead of UTC at a moment; ms. */
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

/** Since when, in words, as its reader's clock says: `today`, `Tuesday`, `March 3`. */
export function sinceWords(at: number, now: number, zone: string): string {
  const dayOf = (moment: number) => Math.floor((moment + offsetAt(moment, zone)) / day);
  const days = dayOf(now) - dayOf(at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const words = days < 7 ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, ...words }).format(at);
}
