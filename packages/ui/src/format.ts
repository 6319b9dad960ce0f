const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `12345` → `12,345`. */
export const formatCount = (count: number): string => whole.format(count);

/** Whole US dollars: `12345` → `$12,345`. */
export const formatPrice = (price: number): string => dollars.format(price);

/** `12345` → `12,345 mi`. */
export const formatMiles = (miles: number): string => `${whole.format(miles)} mi`;
