import type { Reference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import { type Draft, give, type StateName } from './draft';
import { only } from './only';
import { qualifierParams, readQualifier, type Said, writeQualifier } from './qualifier';

/** First segment of every page of the search. */
export const basePath = '/cars-for-sale';

const listingTypes: ReadonlyMap<string, string | undefined> = new Map([
  ['all', undefined],
  ['all-cars', undefined],
  ['new', 'NEW'],
  ['used', 'USED'],
  ['certified', 'CERTIFIED'],
]);
const yearSlug = /^(19|20)\d\d$/;

/** What the path can say; everything else stands in the query (R4). */
export const pathParams: readonly StateName[] = [
  ...(['listingType', 'startYear', 'endYear', 'makeCode', 'modelCode', 'trimCode'] as const),
  ...qualifierParams,
];

/** Why a path is no page of the search. */
export interface UnknownPath {
  slug: string;
  reason: string;
}

/**
 * Reads `/cars-for-sale/{all|new|used|certified}[/{year}][/{make}[/{model}[/{trim}]]][/{qualifier}]` into `draft` (R4).
 * @returns what was not known; undefined when all was. Never throws.
 */
export function readPath(path: string, draft: Draft, reference: Reference): UnknownPath | undefined {
  const [base, condition = 'all', ...rest] = path.split('/').filter(Boolean).map(decodeSegment);
  if (`/${base}` !== basePath) return { slug: base ?? '', reason: `not under ${basePath}` };
  if (!listingTypes.has(condition)) return { slug: condition, reason: 'not one of all, new, used, certified' };
  const listingType = listingTypes.get(condition);
  if (listingType !== undefined) give(draft, 'listingType', [listingType]);

  const year = yearSlug.test(rest[0] ?? '') ? rest.shift() : undefined;
  const [makeSlug, modelSlug, ...tail] = rest;
  if (makeSlug === undefined) return year === undefined ? undefined : yearAlone(year);

  const make = reference.makes.bySlug.get(makeSlug);
  if (make === undefined) return { slug: makeSlug, reason: 'no make has this name' };
  give(draft, 'makeCode', [make.code]);
  if (modelSlug === undefined) return year === undefined ? undefined : yearAlone(year);

  const model = reference.models(make.code)?.bySlug.get(modelSlug);
  if (model === undefined) return { slug: modelSlug, reason: `no model of ${make.label} has this name` };
  give(draft, 'modelCode', [model.code]);
  if (year !== undefined) giveAll(draft, { startYear: year, endYear: year });

  const [last, beyond] = tail;
  if (last === undefined) return undefined;
  if (beyond !== undefined) return { slug: beyond, reason: 'nothing may follow a trim or a qualifier' };
  const found = readTail(last, model.code, reference);
  if (found === undefined)
    return { slug: last, reason: `neither a trim of ${make.label} ${model.label} nor a qualifier` };
  giveAll(draft, found);
  return undefined;
}

function yearAlone(year: string): UnknownPath {
  return { slug: year, reason: 'a year needs a make and a model' };
}

/** What stands behind make and model: a trim of that model, else a qualifier. */
function readTail(slug: string, modelCode: string, reference: Reference): Said | undefined {
  const trim = reference.trims(modelCode)?.bySlug.get(slug);
  return trim === undefined ? readQualifier(slug, reference) : { trimCode: trim.code };
}

function giveAll(draft: Draft, values: Said): void {
  for (const [name, value] of Object.entries(values)) give(draft, name as StateName, [value]);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/**
 * The canonical path of a state, and which parameters it says. A slug is written only where reading it gives the same code
 * back, so nothing is lost where two labels share a slug or a trim is called as a colour is.
 */
export function writePath(
  state: SearchState,
  rules: SearchRules,
  reference: Reference,
): { path: string; said: Set<StateName> } {
  const said = new Set<StateName>();
  let path = `${basePath}/${writeListingType(state, said)}`;

  const model = only(state.modelCode);
  const make = rules.makeCode === undefined ? only(state.makeCode) : model && rules.makeCode;
  const makeSlug = make && reference.makes.slugs.get(make);
  if (make === undefined || makeSlug === undefined || yearSlug.test(makeSlug)) return { path, said };
  const modelSlug = model && reference.models(make)?.slugs.get(model);
  // The brand's only make is written as the parent of its model, never for its own sake.
  if (model === undefined || modelSlug === undefined) {
    if (rules.makeCode !== undefined) return { path, said };
    said.add('makeCode');
    return { path: `${path}/${makeSlug}`, said };
  }
  if (state.startYear !== undefined && state.startYear === state.endYear) {
    path += `/${state.startYear}`;
    said.add('startYear').add('endYear');
  }
  said.add('makeCode').add('modelCode');
  path += `/${makeSlug}/${modelSlug}`;

  const trim = only(state.trimCode);
  const trimSlug = trim && reference.trims(model)?.slugs.get(trim);
  if (trimSlug !== undefined) {
    said.add('trimCode');
    return { path: `${path}/${trimSlug}`, said };
  }
  const qualifier = writeQualifier(state, reference, (slug) => readTail(slug, model, reference));
  if (qualifier === undefined) return { path, said };
  for (const name of qualifier.params) said.add(name);
  return { path: `${path}/${qualifier.slug}`, said };
}

function writeListingType(state: SearchState, said: Set<StateName>): string {
  const type = only(state.listingType);
  for (const [slug, code] of listingTypes) {
    if (code === undefined || code !== type) continue;
    said.add('listingType');
    return slug;
  }
  return 'all';
}
