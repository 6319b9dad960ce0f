import type { StateName } from '../params';
import type { Reference } from '../reference-index';
import type { SearchRules, SearchState } from '../state';
import { type Draft, give } from './draft';
import { only } from './only';
import { qualifierParams, readQualifier, type Said, writeQualifier } from './qualifier';

/** First segment of every page of the search. */
export const basePath = '/cars-for-sale';

const conditions: Readonly<Record<string, string>> = { new: 'NEW', used: 'USED', certified: 'CERTIFIED' };
const yearSlug = /^(19|20)\d\d$/;

/** Parameters that the path can contain; all others are in the query (R4). */
export const pathParams: readonly StateName[] = [
  ...(['listingType', 'startYear', 'endYear', 'makeCode', 'modelCode', 'trimCode'] as const),
  ...qualifierParams,
];

/** Why a path is not a page of the search. */
export interface UnknownPath {
  slug: string;
  reason: string;
}

/**
 * Parses `/cars-for-sale/{all|new|used|certified}[/{year}][/{make}[/{model}[/{trim}]]][/{qualifier}]` into `draft`
 * (R4). Never throws.
 * @returns the unknown segment; undefined if all are known
 */
export function readPath(path: string, draft: Draft, reference: Reference): UnknownPath | undefined {
  const [base = '', condition = 'all', ...rest] = path.split('/').filter(Boolean).map(decodeSegment);
  if (`/${base}` !== basePath) return { slug: base, reason: 'not a page of the search' };
  if (Object.hasOwn(conditions, condition)) giveAll(draft, { listingType: conditions[condition] });
  else if (condition !== 'all' && condition !== 'all-cars') return { slug: condition, reason: 'no such condition' };

  const year = yearSlug.test(rest[0] ?? '') ? rest.shift() : undefined;
  const [makeSlug, modelSlug, last, beyond] = rest;
  if (year !== undefined) {
    if (modelSlug === undefined) return { slug: year, reason: 'a year needs a make and a model' };
    giveAll(draft, { startYear: year, endYear: year });
  }
  if (makeSlug === undefined) return undefined;
  const make = reference.makes.bySlug.get(makeSlug);
  if (make === undefined) return { slug: makeSlug, reason: 'no such make' };
  giveAll(draft, { makeCode: make.code });

  if (modelSlug === undefined) return undefined;
  const model = reference.models(make.code)?.bySlug.get(modelSlug);
  if (model === undefined) return { slug: modelSlug, reason: `no such model of ${make.label}` };
  giveAll(draft, { modelCode: model.code });

  if (last === undefined) return undefined;
  if (beyond !== undefined) return { slug: beyond, reason: 'nothing follows a trim or qualifier' };
  const trim = reference.trims(model.code)?.bySlug.get(last);
  const found = trim ? { trimCode: trim.code } : readQualifier(last, reference)?.said;
  if (found === undefined) return { slug: last, reason: `no such trim or qualifier of ${make.label} ${model.label}` };
  giveAll(draft, found);
  return undefined;
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

/** Returns the canonical path of a state, and the parameters that it contains. */
export function writePath(
  state: SearchState,
  rules: SearchRules,
  reference: Reference,
): { path: string; said: Set<StateName> } {
  const said = new Set<StateName>();
  let path = basePath;
  for (const [slug, ...names] of segmentsOf(state, rules, reference)) {
    path += `/${slug}`;
    for (const name of names) said.add(name);
  }
  return { path, said };
}

/**
 * Yields the segments after the base, each with its parameters. A slug is written only if parsing it returns the same
 * code, so that nothing is lost if two labels share a slug, or a trim has the name of a colour.
 */
function* segmentsOf(
  state: SearchState,
  rules: SearchRules,
  reference: Reference,
): Generator<[slug: string, ...said: StateName[]], void> {
  const type = only(state.listingType);
  const condition = Object.keys(conditions).find((slug) => conditions[slug] === type);
  yield condition === undefined ? ['all'] : [condition, 'listingType'];

  const model = only(state.modelCode);
  const make = rules.makeCode ?? only(state.makeCode);
  const makeSlug = make && reference.makes.slugs.get(make);
  if (!make || !makeSlug || yearSlug.test(makeSlug)) return;
  const modelSlug = model && reference.models(make)?.slugs.get(model);
  if (!model || !modelSlug) {
    // The brand's only make is written only as the parent of its model.
    if (rules.makeCode === undefined) yield [makeSlug, 'makeCode'];
    return;
  }
  if (state.startYear === state.endYear && state.startYear) yield [`${state.startYear}`, 'startYear', 'endYear'];
  yield [makeSlug, 'makeCode'];
  yield [modelSlug, 'modelCode'];

  const trims = reference.trims(model);
  const trim = only(state.trimCode);
  const trimSlug = trim && trims?.slugs.get(trim);
  if (trimSlug !== undefined) return yield [trimSlug, 'trimCode'];
  const qualifier = writeQualifier(state, reference, (slug) => trims?.bySlug.has(slug) ?? false);
  if (qualifier !== undefined) yield [qualifier.slug, ...qualifier.params];
}
