import { distanceCost, stepsAPoint } from '@forecourt/marketplace/src/listing/relevance';
import { EARTH_RADIUS_MILES, firstResults } from '@forecourt/marketplace/src/search/relevance-order';
import {
  type Criteria,
  type FacetName,
  type Range,
  type Scope,
  steppedNames,
  steppedParams,
} from '@forecourt/matching';
import { type CodeNumbers, factColumn, maskColumn, multiFacets, stepColumn } from './columns';

/** Kinds of rows in the answer: (kind, a, b, id). */
export const kinds = { total: 0, price: 1, year: 2, mileage: 3, listing: 4, count: 5 } as const;

/** A choice whose counts or statistics ignore it (R23). */
interface Choice {
  /** Condition of a row that has it. */
  passes: string;
  /** Choices of one group fail together: a row that fails the make is not tested for the model. */
  group: number;
  /** The codes for which a row counts when it fails this choice only. */
  counts: string;
  /** The statistic that ignores it. */
  extent?: 'price' | 'year' | 'mileage';
}

/**
 * Builds one statement for a whole search: total, extents, page and all counts. Rows within the scope are tagged with the single choice
 * that they fail, 0 for none, and get the list of the codes that they count for; everything else is computed from those rows. It is
 * the fastest of the formulations in the README.
 * @throws for a search with a parameter that the benchmark's mix does not contain
 */
export function statementFor(criteria: Criteria, numbers: CodeNumbers): string {
  const scope = scopeOf(criteria.scope, numbers);
  const choices = choicesOf(criteria, numbers);
  if (scope.length === 0 && choices.length === 0) return unfiltered(criteria);

  const tag =
    choices.length === 0
      ? '0'
      : `CASE ${choices.map(({ passes }, at) => `WHEN NOT (${passes}) THEN ${at + 1}`).join(' ')} ELSE 0 END`;
  const groups = [...new Set(choices.map(({ group }) => group))].map((group) =>
    choices.flatMap((choice) => (choice.group === group ? [`(${choice.passes})`] : [])).join(' AND '),
  );
  const failures = groups.map((passes) => `(NOT (${passes}))::UTINYINT`).join(' + ');
  const where = [...scope, ...(groups.length > 1 ? [`${failures} <= 1`] : [])];
  const counted = `CASE tag WHEN 0 THEN ${countsOfResult(criteria)} ${choices
    .map(({ counts }, at) => `WHEN ${at + 1} THEN ${counts}`)
    .join(' ')} END`;
  const extentOf = (name: 'price' | 'year' | 'mileage') => {
    const own = choices.findIndex(({ extent }) => extent === name) + 1;
    return (aggregate: string) => `${aggregate}(${name}) FILTER (tag = 0 OR tag = ${own})`;
  };
  const extents = (['price', 'year', 'mileage'] as const).map(extentOf);
  return `
    WITH tagged AS (SELECT *, (${tag})::UTINYINT AS tag FROM listings ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}),
    found AS MATERIALIZED (
      SELECT rank, id, price, year, mileage, tag, ${sortColumns(criteria)
        .map((column) => `${column}, `)
        .join('')}
        ${choices.length === 0 ? 'codes' : counted} AS counted
      FROM tagged)
    SELECT unnest([${kinds.total}, ${kinds.price}, ${kinds.year}, ${kinds.mileage}])::INTEGER AS kind,
      unnest([0, ${extents.map((of) => of('min')).join(', ')}])::INTEGER AS a,
      unnest([count(*) FILTER (tag = 0), ${extents.map((of) => of('max')).join(', ')}])::INTEGER AS b,
      NULL::VARCHAR AS id
    FROM found
    UNION ALL ${pageOf(criteria, 'found WHERE tag = 0')}
    UNION ALL SELECT ${kinds.count}, code::INTEGER, count(*)::INTEGER, NULL
    FROM (SELECT unnest(counted) AS code FROM found) GROUP BY code`;
}

