import type { BrandView } from '@forecourt/contracts';
import type { FilterOption, ListingResponse } from '@forecourt/listing';
import { fixtureBrand, fixtureListings, fixtureReference } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { sectionNames } from '@forecourt/search-state';
import { type Panel, panelOf } from './panel';

/** Returns a panel of the fixture's search with all sections. */
export function panelWith(
  state: SearchState = {},
  listing: Partial<ListingResponse> = {},
  brand: Partial<BrandView> = {},
): Panel {
  return panelOf({
    state,
    brand: fixtureBrand({ sections: sectionNames, ...brand }),
    reference: fixtureReference,
    listing: fixtureListings(listing),
    settled: true,
    today: '2026-11-22',
  });
}

/** Returns facet options with counts, by value. */
export const options = (counts: Readonly<Record<string, number>>): FilterOption[] =>
  Object.entries(counts).map(([value, count]) => ({ value, label: `Label of ${value}`, count }));
