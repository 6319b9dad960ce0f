import { decodeHTMLStrict } from 'entities';

/** Largest length of a cell, in characters. No real description is longer; anything beyond it is a mistake, or worse. */
const MOST_CHARACTERS = 5_000;

/**
 * Returns one line of plain text. HTML entities are decoded (also doubly encoded ones; those without a semicolon may be a part of
 * an address, and stay); tags, control characters and replacement characters are removed, and spaces are single. Text after 5,000
 * characters is cut.
 */
export function plainText(text: string): string {
  const cut = text.slice(0, MOST_CHARACTERS);
  if (plain.test(cut)) return cut;
  return withoutTags(decodeHTMLStrict(decodeHTMLStrict(cut)))
    .replace(/[\p{Cc}\p{Cs}\s\ufffd]+/gu, ' ')
    .trim();
}

/** Searches no further than the last `>`: for each unclosed `<` the search would run to the end of the text. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, ' ') + text.slice(end);
}

/** A text with nothing to clean, as most are: ASCII without `&` and `<`, and single spaces between its words. */
const plain = /^(?:[!-%'-;=-~]+(?: (?! |$)|$))*$/;

/** Parses a whole number, `62649`, `62,649`, `$62,649.00` or `62649 mi`; null if it is not one, or ambiguous: `62.649` may mean 62 or 62,649. */
export function wholeNumber(text: string): number | null {
  const [, digits, decimals] =
    /^(?:usd|us\$|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*(?:mi|miles|usd)?\.?$/i.exec(text) ?? [];
  if (digits === undefined || (decimals?.length === 3 && digits.length <= 3)) return null;
  return Number(digits.replaceAll(',', ''));
}

const milesPerKilometre = 0.621371;
/** Parses whole miles: `31,500 mi` → 31500, `50,000 km` → 31069, and `50000` as well if the feed says that it is metric. */
export function milesText(text: string, isMetric: boolean): number | null {
  const [, kilometres] = /^(.*\d)\s*(?:km|kmt|kilomet(?:er|re)s?)$/i.exec(text) ?? [];
  const number = wholeNumber(kilometres ?? text);
  const isKilometres = kilometres !== undefined || isMetric;
  return number === null || !isKilometres ? number : Math.round(number * milesPerKilometre);
}

/** Parses a decimal, `4.7`; null if it is not one. */
export function decimalNumber(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * Returns the five digits of a ZIP code: restores lost leading zeros (`2062` → `02062`), and drops the digits of the street block
 * (`02062-1234`) and the decimals of spreadsheets (`2062.0`). Null if the digits are too few or do not fit.
 */
export function zipText(text: string): string | null {
  const [, short, long] = /^(?:(\d{3,5})(?:\.0+|-\d{4})?|(\d{5})\d{4})$/.exec(text) ?? [];
  return (short ?? long)?.padStart(5, '0') ?? null;
}

/** Returns a vehicle identification number in capitals; null if it cannot be one (17 characters, never I, O or Q, not all the same). */
export function vinText(text: string): string | null {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(?!(.)\1{16})[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}
