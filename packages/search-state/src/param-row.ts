/** The kinds of rows of the table of parameters (`facets.ts`), and what each of them may say. */

interface Row {
  /** Rules that say how it is read. */
  rule?: string;
  /** What a usable value is, where its kind does not say it: ends the sentence "must be …". */
  expects?: string;
}

/** What a filter says beside how it is read. */
interface FilterRow extends Row {
  /** The section of the panel that it is in. */
  section?: string;
  /** What its chip says, `{}` being the value in words; the words alone where absent. */
  phrase?: string;
  /** Its place among the path's qualifiers, in the order in which they claim the segment (R4). */
  path?: number;
}

/** What a filter by the codes of a listing says. */
interface CodesRow extends FilterRow {
  /** The listing's fact that it filters by, where that is not called as the parameter is. */
  fact?: string;
  /** A listing can have several of the codes. */
  many?: true;
}

/** A multi facet: comma-joined codes, de-duplicated in first-seen order. */
export interface ListRow extends CodesRow {
  kind: 'list';
  name: string;
  /** Further names whose values merge into this list. */
  aliases?: readonly string[];
  /** Normal form of one trimmed, non-empty value; undefined drops it. */
  clean?: (value: string) => string | undefined;
  /** How deep it stands among the vehicle's parameters: its own counts ignore its choice, and all that is deeper (R23). */
  level?: number;
  /** Slugs in the path, by code, where they are not those of the labels. */
  slugs?: Readonly<Record<string, string>>;
}

/** A whole number; the last usable value of several wins. An end of a range is one, and so is a bound. */
export interface NumberRow extends FilterRow {
  kind: 'number';
  name: string;
  min: number;
  max: number;
  /** Values outside min..max are moved inside, not dropped. */
  clamp?: boolean;
  /** Left out of state and URL. Page size is the brand's, so it stands in no table. */
  default?: number;
  unit?: string;
  /** A bound that is chosen from steps: the listing's fact is this at most, or at least. */
  bound?: 'most' | 'least';
  steps?: readonly number[];
}

/** One text or code; the last usable value of several wins. */
export interface TextRow extends FilterRow {
  kind: 'text';
  name: string;
  /** The only values there are. */
  oneOf?: readonly string[];
  clean?: (value: string) => string | undefined;
}

/** A box of a single value, or a menu; `off` once it is unchecked (R22). */
export interface BoxRow extends CodesRow {
  kind: 'box';
  name: string;
  /** What people read, by value; where there is no vocabulary of it. */
  options?: Readonly<Record<string, string>>;
  /** The options are the only values there are. */
  closed?: true;
}

/** `10000-20000`, read as two numbers where neither is given on its own; never written. Its ends are one filter. */
export interface RangeRow extends Row {
  kind: 'range';
  name: string;
  ends: readonly [string, string];
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
