import { off } from '../codes';
import { type Param, paramByName, paramOrder, params, rangeEnds, type StateName } from '../params';
import { escapeText, joinList, splitList, splitUrl, tidy } from '../query';
import { ownerOf, plainCode, type Reference } from '../reference-index';
import { recordsPerPage, type SearchRules, type SearchState, sortOf } from '../state';
import { type Draft, give, newDraft, stateNames } from './draft';
import { type Dropped, explain, normalise, readValue } from './normalise';
import { basePath, readPath, writePath } from './path';
import { placeIn } from './place';

/** A cookie that a request sets (R12). */
export interface ImpliedCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** A parsed search. */
export interface ParsedPage {
  kind: 'page';
  state: SearchState;
  /** Canonical path and query; a request for any other form of it is answered with 301 (R1, R2). */
  canonical: string;
  /** Values that were left out, with reasons. */
  dropped: readonly Dropped[];
  /** Reasons, by parameter, why the search cannot be run: it is shown without results (R10, R32). */
  invalid: Readonly<Record<string, string>>;
  cookies: readonly ImpliedCookie[];
}

/** A URL that is not a page of the search: 404 (R4). */
export interface ParsedNotFound {
  kind: 'not-found';
  /** The first unknown segment. */
  slug: string;
  reason: string;
}

export type ParseResult = ParsedPage | ParsedNotFound;

/** Parses a URL, or its path and query. Never throws, whatever the input; `parse(canonical)` returns the same state and canonical URL again (R1). */
export function parse(url: string, rules: SearchRules, reference: Reference): ParseResult {
  const { path, query } = splitUrl(url);
  const draft = newDraft();
  const unknown = readPath(path, draft, reference);
  return unknown ? { kind: 'not-found', ...unknown } : readQuery(draft, new URLSearchParams(query), rules, reference);
}

/** Parses a search in a query string alone, as services receive it. */
export function parseParams(params: URLSearchParams, rules: SearchRules, reference: Reference): ParsedPage {
  return readQuery(newDraft(), params, rules, reference);
}

function readQuery(
  draft: Draft,
  query: Iterable<[string, string]>,
  rules: SearchRules,
  reference: Reference,
): ParsedPage {
  const dropped: Dropped[] = [];
  const cookies = new Map<string, ImpliedCookie>();
  const ranges: [Extract<Param, { kind: 'range' }>, string][] = [];
  const legacy: Extract<Param, { kind: 'legacy' }>[] = [];

  for (const [name, value] of query) {
    const [base, owner] = splitName(name);
    const row = paramByName.get(base);
    if (row === undefined) {
      draft.extra.push([name, value]);
      continue;
    }
    const text = tidy(value);
    if (row.kind === 'list') give(draft, row.name, owned(splitList(value), row.name, owner));
    else if (text === '') continue;
    else if (row.kind === 'range') ranges.push([row, text]);
    else if (row.kind === 'legacy') legacy.push(row);
    else if (row.name === 'zip') givePlace(draft, text, reference);
    else if (row.kind !== 'campaign') give(draft, row.name, [text]);
    else if (readValue(row, text) === undefined) dropped.push(explain(name, text));
    else {
      if (!row.once) draft.extra.push([name, text]);
      if (row.cookieSeconds !== undefined) cookies.set(name, { name, value: text, maxAgeSeconds: row.cookieSeconds });
    }
  }
  for (const [row, text] of ranges) {
    const given = row.ends.some((end) => draft.given.has(end));
    const [, ...bounds] = /^([^-]*)-([^-]*)$/.exec(text) ?? [];
    if (given || bounds.length === 0) dropped.push(explain(row.name, text));
    else row.ends.forEach((end, index) => void give(draft, end, [bounds[index] ?? '']));
  }
  for (const row of legacy) {
    for (const [name, value] of Object.entries(row.means)) draft.given.set(name as StateName, [value]);
  }

  const state = normalise(draft, rules, reference, dropped);
  return {
    kind: 'page',
    state,
    canonical: format(state, rules, reference),
    dropped,
    invalid: invalidParams(state),
    cookies: [...cookies.values()],
  };
}

/** Adds a place: a ZIP, or a city with its state in place of the ZIP (R8). */
function givePlace(draft: Draft, text: string, reference: Reference): void {
  const { city, state } = placeIn(text, reference) ?? {};
  if (city !== undefined) give(draft, 'city', [city]);
  if (state !== undefined) give(draft, 'state', [state]);
  else give(draft, 'zip', [text]);
}

