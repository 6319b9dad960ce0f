import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';

/** What a price field accepts as typed: 1-10 digits and commas (R40). */
export const pricePattern = '[0-9,]{1,10}';

/**
 * The text of a price field with thousands separators: anything but digits is dropped, so are leading zeros (R40).
 * `formatPriceText('012,34x5')` → `12,345`; an empty text when no digit is left.
 */
export function formatPriceText(typed: string): string {
  const digits = typed.replace(/[^0-9]/g, '').replace(/^0+(?=\d)/, '');
  return digits.replace(/\B(?=(\d{3})+$)/g, ',').slice(0, 10);
}

/** Whole dollars that a price field's text stands for, or null when it holds no number. */
export function priceOfText(text: string): number | null {
  const digits = text.replace(/[^0-9]/g, '');
  return digits === '' ? null : Number(digits);
}

/** An input for whole dollars: `$` before it, a number pad on phones. Committing and checking are the caller's (R40). */
export function PriceField(props: Omit<TextFieldProps, 'sign' | 'icon' | 'type'>): ReactNode {
  return <TextField autoComplete="off" inputMode="numeric" maxLength={10} pattern={pricePattern} {...props} sign="$" />;
}
