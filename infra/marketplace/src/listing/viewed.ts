import { dayOf } from '@forecourt/service';

/** How views of a vehicle's page become part of its listing (R77). */

/** Days (UTC) for which views are stored, today included. */
export const viewDays = 7;
/** Views from which a vehicle is popular (`isHot`). */
const popularFrom = 10;

const dayMs = 86_400_000;

/** Returns the first of some days, the last of which is today. */
export const firstDay = (now: number, days: number): string => dayOf(now - (days - 1) * dayMs);

/** Returns a listing's text with the number of visitors who viewed it; without any, the text as it is. */
export function withViews(body: string, views: number): string {
  if (views === 0) return body;
  const popular = views < popularFrom ? '' : ',"isHot":true';
  return `${body.slice(0, -1)},"viewCount":${views}${popular}}`;
}
