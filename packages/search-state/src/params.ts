import { slugify } from './reference';
import type { MultiParam, NumberParam, TextParam } from './state';

/**
 * Every query parameter that the search knows, in canonical order: the list of specification section 2, then what only
 * its section 3 names, then ours (R3). Codec, reducer and the documentation's table all derive from this one table.
 */

interface Row {
  /** Rules of decisions that say how it is read. */
  rule?: string;
  /** What a usable value is, where its kind does not say it: ends the sentence "must be …". */
  expects?: string;
}

/** Comma-joined codes, de-duplicated in first-seen order. */
export interface ListParam extends Row {
  kind: 'list';
  name: MultiParam;
  /** Further names whose values merge into this list. */
  aliases?: readonly string[];
  /** Normal form of one trimmed, non-empty value; undefined drops it. */
  clean?: (value: string) => string | undefined;
}

/** A whole number; the last usable value of several wins. */
export interface NumberRow extends Row {
  kind: 'number';
  name: NumberParam;
  min: number;
  max: number;
  /** Values outside min..max are moved inside, not dropped. */
  clamp?: boolean;
  /** Left out of state and URL. Page size is the brand's, so it stands in no table. */
  default?: number;
  unit?: string;
}

/** One text or code; the last usable value of several wins. */
export interface TextRow extends Row {
  kind: 'text';
  name: TextParam;
  /** The only values there are. */
  oneOf?: readonly string[];
  /** Left out of state and URL. */
  default?: string;
  clean?: (value: string) => string | undefined;
}

/** `10000-20000`, read as two numbers where neither is given on its own; never written. */
export interface RangeRow extends Row {
  kind: 'range';
  name: string;
  ends: readonly [NumberParam, NumberParam];
}

/** Carried on in the URL, never read as part of the search; some leave a cookie. */
export interface CampaignRow extends Row {
  kind: 'campaign';
  name: string;
  /** Life of the cookie of this name, in seconds. */
  cookieSeconds?: number;
  /** Said once: leaves the URL at once, and lives on as the cookie until it is shown. */
  once?: boolean;
  clean?: (value: string) => string | undefined;
}

/** Stands for other parameters and is replaced by them. */
export interface LegacyRow extends Row {
  kind: 'legacy';
  name: string;
  means: Readonly<Partial<Record<MultiParam | TextParam, string>>>;
}

export type Param = ListParam | NumberRow | TextRow | RangeRow | CampaignRow | LegacyRow;

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

/** The options file's default (R30). */
export const defaultSort: SortOption = 'derivedpriceDESC';

/** Values of `experience` (section 2). */
export const experiences = ['commercial', 'best-deals', 'buy-online', 'hyundai-buy-online'] as const;
export type Experience = (typeof experiences)[number];

/** At most this many makes, and models, at once (section 9, R5). */
export const maxMakes = 5;

/** Miles; this and more is the default, 0 is any distance (R9). */
export const defaultRadius = 100;

/** The last record that a page may begin at (R11). */
export const maxFirstRecord = 10_000;

/** The seats option that is a feature: third-row seating (R25). */
export const thirdRow = '1306';

/** Truck-cab options that stand for a code of the listings (R25). */
export const cabCodes: Readonly<Record<string, string>> = { 5: 'CREW', 6: 'EXT' };

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
 * A path of this site that is safe to redirect to, as given; undefined otherwise (R13). Refused are other origins in any
 * spelling that a browser would follow: `//host`, `/\host`, and control characters, which browsers take out before they read.
 */
export function samePath(text: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to refuse
  return /^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(text) ? text : undefined;
}

/** Words of a city in the form that its slug gives back: `ST. LOUIS` → `St Louis`; undefined when nothing is left. */
export function cityName(text: string): string | undefined {
  const words = slugify(text).replaceAll('-', ' ');
  return words.replace(/(^| )[a-z]/g, (first) => first.toUpperCase()) || undefined;
}

const upper = (value: string) => value.toUpperCase();
const cabCode = (value: string) => (Object.hasOwn(cabCodes, value) ? cabCodes[value] : value);

const list = (name: MultiParam, row: Partial<ListParam> = {}): ListParam => ({ kind: 'list', name, ...row });
const text = (name: TextParam, row: Partial<TextRow> = {}): TextRow => ({ kind: 'text', name, ...row });
const number = (name: NumberParam, min: number, max: number, row: Partial<NumberRow> = {}): NumberRow => ({
  kind: 'number',
  name,
  min,
  max,
  ...row,
});
const range = (name: string, ...ends: [NumberParam, NumberParam]): RangeRow => ({
  kind: 'range',
  name,
  ends,
  expects: 'two numbers joined by a hyphen, with neither given by itself',
  rule: 'R10',
});
const campaign = (name: string, row: Partial<CampaignRow> = {}): CampaignRow => ({ kind: 'campaign', name, ...row });

