import {
  type Criteria,
  chordTo,
  type FacetName,
  facetNames,
  fitsVehicle,
  hasAny,
  inRange,
  inScope,
  type Placed,
  placed,
  type SearchDocument,
  type SteppedParam,
  steppedNames,
  steppedParams,
  type VehicleChoice,
  withinStep,
} from '@forecourt/matching';
import { vehicleParams } from '@forecourt/search-state';
import { type BinName, binOf } from '../listing/facets';
import type { SearchEngine } from './engine';
import { narrowingOf } from './narrowing';
import type { Counts, Extent, SearchResult } from './port';
import { firstResults, keyOfFirst, relevanceKey } from './relevance-order';

/**
 * The reference engine that the fast one is tested against, and nothing else: it tests every clause against every listing, so
 * that it is easy to believe.
 */
export class NaiveSearch implements SearchEngine {
  private readonly documents = new Map<string, Placed>();

  constructor(documents: Iterable<SearchDocument> = []) {
    for (const document of documents) this.upsert(document);
  }

  get size(): number {
    return this.documents.size;
  }

  upsert(document: SearchDocument): void {
    this.documents.set(document.id, placed(document));
  }

  remove(id: string): boolean {
    return this.documents.delete(id);
  }

  search(criteria: Criteria): SearchResult {
    // Each clause is tested once per listing; everything else is computed from the listings grouped by the clauses they fail.
    const groups = new Map<string, { failed: Question[]; documents: Placed[] }>();
    for (const document of this.documents.values()) {
      if (!inScope(document, criteria.scope)) continue;
      const failed = failuresOf(document, criteria);
      const group = groups.get(failed.join()) ?? { failed, documents: [] };
      groups.set(failed.join(), group);
      group.documents.push(document);
    }
    const without = (...ignored: Question[]) =>
      [...groups.values()]
        .filter(({ failed }) => failed.every((question) => ignored.includes(question)))
        .flatMap(({ documents }) => documents);
    const results = without();
    const page = inOrder(results, criteria).slice(criteria.first, criteria.first + criteria.count);
    const isValid = Object.keys(criteria.invalid).length === 0;

    // Counted in the results themselves; the fast engine uses its facet counts instead.
    const inResults = Object.fromEntries(
      facetNames.map((facet) => [facet, countCodes(facet, results, criteria.vehicle)]),
    ) as Record<FacetName, Counts>;

    return {
      narrowing: narrowingOf(inResults, isValid ? results.length : 0, criteria),
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
      bins: {
        priceBin: countBins('priceBin', without('price')),
        yearBin: countBins('yearBin', without('year')),
      },
    };
  }
}

/** A clause that a listing can fail. */
type Question = FacetName | SteppedParam | 'price' | 'year';

/** A facet's counts ignore its own choice and those of the levels below it; features narrow (R23). */
function ignoredBy(facet: FacetName): Question[] {
  if (facet === 'featureCode') return [];
  const level = (vehicleParams as readonly FacetName[]).indexOf(facet);
  return level === -1 ? [facet] : vehicleParams.slice(level);
}

function failuresOf(document: SearchDocument, { vehicle, plain, price, year, stepped }: Criteria): Question[] {
  const failed: Question[] = [];
  for (const facet of vehicleParams) if (!fitsVehicle(document, facet, vehicle)) failed.push(facet);
  for (const [facet, codes] of plain) if (!hasAny(document, facet, codes)) failed.push(facet);
  if (!inRange(document.price, price)) failed.push('price');
  if (!inRange(document.year, year)) failed.push('year');
  for (const param of steppedNames) if (!withinStep(document, param, stepped[param])) failed.push(param);
  return failed;
}

function countSteps(param: SteppedParam, documents: readonly SearchDocument[]): number[] {
  return steppedParams[param].steps.map(
    (step) => documents.filter((document) => withinStep(document, param, step)).length,
  );
}

function countCodes(facet: FacetName, documents: readonly SearchDocument[], vehicle: VehicleChoice): Counts {
  const counts = new Map<string, number>();
  const isCounted = countedOnly[facet];
  for (const document of documents) {
    if (isCounted !== undefined && !isCounted(document.codes, vehicle)) continue;
    for (const code of document.codes[facet]) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

function countBins(name: BinName, documents: readonly SearchDocument[]): Counts {
  const counts: Counts = {};
  for (const document of documents) {
    const bin = binOf(name, document);
    if (bin !== undefined) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

type IsCounted = (codes: SearchDocument['codes'], vehicle: VehicleChoice) => boolean;

const isOfMake: IsCounted = ({ makeCode }, { makes }) => makes?.has(makeCode[0]!) ?? false;

/** Facets that are counted only for the chosen makes or models: without this there would be thousands of models. */
const countedOnly: Partial<Record<FacetName, IsCounted>> = {
  seriesCode: isOfMake,
  modelCode: isOfMake,
  packages: isOfMake,
  trimCode: ({ makeCode, modelCode }, { modelsOf }) => modelsOf.get(makeCode[0]!)?.has(modelCode[0]!) ?? false,
};

function extentOf(values: readonly (number | null)[]): Extent {
  let extent: Extent = null;
  for (const value of values) {
    if (value === null) continue;
    if (extent === null) extent = { min: value, max: value };
    else if (value < extent.min) extent.min = value;
    else if (value > extent.max) extent.max = value;
  }
  return extent;
}

/** Unknown facts come last in either direction; ties are in the order of the ids. */
function inOrder(documents: readonly Placed[], { sort, origin, firstListingType }: Criteria): Placed[] {
  const keyOf = (document: Placed): number | null => {
    if (sort === 'relevance') {
      const key = relevanceKey(document.relevance, origin === null ? 0 : chordTo(document, origin));
      const isFirst = firstListingType !== null && document.codes.listingType.includes(firstListingType);
      return isFirst ? keyOfFirst(key) : key;
    }
    if (sort === 'distanceASC') return chordTo(document, origin!);
    const [fact, sign] = ordered[sort];
    const value = document[fact];
    return value === null ? null : sign * value;
  };
  const inKeys = documents
    .map((document) => ({ document, key: keyOf(document) ?? Infinity }))
    .sort((a, b) => (a.key === b.key ? (a.document.id < b.document.id ? -1 : 1) : a.key < b.key ? -1 : 1))
    .map(({ document }) => document);
  return sort === 'relevance' ? ofSeveralSellers(inKeys) : inKeys;
}

/** Limits the listings of one seller among the first results (R37); the excess follows after them. */
function ofSeveralSellers(documents: readonly Placed[]): Placed[] {
  const { count, ofOneSeller } = firstResults;
  const first: Placed[] = [];
  for (const document of documents) {
    const own = first.filter(({ ownerId }) => ownerId === document.ownerId);
    if (first.length < count && own.length < ofOneSeller) first.push(document);
  }
  return [...first, ...documents.filter((document) => !first.includes(document))];
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
