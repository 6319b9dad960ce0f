/** Hours of the day, at the browser's place, without notifications: from 21 to 8, unless the user chooses others. */
export interface QuietHours {
  /** IANA name, `America/Chicago`. */
  timeZone: string;
  /** 0 to 23: quiet from this hour on, and until that one; none if they are equal. */
  from: number;
  to: number;
}

export const usualQuiet = { from: 21, to: 8 } as const;
const hourMs = 3_600_000;

/** Returns when a message may be sent: now, or at the end of the quiet hours; epoch milliseconds. */
export function dueAfterQuiet(now: number, quiet: QuietHours): number {
  let due = now;
  // Hour by hour and not by arithmetic: a day on which the clocks change has 23 or 25 hours.
  for (let step = 0; step < 25 && isQuiet(hourAt(due, quiet.timeZone), quiet); step += 1)
    due = (Math.floor(due / hourMs) + 1) * hourMs;
  return due;
}

/** Whether this machine knows a time zone by its IANA name. */
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