/** Reads the counts of a search without filters, which were made with the table. */
function unfiltered(criteria: Criteria): string {
  return `
    SELECT unnest([${kinds.total}, ${kinds.price}, ${kinds.year}, ${kinds.mileage}])::INTEGER AS kind,
      unnest([0, minPrice, minYear, minMileage])::INTEGER AS a,
      unnest([listings, maxPrice, maxYear, maxMileage])::INTEGER AS b, NULL::VARCHAR AS id
    FROM extents
    UNION ALL ${pageOf(criteria, 'listings')}
    UNION ALL SELECT ${kinds.count}, code, listings, NULL FROM totals`;
}

function pageOf(criteria: Criteria, from: string): string {
  const { sort, origin, count, first } = criteria;
  const page = `LIMIT ${count} OFFSET ${first}`;
  const ids =
    sort === 'relevance'
      ? `SELECT id FROM (${ofSeveralSellers(criteria, from)}) ORDER BY place <= ${firstResults.count} DESC, key, rank ${page}`
      : `SELECT id FROM ${from} ORDER BY ${orderOf(sort, origin)}, rank ${page}`;
  return `SELECT ${kinds.listing}, NULL, NULL, id FROM (${ids})`;
}

/** R37: selects results with a place; the fifth and later results of a seller have a place after the first ten. */
function ofSeveralSellers(criteria: Criteria, from: string): string {
  const { count, ofOneSeller } = firstResults;
  return `
    SELECT id, key, rank, CASE WHEN own <= ${ofOneSeller}
        THEN row_number() OVER (PARTITION BY own <= ${ofOneSeller} ORDER BY key, rank) ELSE ${count + 1} END AS place
    FROM (SELECT id, rank, key, row_number() OVER (PARTITION BY owner ORDER BY key, rank) AS own
      FROM (SELECT id, rank, owner, ${relevanceKey(criteria)} AS key FROM ${from}))`;
}

/** The same arithmetic as `relevanceKey` of the marketplace. */
function relevanceKey({ origin }: Criteria): string {
  if (origin === null) return '-relevance';
  const { most, halfAt } = distanceCost;
  const miles = `sqrt(${chordTo(origin)}) * ${double(EARTH_RADIUS_MILES)}`;
  const points = `coalesce(${double(most)} * (${miles}) / (${miles} + ${double(halfAt)}), ${double(most)})`;
  return `${points} * ${double(stepsAPoint)} - relevance`;
}

/** Bounds by a box first: DuckDB stores the extremes of each block of a column, and skips blocks without reading them. */
function scopeOf(scope: Scope, numbers: CodeNumbers): string[] {
  const { near, features, state, keywords, excludedIds, tiers, vehicleHighlights, ownerId, showcase } = scope;
  const other = [state, tiers, ownerId].some((part) => part !== null) || vehicleHighlights || showcase;
  if (other || keywords.length > 0 || excludedIds.size > 0 || near?.shipped) {
    throw new Error('The statement supports only place and features: the search has other conditions in its scope.');
  }
  const conditions: string[] = [];
  if (near !== null) {
    const reach = Math.sqrt(near.chord) * 1.000001;
    const box = ['x', 'y', 'z'].map((axis, at) => {
      const centre = near.vector[at]!;
      return `${axis} BETWEEN ${double(centre - reach)} AND ${double(centre + reach)}`;
    });
    conditions.push(...box, `${chordTo(near.vector)} <= ${double(near.chord)}`);
  }
  if (features.length > 0) {
    const mask = numbers.mask('featureCode', features);
    const areKnown = features.every((code) => numbers.find('featureCode', code) !== 0);
    conditions.push(areKnown ? `${maskColumn('featureCode')} & ${mask}::UBIGINT = ${mask}::UBIGINT` : 'false');
  }
  return conditions;
}

const vehicleGroup = 0;

