export type PriceEnd = 'minPrice' | 'maxPrice';

/** Exactly as the specification has them (section 5, R40). */
export const priceErrors = {
  same: 'Min and Max price cannot be the same.',
  crossed: 'Max price must be greater than Min price.',
  zero: 'Max price must be greater than 0.',
} as const;

/** What is wrong with a pair of prices in whole dollars, in the order of R40; undefined when they can be searched. null is no bound. */
export function priceError(min: number | null, max: number | null): string | undefined {
  if (max === null) return undefined;
  if (min === max) return priceErrors.same;
  if (min !== null && max < min) return priceErrors.crossed;
  return max > 0 ? undefined : priceErrors.zero;
}

/** What a price field takes of a typed or pasted text: 1-10 digits and commas, whole dollars, no leading zero (R40). `$20,000.50` → `20,000`. */
export function typedPrice(text: string): string {
  const [whole = ''] = text.split('.');
  const digits = whole.replace(/[^0-9,]/g, '');
  return digits.replace(/^[0,]+/, '').slice(0, 10) || (digits.includes('0') ? '0' : '');
}
