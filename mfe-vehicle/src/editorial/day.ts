import { dayText } from '@forecourt/listing-kit';

/** Formats a day as text, `2026-06-02` as `Jun 2, 2026`. */
export const dayInYear = (day: string): string => `${dayText(Date.parse(day))}, ${day.slice(0, 4)}`;
