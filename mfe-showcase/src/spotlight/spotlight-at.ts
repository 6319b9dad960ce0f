import { type SpotlightListing, type SpotlightOwner, type Spotlights, spotlightPages } from '@forecourt/listing';

/** A paid listing and who sells it, as far as the answer says. */
export interface Spotlight {
  listing: SpotlightListing;
  owner: SpotlightOwner | undefined;
}

/** A place among the listings: which of the pages on show, from 0, and which of the places that are sold there, from 0. */
export interface GridPlace {
  page: number;
  index: number;
}

/** What was bought for a place; undefined where nothing was, and where its page brought nothing. */
export function spotlightAt(source: Spotlights | undefined, { page, index }: GridPlace): Spotlight | undefined {
  const answer = source && spotlightPages(source)[page];
  const listing = answer?.listings[index];
  return listing && { listing, owner: answer?.owners.find(({ id }) => id === listing.ownerId) };
}

/** Of one answer that serves all pages: each page shows the next of it, and the first again after the last. @param page from 1 */
export function spotlightInTurn(source: Spotlights | undefined, page: number): Spotlight | undefined {
  if (source === undefined || source.listings.length === 0) return undefined;
  return spotlightAt(source, { page: 0, index: (page - 1) % source.listings.length });
}

/** All that pages have brought, each listing once. */
export function allSpotlights(source: Spotlights | undefined): Spotlight[] {
  const shown = new Map<string, Spotlight>();
  for (const answer of source === undefined ? [] : spotlightPages(source)) {
    for (const listing of answer?.listings ?? []) {
      const owner = answer?.owners.find(({ id }) => id === listing.ownerId);
      if (!shown.has(listing.id)) shown.set(listing.id, { listing, owner });
    }
  }
  return [...shown.values()];
}
