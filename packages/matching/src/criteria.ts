import {
  chosenCodes,
  defaultRadius,
  defaultSort,
  facetRows,
  ownerOf,
  plainCode,
  type SearchState,
  type SortOption,
  sortOptions,
  thirdRow,
  type VehicleParam,
  vehicleParams,
} from '@forecourt/search-state';
import { chordOfMiles, toVector, type Vector } from './distance';
import { toWords } from './document';
import { type FacetName, type SteppedParam, steppedNames } from './facets';

/** A search as the service receives it: the codec's state, plus values that only the service has. */
export interface SearchRequest {
  /** Effective: the brand's defaults are applied (`effective` of search-state). */
  state: SearchState;
  /** The place of the search's ZIP or city; null if there is none, or it is unknown (R8, R9). */
  origin: { lat: number; lon: number } | null;
  /** Never among the results (R50). */
  excludedIds?: readonly string[];
  /** Only listings of these paid tiers, as indexes in `tiers`. */
  tiers?: readonly number[];
  vehicleHighlights?: boolean;
  /** Only listings of one owner, before the one that the state names by `showcaseOwnerId`. */
  ownerId?: string;
  /** Only listings of owners who bought the showcase. */
  showcase?: boolean;
  /** Code of `listingType` whose listings come first in the relevance order; the others follow (R30). */
  firstListingType?: string;
}

/** Maps words of labels to facet codes, so that keywords find "sunroof" and "electric". */
export type LabelIndex = ReadonlyMap<string, readonly { facet: FacetName; code: string }[]>;

/** Facets whose chosen codes are alternatives (R23). The vehicle's facets and `featureCode` are separate. */
export type PlainFacet = Exclude<FacetName, VehicleParam | 'featureCode'>;

/**
 * A search as the engines read it. There are two kinds of filters: those of the scope, which apply to all counts,
 * and the choices of a facet or range, which its own counts and statistics ignore (R23).
 */
export interface Criteria {
  scope: Scope;
  vehicle: VehicleChoice;
  plain: ReadonlyMap<PlainFacet, ReadonlySet<string>>;
  price: Range;
  year: Range;
  /** Bounds by parameter: mileage and payment at most, economy and range at least. */
  stepped: Partial<Record<SteppedParam, number>>;
  sort: SortOption;
  /** Of the relevance order: the code of `listingType` that comes first; null for none. */
  firstListingType: string | null;
  /** Origin of the distance sort. */
  origin: Vector | null;
  first: number;
  count: number;
  /** Parameters that contradict each other, by name with the reason: they are ignored, and the page is empty (R10, R32). */
  invalid: Readonly<Record<string, string>>;
}

/** An inclusive range; an absent end is open. A listing without the fact is outside every bounded range. */
export interface Range {
  min?: number;
  max?: number;
}

export interface Scope {
  /** Within a distance, given as a squared chord; listings that are shipped to the market count as near with `shipped` (R9). */
  near: { vector: Vector; chord: number; shipped: boolean } | null;
  /** Two letters; only if there is no point to measure from. */
  state: string | null;
  /** All of them (R23). */
  features: readonly string[];
  /** All of them; each by a word of the listing or by a code whose label has the word. */
  keywords: readonly { word: string; labels: readonly { facet: FacetName; code: string }[] }[];
  excludedIds: ReadonlySet<string>;
  tiers: ReadonlySet<number> | null;
  vehicleHighlights: boolean;
  ownerId: string | null;
  showcase: boolean;
}

/**
 * Make, series, model, trim and packages. Each choice narrows what it belongs to and nothing else: Toyota, Honda and
 * Camry means Camrys and every Honda (R6).
 */
export interface VehicleChoice {
  /** Null when none is chosen. */
  makes: ReadonlySet<string> | null;
  /** Compound codes by their make; a make without an entry is not narrowed. */
  seriesOf: ReadonlyMap<string, ReadonlySet<string>>;
  modelsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Trim codes by the compound code of their model. */
  trimsOf: ReadonlyMap<string, ReadonlySet<string>>;
  packages: ReadonlySet<string> | null;
}

/** Default number of listings per page (section 9). */
export const defaultPageSize = 30;

const noLabels: LabelIndex = new Map();

