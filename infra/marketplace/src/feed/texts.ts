/** Entities that dealers' exports hold; numeric ones are decoded by their number. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  reg: '®',
  trade: '™',
  eacute: 'é',
};

/** One line of plain text: entities decoded (also when they were encoded twice), tags and control characters out, spaces single. */
export function plainText(text: string): string {
  if (isPlain(text)) return text;
  return decodeEntities(decodeEntities(text))
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
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

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

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
