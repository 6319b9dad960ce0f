import type { BrandView } from '@forecourt/contracts';
import type { ListingResponse } from '@forecourt/listing';
import { createReference, effective, type Reference, values } from '@forecourt/search-kit';
import type { MultiParam, ReferenceData, SearchState } from '@forecourt/search-state';
import type { Choice } from './choice';

/** All that the panel is drawn from. */
export interface Panel {
  state: SearchState;
  /** What counts as chosen: the state with the brand's defaults (R7). */
  shown: SearchState;
  brand: BrandView;
  reference: Reference;
  /** The page's day, `2026-11-22`. */
  today: string;
  /** Facet options by parameter; empty while there is no answer. */
  filters: ListingResponse['filters'];
  filterGroups: NonNullable<ListingResponse['filterGroups']>;
  stats: ListingResponse['stats'];
  /** How the results are spread over prices and years, where the answer says it. */
  spread: ListingResponse['spread'];
  /** Where the search is; null where that is not known, or not yet. */
  place: { city: string; state: string } | null;
  /** Boxes of the facets that were asked for so far; see `choicesOf`. */
  choices: Map<MultiParam, readonly Choice[]>;
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
  listing: Pick<ListingResponse, 'filters' | 'filterGroups' | 'stats' | 'spread' | 'place'> | undefined;
  settled: boolean;
  today: string;
}): Panel {
  const { state, brand, reference, listing, settled, today } = view;
  return {
    state,
    shown: effective(state, brand),
    brand,
    reference: createReference(reference),
    today,
    filters: listing?.filters ?? {},
    filterGroups: listing?.filterGroups ?? {},
    stats: listing?.stats ?? noStats,
    spread: listing?.spread,
    place: (settled && listing?.place) || null,
    choices: new Map(),
  };
}

/** The values of a facet that count as chosen. */
export function chosen({ shown }: Pick<Panel, 'shown'>, param: MultiParam): readonly string[] {
  return values(shown, param);
}