const year = { unit: 'year', rule: 'R10' };
const price = { unit: 'USD', rule: 'R10' };

export const params: readonly Param[] = [
  list('makeCode', {
    aliases: ['makeCodeList', 'makeCode1', 'makeCode2', 'makeCode3'],
    expects: 'one of at most five makes of this brand',
    rule: 'R5, R6',
  }),
  list('modelCode', {
    aliases: ['modelCodeList', 'modelCode1', 'modelCode2', 'modelCode3'],
    expects: 'one of at most five models of a chosen make: `CAMRY|TOYOTA`',
    rule: 'R5, R6',
  }),
  list('trimCode', { rule: 'R5', expects: 'a trim of a chosen model: `CAMRY|LE`' }),
  list('vehicleStyleCode'),
  list('listingType', { clean: upper, rule: 'R7' }),
  list('sellerType', { rule: 'R4' }),
  number('startYear', 1900, 2099, year),
  number('endYear', 1900, 2099, year),
  number('minPrice', 0, 99_999_999, { ...price, default: 0 }),
  number('maxPrice', 1, 99_999_999, price),
  range('priceRange', 'minPrice', 'maxPrice'),
  number('mileage', 1, 9_999_999, { unit: 'miles at most' }),
  list('fuelTypeGroup', { rule: 'R27' }),
  number('mpgRange', 1, 999, { unit: 'miles a gallon at least', rule: 'R26' }),
  number('electricMileRange', 1, 9999, { unit: 'miles at least', rule: 'R26' }),
  list('driveGroup'),
  list('engineCode'),
  text('homeServices', { rule: 'R22' }),
  text('zip', { clean: zipCode, expects: 'five digits', rule: 'R8' }),
  text('city', { clean: cityName, expects: 'a city of a state, without a ZIP', rule: 'R4' }),
  text('state', { clean: stateCode, expects: 'a state of the USA, without a ZIP', rule: 'R4' }),
  number('searchRadius', 0, defaultRadius, { default: defaultRadius, unit: 'miles, 0 is any distance', rule: 'R9' }),
  text('marketExtension', { rule: 'R22' }),
  text('sortBy', { oneOf: sortOptions, default: defaultSort, rule: 'R30' }),
  number('firstRecord', 0, maxFirstRecord, { clamp: true, default: 0, rule: 'R11' }),
  number('numRecords', 1, 100, { clamp: true, rule: 'R11' }),
  text('experience', { oneOf: experiences, rule: 'R29' }),
  text('isSponsorship'),
  text('bookmarkId'),
  text('searchBookmarkId'),
  campaign('psid', { cookieSeconds: 1800, rule: 'R12' }),
  campaign('siomid', { cookieSeconds: 1800, rule: 'R12' }),
  { kind: 'legacy', name: 'LNX', means: { makeCode: 'HYUND', experience: 'hyundai-buy-online' }, rule: 'R12' },
  text('vehicleExchange', { rule: 'R22' }),
  list('vehicleUseType'),
  list('dealType', { rule: 'R29' }),
  text('showcaseOwnerId'),
  text('lastExec'),
  text('mmt'),

  range('yearRange', 'startYear', 'endYear'),
  list('vehicleType'),
  list('seriesCode', { rule: 'R6', expects: 'a series of a chosen make: `3SERIES|BMW`' }),
  list('packages', { rule: 'R6', expects: 'of a chosen make' }),
  list('extColorSimple'),
  list('intColorSimple'),
  list('transmissionCode'),
  list('engineDisplacement'),
  list('vehicleHistoryType'),
  list('featureCode', { rule: 'R23, R25' }),
  list('maximumSeating', { rule: 'R25' }),
  list('doorCode'),
  list('truckBedLength'),
  list('bodyStyleSubtypeCode'),
  list('suvSubtypeCode'),
  list('vanSubtypeCode'),
  list('sedanSubtypeCode'),

  list('truckCabSize', { clean: cabCode, rule: 'R25' }),
  text('keyword'),
  campaign('refUrl', { clean: samePath, expects: 'a path of this site', rule: 'R13' }),
  campaign('paymentCard', { cookieSeconds: 604_800_000 / 1000, rule: 'R12' }),
  campaign('expired', { cookieSeconds: 60, once: true, rule: 'R14, R71' }),
];

/** A row of the table that is part of the state. */
export type StateParam = ListParam | NumberRow | TextRow;

/** Rows by every name under which a URL may give them, aliases included. */
export const paramByName: ReadonlyMap<string, Param> = new Map(
  params.flatMap((param) =>
    [param.name, ...(param.kind === 'list' ? (param.aliases ?? []) : [])].map((name): [string, Param] => [name, param]),
  ),
);

/** Place in the canonical order by name. */
export const paramOrder: ReadonlyMap<string, number> = new Map(params.map((param, index) => [param.name, index]));
