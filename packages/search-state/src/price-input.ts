import { thousandsOf } from './codes';
import { dollars } from './text/labels';

/** Messages of the price boxes, word for word (section 5). */
export const priceMessages = {
  equal: 'Min and Max price cannot be the same.',
  reversed: 'Max price must be greater than Min price.',
  zero: 'Max price must be greater than 0.',
} as const;

/** Outcome of committing one of two price boxes (R40). */
export type PriceCheck =
  /** Prices to search by, null for an empty box; `shown` is the new text of the boxes. */
  | { ok: true; minPrice: number | null; maxPrice: number | null; shown: { min: string; max: string } }
  /** The box is cleared, the message stays, and no search starts. */
  | { ok: false; clear: 'min' | 'max'; message: string };

/**
 * Filters the text of a price box while it is typed: like `priceDigits`, but with the short forms
 * `25k` and `12.5k`, which mean nothing before their last letter is typed.
 */
export function typedPrice(text: string): string {
  const [whole = '', ...cents] = text.split('.');
  const digits = takeDigits(whole);
  if (digits === '') return '';
  const point = cents.length > 0 ? `.${cents.join('').replace(/[^0-9]/g, '')}` : '';
  return (digits + point + (/k\s*$/i.test(text) ? 'k' : '')).slice(0, maxDigits);
}

/**
 * Filters a typed or pasted price: 1–10 characters of digits and commas, whole dollars, no leading zero (except
 * a lone 0). `$20,000.50` → `20,000`; `25k` → `25000`; empty if nothing usable is left.
 */
export function priceDigits(text: string): string {
  const shortened = thousandsOf(text.replace(/[$,\s]/g, ''));
  if (shortened !== undefined) return takeDigits(`${shortened}`);
  const [whole = ''] = text.split('.');
  return takeDigits(whole);
}

const maxDigits = 10;

function takeDigits(text: string): string {
  const digits = text.replace(/[^0-9,]/g, '');
  return digits.replace(/^[0,]+/, '').slice(0, maxDigits) || (digits.includes('0') ? '0' : '');
}

/** Checks both price boxes, in the rule's order: equal, then max below min, then max not above 0 (R40). */
export function checkPriceInput(boxes: { min: string; max: string }, edited: 'min' | 'max'): PriceCheck {
  const min = readPrice(boxes.min);
  const max = readPrice(boxes.max);
  const fail = (message: string): PriceCheck => ({ ok: false, clear: edited, message });
  if (min !== null && max !== null && min === max) return fail(priceMessages.equal);
  if (min !== null && max !== null && max < min) return fail(priceMessages.reversed);
  if (max === 0) return fail(priceMessages.zero);
  return {
    ok: true,
    minPrice: min || null,
    maxPrice: max,
    shown: { min: showPrice(min || null), max: showPrice(max) },
  };
}

/** Formats a price, `20000` → `$20,000`; empty without a price. */
export function showPrice(price: number | null | undefined): string {
  return price === null || price === undefined ? '' : dollars(price);
}

function readPrice(text: string): number | null {
  const digits = priceDigits(text).replaceAll(',', '');
  return digits === '' ? null : Number(digits);
}
