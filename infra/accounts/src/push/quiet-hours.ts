/** Hours in which nobody is to be disturbed, of a day where they live: from 21 to 8, unless they say otherwise. */
export interface QuietHours {
  /** IANA name, `America/Chicago`. */
  timeZone: string;
  /** 0 to 23: quiet from this hour on, and until that one; none where they are equal. */
  from: number;
  to: number;
}

export const usualQuiet = { from: 21, to: 8 } as const;
const hourMs = 3_600_000;

/** When a message may go out: now, or when the hours that are quiet have ended; epoch milliseconds. */
export function dueAfterQuiet(now: number, quiet: QuietHours): number {
  let due = now;
  // By the hour and not by arithmetic: a day that changes its clock has 23 or 25.
  for (let step = 0; step < 25 && isQuiet(hourAt(due, quiet.timeZone), quiet); step += 1)
    due = (Math.floor(due / hourMs) + 1) * hourMs;
  return due;
}

/** Whether an IANA name is one of this machine's. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const isQuiet = (hour: number, { from, to }: QuietHours) =>
  from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);

function hourAt(at: number, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));
}
