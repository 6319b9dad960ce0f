import { squaredChord, toVector, type Vector } from '../places/distance';
import type { Criteria, Range, Scope, VehicleChoice } from './criteria';
import type { SearchDocument } from './document';
import { type FacetName, facetNames, type SteppedParam, steppedNames, steppedParams, vehicleFacets } from './facets';
import type { Counts, Extent, SearchEngine, SearchResult } from './search';

/**
 * The engine that is easy to believe: it asks every question of every listing. The fast one is tested against it; it has no
 * other use.
 */
export class NaiveSearch implements SearchEngine {
  private readonly documents = new Map<string, SearchDocument>();

  constructor(documents: Iterable<SearchDocument> = []) {
    for (const document of documents) this.upsert(document);
  }

  get size(): number {
    return this.documents.size;
  }

  upsert(document: SearchDocument): void {
    this.documents.set(document.id, document);
  }

  remove(id: string): boolean {
    return this.documents.delete(id);
  }

  search(criteria: Criteria): SearchResult {
    // Each question is asked of each listing once, and all that follows is about who failed which.
    const asked = [...this.documents.values()]
      .filter((document) => inScope(document, criteria.scope))
      .map((document) => ({ document, failed: failuresOf(document, criteria) }));
    const without = (...ignored: Question[]) =>
      asked
        .filter(({ failed }) => failed.every((question) => ignored.includes(question)))
        .map(({ document }) => document);
    const results = without();
    const page = results.sort(comparator(criteria)).slice(criteria.first, criteria.first + criteria.count);
    const isValid = Object.keys(criteria.invalid).length === 0;

    return {
      ids: isValid ? page.map((document) => document.id) : [],
      total: isValid ? results.length : 0,
      counts: Object.fromEntries(
        facetNames.map((facet) => [facet, countCodes(facet, without(...ignoredBy(facet)), criteria.vehicle)]),
      ) as Record<FacetName, Counts>,
      steps: Object.fromEntries(steppedNames.map((param) => [param, countSteps(param, without(param))])) as Record<
        SteppedParam,
        number[]
      >,
      stats: {
        price: extentOf(without('price').map((document) => document.price)),
        year: extentOf(without('year').map((document) => document.year)),
        mileage: extentOf(without('mileage').map((document) => document.mileage)),
      },
    };
  }
}

/** What a listing can fail by. */
type Question = FacetName | SteppedParam | 'price' | 'year';

/** A facet's counts ignore its own choice and that of its dependants; features narrow (R23). */
function ignoredBy(facet: FacetName): Question[] {
  if (facet === 'featureCode') return [];
  const level = (vehicleFacets as readonly FacetName[]).indexOf(facet);
  return level === -1 ? [facet] : vehicleFacets.slice(level);
}

function failuresOf(document: SearchDocument, { vehicle, plain, price, year, stepped }: Criteria): Question[] {
  const failed: Question[] = [];
  for (const facet of vehicleFacets) if (!fitsVehicle(document, facet, vehicle)) failed.push(facet);
  for (const [facet, codes] of plain) if (!hasAny(document, facet, codes)) failed.push(facet);
  if (!inRange(document.price, price)) failed.push('price');
  if (!inRange(document.year, year)) failed.push('year');
  for (const param of steppedNames) if (!withinStep(document, param, stepped[param])) failed.push(param);
  return failed;
}

function inScope(document: SearchDocument, scope: Scope): boolean {
  return (
    (scope.near === null || isNear(document, scope.near)) &&
    (scope.state === null || document.state === scope.state) &&
    scope.features.every((code) => document.codes.featureCode.includes(code)) &&
    scope.keywords.every(
      ({ word, labels }) =>
        document.words.includes(word) || labels.some(({ facet, code }) => document.codes[facet].includes(code)),
    ) &&
    !scope.excludedIds.has(document.id) &&
    (scope.tiers === null || scope.tiers.has(document.tier)) &&
    (!scope.vehicleHighlights || document.vehicleHighlight) &&
    (scope.ownerId === null || document.ownerId === scope.ownerId) &&
    (!scope.showcase || document.showcase)
  );
}

function isNear(document: SearchDocument, near: NonNullable<Scope['near']>): boolean {
  return (near.shipped && document.marketExtension) || chordTo(document, near.vector) <= near.chord;
}

