const grouped = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

/** `12345` → `12,345`, the same on every platform; rounded to whole numbers. */
export const formatCount = grouped;

/** Whole US dollars: `12345` → `$12,345`. */
export const formatPrice = (price: number): string => `$${grouped(price)}`;

/** `12345` → `12,345 mi`. */
export const formatMiles = (miles: number): string => `${grouped(miles)} mi`;
