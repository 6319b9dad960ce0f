import { slugify } from './reference';

/** Values of `sortBy` (section 3). */
export const sortOptions = [
  'relevance',
  'derivedpriceASC',
  'derivedpriceDESC',
  'distanceASC',
  'datelistedASC',
  'datelistedDESC',
  'mileageASC',
  'mileageDESC',
  'yearASC',
  'yearDESC',
] as const;
export type SortOption = (typeof sortOptions)[number];

/** The options file's default, for brands without one (R30). */
export const defaultSort: SortOption = 'derivedpriceDESC';

/** The make with its own way of buying online (R12, R29). */
export const hyundai = 'HYUND';

/** The deal ratings that make up best deals, in their canonical order (R29). */
export const bestDealTypes: readonly string[] = ['goodprice', 'greatprice'];

/** Value of an unchecked single-value box, and of a list whose default was unticked (R7, R22). */
export const off = 'off';

/** Most makes, and most models, at once (section 9, R5). */
export const maxMakes = 5;

/** Most values of a list, of which the first ones count: every link of a page repeats them. */
export const maxValues = 20;

/** Longest value of a list, characters; no code is as long. */
export const maxCodeLength = 60;

/** Longest text of one value, characters. */
export const maxTextLength = 100;

/** Default radius, miles; a larger one is dropped, 0 is any distance (R9). */
export const defaultRadius = 100;

/** Highest first record of a page (R11). */
export const maxFirstRecord = 10_000;

/** The seats option that is a feature: third-row seating (R25). */
export const thirdRow = '1306';

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP';

/** Returns the code of a state of the USA: `il` → `IL`; undefined if there is no such state. */
export function stateCode(text: string): string | undefined {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && states.includes(code) ? code : undefined;
}

/** Returns the ZIP in a text: `60563-1234` → `60563`; undefined if the first five characters are not ASCII digits (R8). */
export function zipCode(text: string): string | undefined {
  const five = text.slice(0, 5);
  return /^[0-9]{5}$/.test(five) ? five : undefined;
}

/**
 * Returns a path of this site that is safe to redirect and link to, unchanged; undefined for anything else (R13). It
 * refuses other origins in any spelling that a browser would follow: `//host`, `/\host`, control characters, which
 * browsers remove before they parse, and dot segments that resolve to `//host`, as in `/.//host`.
 */
export function samePath(text: string): string | undefined {
  // Most paths are plain: nothing in them could resolve to another.
  if (/^(\/[\w-]+)+(\?[\w=&%+/.-]*)?$/.test(text)) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to refuse
  if (!/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(text) || !URL.canParse(text, anyOrigin)) return undefined;
  return new URL(text, anyOrigin).pathname.startsWith('//') ? undefined : text;
}
const anyOrigin = 'http://site.invalid';

/** Returns the id of a campaign, short enough for a cookie of every request; undefined if it is not one (R12). */
export function campaignId(text: string): string | undefined {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined;
}

/** Returns a city's words in the form that its slug parses to: `ST. LOUIS` → `St Louis`; undefined if nothing is left. */
export function cityName(text: string): string | undefined {
  const words = slugify(text).replaceAll('-', ' ');
  return words.replace(/(^| )[a-z]/g, (first) => first.toUpperCase()) || undefined;
}

/** Returns the listings' code of a cab option, which is given as a number of passengers: 5 for the crew cab, 6 for the extended one (R25). */
export function cabCode(option: string): string {
  return option === '5' ? 'CREW' : option === '6' ? 'EXT' : option;
}

/** Returns a condition's code; `off` is unchanged (R7). */
export function conditionCode(text: string): string {
  return text.toLowerCase() === off ? off : text.toUpperCase();
}

/** Parses a parameter that is set by its presence: `true`, unless the text negates it. */
export function isSet(text: string): string | undefined {
  return /^(false|off|0)$/i.test(text) ? undefined : 'true';
}

/** Parses a number as people shorten it: `25k` is 25000, `12.5K` is 12500; undefined for all else. */
export function thousandsOf(text: string): number | undefined {
  return /^[0-9]{1,5}(\.[0-9]*)?k$/i.test(text) ? Math.round(Number.parseFloat(text) * 1000) : undefined;
}
