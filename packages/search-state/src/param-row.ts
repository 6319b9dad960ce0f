/** Kinds of rows of the table of parameters (`facets.ts`), and their fields. */

interface Row {
  /** Rules for its parsing. */
  rule?: string;
  /** Its usable values, if the kind does not imply them: ends the sentence "must be …". */
  expects?: string;
}

/** Fields of all filters. */
interface FilterRow extends Row {
  /** Its section of the panel. */
  section?: string;
  /** Text of its chip, with `{}` for the value in words; by default the value alone. */
  phrase?: string;
  /** Its rank among the path's qualifiers, in the order in which they claim the segment (R4). */
  path?: number;
}

/** Fields of a filter by codes of a listing. */
interface CodesRow extends FilterRow {
  /** The listing's fact that it filters by; default: the parameter's name. */
  fact?: string;
  /** A listing can have several of the codes. */
  many?: true;
}

/** A multi facet: comma-joined codes, without duplicates, in the order of their first appearance. */
export interface ListRow extends CodesRow {
  kind: 'list';
  name: string;
  /** Further names whose values merge into this list. */
  aliases?: readonly string[];
  /** Returns the normal form of one trimmed, non-empty value; undefined drops it. */
  clean?: (value: string) => string | undefined;
  /** Its depth among the vehicle's parameters: its counts ignore its own values, and those of all deeper parameters (R23). */
  level?: number;
  /** Slugs in the path by code, if they are not those of the labels. */
  slugs?: Readonly<Record<string, string>>;
}

/** A whole number, such as an end of a range or a bound; the last usable value of several wins. */
export interface NumberRow extends FilterRow {
  kind: 'number';
  name: string;
  min: number;
  max: number;
  /** Values outside min..max are moved inside, not dropped. */
  clamp?: boolean;
  /** Left out of state and URL. The page size's default is the brand's, so it is not in this table. */
  default?: number;
  unit?: string;
  /** Whether the steps are upper or lower bounds of the listing's fact. */
  bound?: 'most' | 'least';
  steps?: readonly number[];
}

/** One text or code; the last usable value of several wins. */
export interface TextRow extends FilterRow {
  kind: 'text';
  name: string;
  /** The only valid values. */
  oneOf?: readonly string[];
  clean?: (value: string) => string | undefined;
}

/** A box with a single value, or a menu; `off` after it was unchecked (R22). */
export interface BoxRow extends CodesRow {
  kind: 'box';
  name: string;
  /** Labels by value, if there is no vocabulary for it. */
  options?: Readonly<Record<string, string>>;
  /** The options are the only valid values. */
  closed?: true;
}

/** `10000-20000`, parsed to two numbers unless either is given separately; never written. Its ends are one filter. */
export interface RangeRow extends Row {
  kind: 'range';
  name: string;
  ends: readonly [string, string];
}

/** Carried along in the URL, never part of the search; some set a cookie. */
export interface CampaignRow extends Row {
  kind: 'campaign';
  name: string;
  /** Lifetime of the cookie of this name, in seconds. */
  cookieSeconds?: number;
  /** Read once: it is removed from the URL at once, and stays in the cookie until it is shown. */
  once?: boolean;
  clean?: (value: string) => string | undefined;
}

/** Stands for other parameters and is replaced by them. */
export interface LegacyRow extends Row {
  kind: 'legacy';
  name: string;
  means: Readonly<Record<string, string>>;
}

type More<R> = Omit<R, 'kind' | 'name'>;
type Nothing = Readonly<Record<never, never>>;

export const list = <const N extends string, const R extends More<ListRow> = Nothing>(name: N, row = {} as R) =>
  ({ kind: 'list', name, ...row }) as const;
export const text = <const N extends string, const R extends More<TextRow> = Nothing>(name: N, row = {} as R) =>
  ({ kind: 'text', name, ...row }) as const;
export const box = <const N extends string, const R extends More<BoxRow>>(name: N, row: R) =>
  ({ kind: 'box', name, ...row }) as const;
export const legacy = <const M extends Readonly<Record<string, string>>>(name: string, means: M, rule: string) =>
  ({ kind: 'legacy', name, means, rule }) as const;
export const campaign = (name: string, row: More<CampaignRow>): CampaignRow => ({ kind: 'campaign', name, ...row });

export const number = <const N extends string, const R extends Omit<More<NumberRow>, 'min' | 'max'> = Nothing>(
  name: N,
  min: number,
  max: number,
  row = {} as R,
) => ({ kind: 'number', name, min, max, ...row }) as const;

export const range = <const A extends string, const B extends string>(name: string, ...ends: readonly [A, B]) =>
  ({
    kind: 'range',
    name,
    ends,
    expects: 'two numbers joined by a hyphen, with neither given by itself',
    rule: 'R10',
  }) as const;
