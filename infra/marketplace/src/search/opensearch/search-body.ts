/** A search as one request: a page, its total, all counts and statistics, and the state of the store that they are of. */
import {
  type Criteria,
  type FacetName,
  facetNames,
  type SteppedParam,
  steppedFacts,
  steppedNames,
  steppedParams,
} from '@forecourt/matching';
import { vehicleParams } from '@forecourt/search-state';
import { priceEdges } from '../../listing/facets';
import { all, among, type Choice, choicesOf, countedFor, isListing, type Query, scopeQuery } from './filters';
import { orderOf } from './order';
import { isPosition, positionAggregation } from './position';
import { beginOf } from './varied';

/** Most codes of a facet; an answer that lacks some is refused. */
const MOST_CODES = 20_000;

/** A count or statistic. */
interface Part {
  name: string;
  /** The choices that it ignores (R23). */
  ignored: readonly Choice[];
  /** Further conditions of the listings that it counts. */
  only: readonly Query[];
  aggregation: Query;
}

/** Returns the body of a search. @param excludedOwners sellers whose listings are not returned; they are counted */
export function searchBody(criteria: Criteria, excludedOwners: readonly string[] = []) {
  const choices = choicesOf(criteria);
  const isRelevance = criteria.sort === 'relevance';
  const isValid = Object.keys(criteria.invalid).length === 0;
  return {
    query: { bool: { filter: [{ bool: { should: [scopeQuery(criteria.scope), isPosition] } }] } },
    post_filter: {
      bool: {
        filter: [isListing, ...choices.values()],
        ...(excludedOwners.length > 0 && { must_not: [among('ownerId', excludedOwners)] }),
      },
    },
    sort: orderOf(criteria),
    ...(isRelevance ? beginOf(criteria) : { from: criteria.first, size: criteria.count }),
    ...(!isValid && { from: 0, size: 0 }),
    track_total_hits: true,
    _source: false,
    docvalue_fields: isRelevance ? ['ownerId'] : [],
    aggs: { position: positionAggregation, ...grouped(partsOf(criteria), choices) },
  };
}

function partsOf({ vehicle }: Criteria): Part[] {
  const counts = facetNames.flatMap((facet): Part[] => {
    const only = countedFor(facet, vehicle);
    const aggregation = { terms: { field: `codes.${facet}`, size: MOST_CODES } };
    return only === null ? [] : [{ name: `counts:${facet}`, ignored: ignoredBy(facet), only, aggregation }];
  });
  const steps = steppedNames.map(
    (param): Part => ({ ...plainPart(`steps:${param}`, param), aggregation: stepsOf(param) }),
  );
  const stats = (['price', 'year', 'mileage'] as const).map(
    (field): Part => ({ ...plainPart(`stats:${field}`, field), aggregation: { stats: { field } } }),
  );
  return [
    ...counts,
    ...steps,
    ...stats,
    { ...plainPart('bins:priceBin', 'price'), aggregation: { range: { field: 'price', ranges: priceBins } } },
    { ...plainPart('bins:yearBin', 'year'), aggregation: { terms: { field: 'year', size: MOST_CODES } } },
  ];
}

const plainPart = (name: string, own: Choice) => ({ name, ignored: [own], only: [] });

/** A facet's counts ignore its own choice and those of the levels below it; features narrow (R23). */
function ignoredBy(facet: FacetName): readonly Choice[] {
  if (facet === 'featureCode') return [];
  const level = (vehicleParams as readonly FacetName[]).indexOf(facet);
  return level === -1 ? [facet] : vehicleParams.slice(level);
}

/** All facts are whole numbers, so that "at most 5" is "below 6". */
function stepsOf(param: SteppedParam): Query {
  const { bound, steps } = steppedParams[param];
  const ranges = steps.map((step) => ({
    key: String(step),
    ...(bound === 'most' ? { to: step + 1 } : { from: step }),
  }));
  return { range: { field: steppedFacts[param], ranges } };
}

/** The lowest bin has no lower edge, the highest no upper one. */
const priceBins = priceEdges.map((edge, at) => ({
  key: String(edge),
  ...(at > 0 && { from: edge }),
  ...(at + 1 < priceEdges.length && { to: priceEdges[at + 1] }),
}));

/** Groups parts that count the same listings, so that these are determined once. */
function grouped(parts: readonly Part[], choices: ReadonlyMap<Choice, Query>): Record<string, Query> {
  const groups = new Map<string, { filters: Query[]; aggs: Record<string, Query> }>();
  for (const { name, ignored, only, aggregation } of parts) {
    const applied = [...choices].filter(([choice]) => !ignored.includes(choice)).map(([, query]) => query);
    const filters = [isListing, ...applied, ...only];
    const key = JSON.stringify(filters);
    const group = groups.get(key) ?? { filters, aggs: {} };
    groups.set(key, group);
    group.aggs[name] = aggregation;
  }
  return Object.fromEntries(
    [...groups.values()].map(({ filters, aggs }, at) => [`group${at}`, { filter: all(filters), aggs }]),
  );
}
