import type { BrandView } from '@forecourt/contracts';
import type { ListingResponse } from '@forecourt/listing';
import { chips, createReference, effective, formatFilters, type Reference, values } from '@forecourt/search-kit';
import type { Chip, MultiParam, ReferenceData, SearchState } from '@forecourt/search-state';
import type { Choice } from './choice';

/** The data of the panel. */
export interface Panel {
  state: SearchState;
  /** The effective choices: the state with the brand's defaults (R7). */
  shown: SearchState;
  brand: BrandView;
  reference: Reference;
  /** The search's filters in words. */
  chips: readonly Chip[];
  /** Address of the page with every filter. */
  whole: string;
  /** The page's day, `2026-11-22`. */
  today: string;
  /** Whether it is the page of all filters, where nothing is left to be opened. */
  isWhole: boolean;
  /** Facet options by parameter; empty without an answer. */
  filters: ListingResponse['filters'];
  filterGroups: NonNullable<ListingResponse['filterGroups']>;
  stats: ListingResponse['stats'];
  /** Oldest and newest model year to choose from; null if unknown. */
  years: { min: number; max: number } | null;
  /** Distribution of the results over prices and years, if the answer has it. */
  spread: ListingResponse['spread'];
  /** The search's place; null if it is unknown, or not known yet. */
  place: { city: string; state: string } | null;
  /** Cache of the facets' checkboxes; see `choicesOf`. */
  choices: Map<MultiParam, readonly Choice[]>;
}

const noStats: ListingResponse['stats'] = { derivedprice: null, year: null, mileage: null };

/**
 * Returns the panel. It works without an answer, too: the shopper's choices stay visible and can be changed.
 * `settled` says that the answer belongs to this state.
 */
export function panelOf(view: {
  state: SearchState;
  brand: BrandView;
  reference: ReferenceData;
  listing: Pick<ListingResponse, 'filters' | 'filterGroups' | 'stats' | 'years' | 'spread' | 'place'> | undefined;
  settled: boolean;
  today: string;
  isWhole?: boolean;
}): Panel {
  const { state, brand, listing, settled, today, isWhole = false } = view;
  const reference = createReference(view.reference);
  return {
    state,
    shown: effective(state, brand),
    brand,
    reference,
    chips: chips(state, brand, reference),
    whole: formatFilters(state),
    today,
    isWhole,
    filters: listing?.filters ?? {},
    filterGroups: listing?.filterGroups ?? {},
    stats: listing?.stats ?? noStats,
    years: listing?.years ?? listing?.stats.year ?? null,
    spread: listing?.spread,
    place: (settled && listing?.place) || null,
    choices: new Map(),
  };
}

/** Returns the effective values of a facet. */
export function chosen({ shown }: Pick<Panel, 'shown'>, param: MultiParam): readonly string[] {
  return values(shown, param);
}
