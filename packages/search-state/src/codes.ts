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

/** The options file's default, for brands that name none (R30). */
export const defaultSort: SortOption = 'derivedpriceDESC';

/** The make that has a way of buying online of its own (R12, R29). */
export const hyundai = 'HYUND';

/** The deal ratings that best deals are made of, in their canonical order (R29). */
export const bestDealTypes: readonly string[] = ['goodprice', 'greatprice'];

/** What a single-value box says once it is unchecked, and a list whose default was unticked (R7, R22). */
export const off = 'off';

/** At most this many makes, and models, at once (section 9, R5). */
export const maxMakes = 5;

/** At most this many values of any list, first-seen first: a page carries them in each of its links. */
export const maxValues = 20;

/** The longest value of a list, in characters; no code is as long. */
export const maxCodeLength = 60;

/** The longest text of one value, in characters. */
export const maxTextLength = 100;

/** Miles; this and more is the default, 0 is any distance (R9). */
export const defaultRadius = 100;

/** The last record that a page may begin at (R11). */
export const maxFirstRecord = 10_000;

/** The seats option that is a feature: third-row seating (R25). */
export const thirdRow = '1306';

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP';

/** `il` → `IL`; undefined when it is no state of the USA. */
export function stateCode(text: string): string | undefined {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && states.includes(code) ? code : undefined;
}

/** `60563-1234` → `60563`; undefined when the first five characters are not five ASCII digits (R8). */
export function zipCode(text: string): string | undefined {
  const five = text.slice(0, 5);
  return /^[0-9]{5}$/.test(five) ? five : undefined;
}

/**
 * A path of this site that is safe to redirect to and to link to, as given; undefined otherwise (R13). Refused are other origins in
 * any spelling that a browser would follow: `//host`, `/\host`, control characters, which browsers take out before they read, and
 * dot segments that leave `//host` once they are resolved, as in `/.//host`.
 */
export function samePath(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to refuse
  if (!/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(text) || !URL.canParse(text, anyOrigin)) return undefined;
  return new URL(text, anyOrigin).pathname.startsWith('//') ? undefined : text;
}
const anyOrigin = 'http://site.invalid';

/** An id of a campaign, short enough for a cookie of every request; undefined when it is none (R12). */
export function campaignId(text: string): string | undefined {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined;
}

/** Words of a city in the form that its slug gives back: `ST. LOUIS` → `St Louis`; undefined when nothing is left. */
export function cityName(text: string): string | undefined {
  const words = slugify(text).replaceAll('-', ' ');
  return words.replace(/(^| )[a-z]/g, (first) => first.toUpperCase()) || undefined;
}

/** Passengers that a cab option names stand for a code of the listings: 5 for the crew cab, 6 for the extended one (R25). */
export function cabCode(option: string): string {
  return option === '5' ? 'CREW' : option === '6' ? 'EXT' : option;
}

/** A condition's code; `off` stays as it is (R7). */
export function conditionCode(text: string): string {
  return text.toLowerCase() === off ? off : text.toUpperCase();
}

/** What is set by being there: `true`, unless the text says no. */
export function isSet(text: string): string | undefined {
  return /^(false|off|0)$/i.test(text) ? undefined : 'true';
}

/** A number as people shorten it: `25k` is 25000, `12.5K` is 12500; undefined for all else. */
export function thousandsOf(text: string): number | undefined {
  return /^[0-9]{1,5}(\.[0-9]*)?k$/i.test(text) ? Math.round(Number.parseFloat(text) * 1000) : undefined;
}
