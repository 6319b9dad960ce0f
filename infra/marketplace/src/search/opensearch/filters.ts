/** Criteria as filters of OpenSearch: the same tests as those of `match.ts` in `packages/matching`, to the last listing. */
import {
  type Criteria,
  type FacetName,
  milesOfChord,
  type Range,
  type Scope,
  type SteppedParam,
  steppedFacts,
  steppedNames,
  steppedParams,
  type Vector,
  type VehicleChoice,
} from '@forecourt/matching';
import { chordScript, vectorParams } from './scripts';

/** A part of OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>;

/** A choice that a facet's own counts, or a fact's own statistics, ignore (R23). */
export type Choice = FacetName | SteppedParam | 'price' | 'year';

export const all = (filter: readonly Query[]): Query => (filter.length === 1 ? filter[0]! : { bool: { filter } });
const any = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });
export const among = (field: string, values: Iterable<string | number>): Query => ({ terms: { [field]: [...values] } });
const is = (field: string, value: string | boolean): Query => ({ term: { [field]: value } });
const coded = (facet: FacetName) => `codes.${facet}`;

export const isListing = is('kind', 'listing');

/** Matches the listings in a search's scope. */
export function scopeQuery(scope: Scope): Query {
  const { near, state, features, keywords, excludedIds, tiers, vehicleHighlights, ownerId, showcase } = scope;
  const filter: Query[] = [
    isListing,
    ...(state === null ? [] : [is('state', state)]),
    ...features.map((code) => is(coded('featureCode'), code)),
    ...keywords.map(wordQuery),
    ...(tiers === null ? [] : [among('tier', tiers)]),
    ...(vehicleHighlights ? [is('vehicleHighlight', true)] : []),
    ...(ownerId === null ? [] : [is('ownerId', ownerId)]),
    ...(showcase ? [is('showcase', true)] : []),
    ...(near === null ? [] : [nearQuery(near)]),
  ];
  return { bool: { filter, ...(excludedIds.size > 0 && { must_not: [among('id', excludedIds)] }) } };
}

function wordQuery({ word, labels }: Scope['keywords'][number]): Query {
  return any([is('words', word), ...labels.map(({ facet, code }) => is(coded(facet), code))]);
}

/** Distance from the edge, in miles, up to which OpenSearch's distance may differ from ours by rounding. */
const doubt = 0.01;

/** Matches the listings within a distance. OpenSearch's own distance decides, except near the edge, where a script computes ours. */
function nearQuery({ vector, chord, shipped }: NonNullable<Scope['near']>): Query {
  const miles = milesOfChord(chord);
  const place = placeOf(vector);
  const within = (distance: number): Query => ({ geo_distance: { distance: `${distance}mi`, place } });
  const script = { lang: 'painless', source: `${chordScript} return chord <= params.chord;` };
  const exactly: Query = { script: { script: { ...script, params: { ...vectorParams(vector), chord } } } };
  return any([
    ...(miles > doubt ? [within(miles - doubt)] : []),
    all([within(miles + doubt), exactly]),
    ...(shipped ? [is('marketExtension', true)] : []),
  ]);
}

/** Returns the degrees of a point on the unit sphere; precise at the poles, too. */
function placeOf([x, y, z]: Vector) {
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: degrees(Math.atan2(y, x)) };
}

/** Returns the filter of each choice that a search has made. */
export function choicesOf({ vehicle, plain, price, year, stepped }: Criteria): Map<Choice, Query> {
  const choices = new Map<Choice, Query>(vehicleQueries(vehicle));
  for (const [facet, codes] of plain) choices.set(facet, among(coded(facet), codes));
  if (isBounded(price)) choices.set('price', rangeQuery('price', price));
  if (isBounded(year)) choices.set('year', rangeQuery('year', year));
  for (const param of steppedNames) {
    const bound = stepped[param];
    if (bound === undefined) continue;
    const range = steppedParams[param].bound === 'most' ? { max: bound } : { min: bound };
    choices.set(param, rangeQuery(steppedFacts[param], range));
  }
  return choices;
}

const isBounded = ({ min, max }: Range) => min !== undefined || max !== undefined;

/** An unknown fact is in no bounded range. */
const rangeQuery = (field: string, { min, max }: Range): Query => ({ range: { [field]: { gte: min, lte: max } } });

function* vehicleQueries({ makes, seriesOf, modelsOf, trimsOf, packages }: VehicleChoice): Generator<[Choice, Query]> {
  if (makes !== null) yield ['makeCode', among(coded('makeCode'), makes)];
  if (seriesOf.size > 0) yield ['seriesCode', narrowing('makeCode', 'seriesCode', seriesOf)];
  if (modelsOf.size > 0) yield ['modelCode', narrowing('makeCode', 'modelCode', modelsOf)];
  if (trimsOf.size > 0) yield ['trimCode', narrowing('modelCode', 'trimCode', trimsOf)];
  if (packages !== null) yield ['packages', among(coded('packages'), packages)];
}

/** A choice narrows what it belongs to and nothing else (R6): it excludes the others of the same make or model. */
function narrowing(of: FacetName, facet: FacetName, chosen: ReadonlyMap<string, ReadonlySet<string>>): Query {
  const must_not = [...chosen].map(([owner, codes]) => ({
    bool: { filter: [is(coded(of), owner)], must_not: [among(coded(facet), codes)] },
  }));
  return { bool: { must_not } };
}

/** Returns the further conditions of the listings that a facet counts: some facets count only those of the chosen makes or models. Null if none is chosen, so that the facet is not counted. */
export function countedFor(facet: FacetName, { makes, modelsOf }: VehicleChoice): Query[] | null {
  if (facet === 'trimCode') {
    const models = [...modelsOf].map(([make, codes]) =>
      all([is(coded('makeCode'), make), among(coded('modelCode'), codes)]),
    );
    return models.length === 0 ? null : [any(models)];
  }
  if (facet !== 'seriesCode' && facet !== 'modelCode' && facet !== 'packages') return [];
  return makes === null ? null : [among(coded('makeCode'), makes)];
}
