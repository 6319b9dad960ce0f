const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns epoch milliseconds as a day, `Nov 12, 2026` (UTC). */
export const dayText = (at: number): string => format.format(at);