/** Converts a request into criteria, for any engine. */
export function toCriteria(request: SearchRequest, labels: LabelIndex = noLabels): Criteria {
  const { state } = request;
  const invalid: Record<string, string> = {};
  return {
    scope: toScope(request, labels),
    vehicle: toVehicleChoice(state),
    plain: toPlainChoices(state),
    price: toRange('minPrice', 'maxPrice', state, invalid),
    year: toRange('startYear', 'endYear', state, invalid),
    stepped: Object.fromEntries(
      steppedNames.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])),
    ),
    sort: toSort(state, request.origin !== null),
    firstListingType: request.firstListingType ?? null,
    origin: request.origin === null ? null : toVector(request.origin.lat, request.origin.lon),
    first: state.firstRecord ?? 0,
    count: state.numRecords ?? defaultPageSize,
    invalid,
  };
}

function toScope(request: SearchRequest, labels: LabelIndex): Scope {
  const { state, origin } = request;
  const radius = state.searchRadius ?? defaultRadius;
  return {
    near:
      origin === null || radius === 0
        ? null
        : {
            vector: toVector(origin.lat, origin.lon),
            chord: chordOfMiles(radius),
            shipped: state.marketExtension === 'include',
          },
    state: origin === null ? (state.state ?? null) : null,
    features: wantedFeatures(state),
    keywords: toWords(state.keyword ?? '').map((word) => ({ word, labels: labels.get(word) ?? [] })),
    excludedIds: new Set(request.excludedIds),
    tiers: request.tiers === undefined ? null : new Set(request.tiers),
    vehicleHighlights: request.vehicleHighlights ?? false,
    ownerId: request.ownerId ?? state.showcaseOwnerId ?? null,
    showcase: request.showcase ?? false,
  };
}

/** Treats third-row seating as a feature, wherever it was chosen (R25). */
function wantedFeatures(state: SearchState): string[] {
  const seats = state.maximumSeating?.includes(thirdRow) ? [thirdRow] : [];
  return [...new Set([...(state.featureCode ?? []), ...seats])];
}

const apart: ReadonlySet<FacetName> = new Set<FacetName>([...vehicleParams, 'featureCode']);

function toPlainChoices(state: SearchState): Criteria['plain'] {
  const choices = new Map<PlainFacet, ReadonlySet<string>>();
  for (const row of facetRows) {
    const codes = chosenCodes(state, row).filter((code) => row.name !== 'maximumSeating' || code !== thirdRow);
    if (!apart.has(row.name) && codes.length > 0) choices.set(row.name as PlainFacet, new Set(codes));
  }
  return choices;
}

function toVehicleChoice(state: SearchState): VehicleChoice {
  const modelsOf = groupBy(state.modelCode ?? [], ownerOf);
  const seriesOf = groupBy(state.seriesCode ?? [], ownerOf);
  const makes = new Set([...(state.makeCode ?? []), ...modelsOf.keys(), ...seriesOf.keys()]);
  const trimsOf = new Map<string, ReadonlySet<string>>();
  for (const model of state.modelCode ?? []) {
    const trims = (state.trimCode ?? []).filter((trim) => plainCode(trim) === plainCode(model));
    if (trims.length > 0) trimsOf.set(model, new Set(trims));
  }
  return {
    makes: makes.size === 0 ? null : makes,
    seriesOf,
    modelsOf,
    trimsOf,
    packages: state.packages === undefined ? null : new Set(state.packages),
  };
}

function groupBy(codes: readonly string[], keyOf: (code: string) => string): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const code of codes) {
    const group = groups.get(keyOf(code));
    if (group === undefined) groups.set(keyOf(code), new Set([code]));
    else group.add(code);
  }
  return groups;
}

function toRange(
  low: 'minPrice' | 'startYear',
  high: 'maxPrice' | 'endYear',
  state: SearchState,
  invalid: Record<string, string>,
): Range {
  const min = state[low];
  const max = state[high];
  if (min === undefined || max === undefined || min <= max) return { min, max };
  invalid[low] = `${low} ${min} is above ${high} ${max}`;
  invalid[high] = invalid[low];
  return {};
}

/** Returns the options file's default if the sort is missing or unknown (R30); without a location there is no sort by distance. */
function toSort(state: SearchState, located: boolean): SortOption {
  const sort = sortOptions.find((option) => option === state.sortBy) ?? defaultSort;
  return sort === 'distanceASC' && !located ? 'relevance' : sort;
}
