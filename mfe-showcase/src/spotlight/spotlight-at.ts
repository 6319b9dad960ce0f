import { type SpotlightListing, type SpotlightOwner, type Spotlights, spotlightPages } from '@forecourt/listing';

/** A paid listing and its seller, if the answer has one. */
export interface Spotlight {
  listing: SpotlightListing;
  owner: SpotlightOwner | undefined;
}

/** A paid place: the index of its results page, and its index among that page's paid places; both from 0. */
export interface GridPlace {
  page: number;
  index: number;
}

/** Returns the listing bought for a place; undefined if there is none. */
export function spotlightAt(source: Spotlights | undefined, { page, index }: GridPlace): Spotlight | undefined {
  const answer = source && spotlightPages(source)[page];
  const listing = answer?.listings[index];
  return listing && { listing, owner: answer?.owners.find(({ id }) => id === listing.ownerId) };
}

/** Returns the listing of a page if one answer serves all pages in turn, cyclically. @param page from 1, unlike `GridPlace` */
export function spotlightInTurn(source: Spotlights | undefined, page: number): Spotlight | undefined {
  if (source === undefined || source.listings.length === 0) return undefined;
  return spotlightAt(source, { page: 0, index: (page - 1) % source.listings.length });
}

/** Returns the listings of all pages, each once. */
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
