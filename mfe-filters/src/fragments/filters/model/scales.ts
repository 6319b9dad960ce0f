import type { ListingResponse } from '@forecourt/listing';
import type { SearchState } from '@forecourt/search-state';
import { formatCount, formatPrice } from '@forecourt/ui';
import type { Panel } from './panel';

type RangeParam = 'minPrice' | 'maxPrice' | 'startYear' | 'endYear' | 'mileage';
export type Spread = NonNullable<ListingResponse['spread']>['derivedprice'];

/** Maps a range to the edges of its histogram: a thumb's position is the index of an edge. */
interface Scale {
  /** Returns the number of positions for a number of edges. */
  places(edges: number): number;
  /** Returns the positions of the two thumbs. */
  thumbs(state: SearchState, edges: readonly number[]): readonly [low: number, high: number];
  /** Returns the intent for positions; an end of the scale is no bound. */
  values(low: number, high: number, edges: readonly number[]): Partial<Record<RangeParam, number | null>>;
  /** Returns the label of a thumb's position. */
  text(place: number, edges: readonly number[]): string;
  /** Minimum distance of the thumbs. */
  gap: number;
  /** The search has no lower bound for it. */
  fixedLow?: true;
}

/** Returns the index of the last edge that is not above a number. */
function placeOf(value: number, edges: readonly number[]): number {
  return Math.max(
    0,
    edges.findLastIndex((edge) => edge <= value),
  );
}

/** Prices are between edges; the last interval is open. */
const price: Scale = {
  places: (edges) => edges + 1,
  thumbs: ({ minPrice = 0, maxPrice }, edges) => [
    placeOf(minPrice, edges),
    maxPrice === undefined ? edges.length : Math.max(1, placeOf(maxPrice, edges)),
  ],
  values: (low, high, edges) => ({
    minPrice: low === 0 ? null : (edges[low] ?? null),
    maxPrice: edges[high] ?? null,
  }),
  text: (place, edges) => (place < edges.length ? formatPrice(edges[place] ?? 0) : 'Any price'),
  gap: 1,
};

/** Years are whole: both ends belong to the range. */
const year: Scale = {
  places: (edges) => edges,
  thumbs: ({ startYear, endYear }, edges) => [
    startYear === undefined ? 0 : placeOf(startYear, edges),
    endYear === undefined ? edges.length - 1 : placeOf(endYear, edges),
  ],
  values: (low, high, edges) => ({
    startYear: low === 0 ? null : (edges[low] ?? null),
    endYear: high === edges.length - 1 ? null : (edges[high] ?? null),
  }),
  text: (place, edges) => `${edges[place] ?? ''}`,
  gap: 0,
};

/** Mileage has an upper end only, which is one of its steps. */
const mileage: Scale = {
  places: (edges) => edges + 1,
  thumbs: ({ mileage: most }, edges) => [0, most === undefined ? edges.length : Math.max(1, placeOf(most, edges))],
  values: (_low, high, edges) => ({ mileage: edges[high] ?? null }),
  text: (place, edges) => (place < edges.length ? `${formatCount(edges[place] ?? 0)} miles` : 'Any mileage'),
  gap: 1,
  fixedLow: true,
};

export const scales = { price, year, mileage } as const;

/** Returns the distribution of mileages from the counts of the steps, ignoring the chosen mileage (R23). Mileages above the last step are unknown. */
export function mileageSpread({ filters }: Pick<Panel, 'filters'>): Spread {
  const steps = (filters.mileage ?? [])
    .map(({ value, count }) => ({ edge: Number(value), count }))
    .filter(({ edge }) => edge > 0)
    .sort((a, b) => a.edge - b.edge);
  return {
    edges: [0, ...steps.map(({ edge }) => edge)],
    counts: [...steps.map(({ count }, at) => Math.max(0, count - (steps[at - 1]?.count ?? 0))), 0],
  };
}