function choicesOf(criteria: Criteria, numbers: CodeNumbers): Choice[] {
  const { vehicle, plain, price, year, stepped } = criteria;
  if (
    vehicle.seriesOf.size > 0 ||
    vehicle.trimsOf.size > 0 ||
    vehicle.packages !== null ||
    (vehicle.makes?.size ?? 0) > 1
  ) {
    throw new Error('The statement supports only one make and its models: the search chooses vehicles in another way.');
  }
  const choices: Choice[] = [];
  const isOneOf = (facet: FacetName, codes: Iterable<string>) =>
    `${facet} IN (${[...codes].map((code) => numbers.find(facet, code) || NOBODY).join(', ')})`;
  if (vehicle.makes !== null) {
    choices.push({ passes: isOneOf('makeCode', vehicle.makes), group: vehicleGroup, counts: '[makeCode]' });
  }
  for (const models of vehicle.modelsOf.values()) {
    const counts = '[makeCode, seriesCode, modelCode]';
    choices.push({ passes: isOneOf('modelCode', models), group: vehicleGroup, counts });
  }
  const own = () => choices.length + 1;
  for (const [facet, codes] of plain) {
    choices.push(
      multiFacets.includes(facet)
        ? { passes: `${maskColumn(facet)} & ${numbers.mask(facet, codes)}::UBIGINT <> 0`, group: own(), counts: facet }
        : { passes: isOneOf(facet, codes), group: own(), counts: `[${facet}]` },
    );
  }
  if (isBounded(price))
    choices.push({ passes: within('price', price), group: own(), counts: '[priceBin]', extent: 'price' });
  if (isBounded(year))
    choices.push({ passes: within('year', year), group: own(), counts: '[yearBin]', extent: 'year' });
  for (const name of steppedNames) {
    const bound = stepped[name];
    if (bound === undefined) continue;
    const range = steppedParams[name].bound === 'most' ? { max: bound } : { min: bound };
    choices.push({
      ...{ passes: within(factColumn(name), range), group: own(), counts: `[${stepColumn(name)}]` },
      ...(name === 'mileage' && { extent: name }),
    });
  }
  return choices;
}

/** A number that stands for no code. */
const NOBODY = 65_535;

/** A result counts for every facet; for those of a make only where one is chosen, for trims only with a model. */
function countsOfResult({ vehicle }: Criteria): string {
  if (vehicle.makes === null) return 'codes';
  const dependants = ['seriesCode', 'modelCode', ...(vehicle.modelsOf.size > 0 ? ['trimCode'] : [])];
  return `list_concat(codes, list_concat([${dependants.join(', ')}], packages))`;
}

const orders: Readonly<Record<Exclude<Criteria['sort'], 'distanceASC' | 'relevance'>, string>> = {
  derivedpriceASC: 'price ASC NULLS LAST',
  derivedpriceDESC: 'price DESC NULLS LAST',
  datelistedASC: 'listedAt ASC',
  datelistedDESC: 'listedAt DESC',
  mileageASC: 'mileage ASC NULLS LAST',
  mileageDESC: 'mileage DESC NULLS LAST',
  yearASC: 'year ASC',
  yearDESC: 'year DESC',
};

function orderOf(sort: Exclude<Criteria['sort'], 'relevance'>, origin: Criteria['origin']): string {
  return sort === 'distanceASC' ? `${chordTo(origin!)} NULLS LAST` : orders[sort];
}

/** Columns beyond those that every search reads. */
function sortColumns({ sort }: Criteria): string[] {
  if (sort === 'distanceASC') return ['x', 'y', 'z'];
  return sort === 'relevance'
    ? ['relevance', 'owner', 'x', 'y', 'z']
    : sort.startsWith('datelisted')
      ? ['listedAt']
      : [];
}

/** The same arithmetic in the same order as the engines': for a listing on the edge the last bit decides. */
function chordTo([x, y, z]: readonly [number, number, number]): string {
  const square = (axis: string, at: number) => `(${axis} - ${double(at)}) * (${axis} - ${double(at)})`;
  return `${square('x', x)} + ${square('y', y)} + ${square('z', z)}`;
}

/** Writes an exponent, so that DuckDB reads a double rather than a decimal. */
function double(value: number): string {
  return `(${value.toExponential()})`;
}

function isBounded({ min, max }: Range): boolean {
  return min !== undefined || max !== undefined;
}

/** An unknown number is outside; never NULL, as NOT of it has to be true. */
function within(column: string, { min, max }: Range): string {
  const ends = [min === undefined ? [] : `${column} >= ${min}`, max === undefined ? [] : `${column} <= ${max}`].flat();
  return `coalesce(${ends.join(' AND ')}, false)`;
}
