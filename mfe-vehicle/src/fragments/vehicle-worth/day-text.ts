const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Returns epoch milliseconds as a day, `Nov 12, 2026` (UTC), the same on every platform. */
export function dayText(at: number): string {
  const day = new Date(at);
  return `${months[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
