const grouped = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

/** `12345` → `12,345`, the same on every platform; rounded to whole numbers. */
export const formatCount = grouped;

/** Whole US dollars: `12345` → `$12,345`. */
export const formatPrice = (price: number): string => `$${grouped(price)}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Epoch milliseconds as a day in UTC, `Nov 12, 2026`, the same on every platform. */
export function formatDay(at: number): string {
  const day = new Date(at);
  return `${months[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** `12345` → `12,345 mi`. */
export const formatMiles = (miles: number): string => `${grouped(miles)} mi`;