/** Splits a name with a make: `modelCode|TOYOTA` → `modelCode` of `TOYOTA` (R6). */
function splitName(name: string): [base: string, owner: string] {
  const base = plainCode(name);
  return paramByName.get(base)?.kind === 'list' ? [base, tidy(ownerOf(name))] : [name, ''];
}

function owned(codes: readonly string[], param: StateName, owner: string): readonly string[] {
  if (owner === '' || (param !== 'modelCode' && param !== 'seriesCode')) return codes;
  return codes.map((code) => (code.includes('|') ? code : `${code}|${owner}`));
}

/** Lists contradictions of a state: the reason by parameter (R10). */
export function invalidParams(state: SearchState): Readonly<Record<string, string>> {
  const invalid: Record<string, string> = {};
  for (const [low, high] of rangeEnds) {
    const from = state[low];
    const to = state[high];
    if (from === undefined || to === undefined || from <= to) continue;
    const reason = `${low} ${from} is above ${high} ${to}`;
    invalid[low] = reason;
    invalid[high] = reason;
  }
  return invalid;
}

/** Returns the canonical path and query of a state in normal form (R3, R4). */
export function format(state: SearchState, rules: SearchRules, reference: Reference): string {
  const { path, said } = writePath(state, rules, reference);
  return withQuery(path, state, said);
}

/** Path of the page with every filter as one form. */
export const filtersPath = `${basePath}/filters`;

/** Returns the address of the page with every filter, set as in a search: the search is in its query. */
export function formatFilters({ firstRecord: _page, ...search }: SearchState): string {
  return withQuery(filtersPath, search, new Set());
}

function withQuery(path: string, state: SearchState, said: ReadonlySet<StateName>): string {
  const query = [...pairs(state, said), ...(state.extra ?? []).map(([name, value]) => pair(name, value))].join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the search as services receive it: everything in the query, the brand's defaults written out, without campaigns and unknown parameters. */
export function toParams(state: SearchState, rules: SearchRules): string {
  const full = { ...effective(state, rules), sortBy: sortOf(state, rules), numRecords: recordsPerPage(state, rules) };
  return pairs(full, new Set()).join('&');
}

function pairs(state: SearchState, said: ReadonlySet<StateName>): string[] {
  return inOrder(state)
    .filter((name) => !said.has(name))
    .map((name) => {
      const value = state[name];
      return pair(name, typeof value === 'object' ? joinList(value) : String(value));
    });
}

/** Lists the state's parameters in canonical order (R3). */
function inOrder(state: SearchState): StateName[] {
  return stateNames(state)
    .filter((name) => state[name] !== undefined)
    .sort((a, b) => orderOf(a) - orderOf(b));
}

function orderOf(name: string): number {
  return paramOrder.get(name) ?? params.length;
}

function pair(name: string, value: string): string {
  return `${escapeText(name)}=${escapeText(value)}`;
}

/**
 * Lists the state as fields of a GET form to `/cars-for-sale/all`, one per value: without scripts, a form sends them along with its own
 * controls. A leading empty `makeCode` says that no checked box means no make.
 * @param except parameters that the form has controls for
 */
export function formFields(state: SearchState, except: readonly StateName[] = []): [name: string, value: string][] {
  const shown = inOrder(state).filter((name) => !except.includes(name));
  const fields = shown.flatMap((name): [string, string][] => {
    const value = state[name];
    if (typeof value !== 'object') return [[name, String(value)]];
    return value.map((each) => [name, joinList([each])]);
  });
  return [['makeCode', ''], ...fields, ...(state.extra ?? []).map(([name, value]): [string, string] => [name, value])];
}

/** Returns the search that is run and shown as selected: the state with the brand's defaults, or without them if it turns them off (R7, R30). */
export function effective(state: SearchState, rules: SearchRules): SearchState {
  const { listingType: given, ...rest } = state;
  const listingType = given ?? (rules.defaultListingType === undefined ? undefined : [rules.defaultListingType]);
  return {
    ...rest,
    ...(listingType !== undefined && !listingType.includes(off) && { listingType }),
    ...(rules.makeCode !== undefined && { makeCode: [rules.makeCode] }),
  };
}
