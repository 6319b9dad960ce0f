import { decodeHTMLStrict } from 'entities';

/** No cell of a feed says more about a vehicle than this, in characters; what goes on is somebody's mistake, or worse. */
const MOST_CHARACTERS = 5_000;

/**
 * One line of plain text: HTML's entities decoded (also when they were encoded twice; those without a semicolon may be a part of an
 * address, and stay), tags, control characters and what stands for a lost character out, spaces single. What is longer than 5,000
 * characters is cut there.
 */
export function plainText(text: string): string {
  const held = text.slice(0, MOST_CHARACTERS);
  if (isPlain(held)) return held;
  return withoutTags(decodeHTMLStrict(decodeHTMLStrict(held)))
    .replace(/[\p{Cc}\p{Cs}\s\ufffd]+/gu, ' ')
    .trim();
}

/** Behind the last `>` nothing is looked for: each `<` that is never closed would be looked after to the end of the text. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, ' ') + text.slice(end);
}

/** Most texts are; to see that is cheap. */
function isPlain(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > LAST_ASCII || code === AMPERSAND || code === LESS_THAN) return false;
    if (code === SPACE && before === SPACE) return false;
    before = code;
  }
  return before !== SPACE || text === '';
}

const [SPACE, AMPERSAND, LESS_THAN, LAST_ASCII] = [0x20, 0x26, 0x3c, 0x7e];

/**
 * `62649`, `62,649`, `$62,649.00`, `62649 mi` → 62649; null when it is no number, or may be another one: `62.649` can be meant as
 * 62 or as 62,649.
 */
export function wholeNumber(text: string): number | null {
  const [, digits, decimals] =
    /^(?:usd|us\$|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*(?:mi|miles|usd)?\.?$/i.exec(text) ?? [];
  if (digits === undefined || (decimals?.length === 3 && digits.length <= 3)) return null;
  return Number(digits.replaceAll(',', ''));
}

const milesPerKilometre = 0.621371;
/** Whole miles: `31,500 mi` → 31500, `50,000 km` → 31069, and `50000` as well where the feed says that it is metric. */
export function milesText(text: string, isMetric: boolean): number | null {
  const [, kilometres] = /^(.*\d)\s*(?:km|kmt|kilomet(?:er|re)s?)$/i.exec(text) ?? [];
  const number = wholeNumber(kilometres ?? text);
  const isKilometres = kilometres !== undefined || isMetric;
  return number === null || !isKilometres ? number : Math.round(number * milesPerKilometre);
}

/** `4.7` → 4.7; null when it is no number. */
export function decimalNumber(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * Five digits: lost leading zeros put back (`2062` → `02062`), the digits of the street block left out (`02062-1234`), and what
 * spreadsheets add (`2062.0`). Null when there are too few, or others.
 */
export function zipText(text: string): string | null {
  const [, short, long] = /^(?:(\d{3,5})(?:\.0+|-\d{4})?|(\d{5})\d{4})$/.exec(text) ?? [];
  return (short ?? long)?.padStart(5, '0') ?? null;
}

/** A vehicle identification number in capitals; null when it cannot be one (17 characters, never I, O or Q, not all the same). */
export function vinText(text: string): string | null {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(?!(.)\1{16})[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}