/** Infinite for a listing whose place is unknown. */
function chordTo(document: SearchDocument, [x, y, z]: Vector): number {
  if (document.lat === null || document.lon === null) return Number.POSITIVE_INFINITY;
  let vector = vectors.get(document);
  if (vector === undefined) {
    vector = toVector(document.lat, document.lon);
    vectors.set(document, vector);
  }
  return squaredChord(vector[0], vector[1], vector[2], x, y, z);
}

/** Computed once, because a test asks for them thousands of times. */
const vectors = new WeakMap<SearchDocument, Vector>();

function fitsVehicle(
  { codes }: SearchDocument,
  facet: (typeof vehicleFacets)[number],
  { makes, seriesOf, modelsOf, trimsOf, packages }: VehicleChoice,
): boolean {
  const make = codes.makeCode[0]!;
  const model = codes.modelCode[0]!;
  const isAmong = (chosen: ReadonlySet<string> | undefined, own: readonly string[]) =>
    chosen === undefined || own.some((code) => chosen.has(code));
  if (facet === 'makeCode') return makes === null || makes.has(make);
  if (facet === 'seriesCode') return isAmong(seriesOf.get(make), codes.seriesCode);
  if (facet === 'modelCode') return isAmong(modelsOf.get(make), codes.modelCode);
  if (facet === 'trimCode') return isAmong(trimsOf.get(model), codes.trimCode);
  return isAmong(packages ?? undefined, codes.packages);
}

function hasAny(document: SearchDocument, facet: FacetName, codes: ReadonlySet<string>): boolean {
  return document.codes[facet].some((code) => codes.has(code));
}

function inRange(value: number | null, { min, max }: Range): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

const steppedFact = {
  mileage: (document: SearchDocument) => document.mileage,
  mpgRange: (document: SearchDocument) => document.mpg,
  electricMileRange: (document: SearchDocument) => document.electricRange,
};

function withinStep(document: SearchDocument, param: SteppedParam, bound: number | undefined): boolean {
  if (bound === undefined) return true;
  return inRange(steppedFact[param](document), steppedParams[param].bound === 'most' ? { max: bound } : { min: bound });
}

function countSteps(param: SteppedParam, documents: readonly SearchDocument[]): number[] {
  return steppedParams[param].steps.map(
    (step) => documents.filter((document) => withinStep(document, param, step)).length,
  );
}

function countCodes(facet: FacetName, documents: readonly SearchDocument[], vehicle: VehicleChoice): Counts {
  const counts: Counts = {};
  for (const document of documents) {
    if (!isCounted(facet, document, vehicle)) continue;
    for (const code of document.codes[facet]) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Models of makes that nobody chose would be thousands. */
function isCounted(facet: FacetName, { codes }: SearchDocument, { makes, modelsOf }: VehicleChoice): boolean {
  const make = codes.makeCode[0]!;
  const isOfMake = makes?.has(make) ?? false;
  if (facet === 'seriesCode' || facet === 'modelCode' || facet === 'packages') return isOfMake;
  if (facet === 'trimCode') return modelsOf.get(make)?.has(codes.modelCode[0]!) ?? false;
  return true;
}

function extentOf(values: readonly (number | null)[]): Extent {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((extent, value) => ({ min: Math.min(extent.min, value), max: Math.max(extent.max, value) }), {
    min: Infinity,
    max: -Infinity,
  });
}

/** Unknown facts come last in either direction; ties are in the order of the ids. */
function comparator({ sort, scope, ...criteria }: Criteria): (a: SearchDocument, b: SearchDocument) => number {
  const keyOf = (document: SearchDocument): number | null => {
    if (sort === 'relevance') return -document.relevance;
    if (sort === 'distanceASC') return chordTo(document, criteria.origin!);
    const [fact, sign] = ordered[sort];
    const value = document[fact];
    return value === null ? null : sign * value;
  };
  return (a, b) => {
    const left = keyOf(a) ?? Infinity;
    const right = keyOf(b) ?? Infinity;
    if (left !== right) return left < right ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  };
}

const ordered = {
  derivedpriceASC: ['price', 1],
  derivedpriceDESC: ['price', -1],
  datelistedASC: ['listedAt', 1],
  datelistedDESC: ['listedAt', -1],
  mileageASC: ['mileage', 1],
  mileageDESC: ['mileage', -1],
  yearASC: ['year', 1],
  yearDESC: ['year', -1],
} as const;
