import type { BrandView, ListingResponse } from '@forecourt/contracts';
import type { MultiParam, ReferenceData, SearchState } from '@forecourt/search-state';

/** All that the panel is drawn from. */
export interface Panel {
  state: SearchState;
  brand: BrandView;
  reference: ReferenceData;
  /** Facet options by parameter; empty while there is no answer. */
  filters: ListingResponse['filters'];
  stats: ListingResponse['stats'];
  /** Where the search is; `unknown` when its ZIP is none, null while that cannot be said. */
  place: { city: string; state: string } | 'unknown' | null;
}

const noStats: ListingResponse['stats'] = { derivedprice: null, year: null, mileage: null };

/**
 * A panel works without an answer of the search too: what the shopper chose stays on show and can be changed.
 * `settled` says that the answer is of this very state.
 */
export function panelOf(view: {
  state: SearchState;
  brand: BrandView;
  reference: ReferenceData;
  listing: ListingResponse | undefined;
  settled: boolean;
}): Panel {
  const { state, brand, reference, listing, settled } = view;
  const unknownZip = listing !== undefined && listing.place === undefined && state.zip !== undefined;
  return {
    state,
    brand,
    reference,
    filters: listing?.filters ?? {},
    stats: listing?.stats ?? noStats,
    place: settled ? (listing?.place ?? (unknownZip ? 'unknown' : null)) : null,
  };
}

const none: readonly string[] = [];

/** What counts as chosen: the state's values, or the brand's listing type where the state names none (R7). */
export function chosen({ state, brand }: Pick<Panel, 'state' | 'brand'>, param: MultiParam): readonly string[] {
  const values = state[param];
  if (values !== undefined) return values;
  return param === 'listingType' && brand.defaultListingType !== undefined ? [brand.defaultListingType] : none;
}
