import type { FacetName } from '@forecourt/matching';
import type { Generated } from 'kysely';

/** One whole import of an inventory. Exactly one generation is `active`; readers see no other. */
export interface GenerationsTable {
  id: Generated<number>;
  state: 'loading' | 'active' | 'superseded';
  /** Origin of the inventory: a file's name, or `generated`. */
  source: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Time of the writer's last heartbeat, so that an import that was killed can be distinguished from a running one. */
  heartbeatAt: number;
  /** `host:pid` of the writer. */
  writer: string;
  activatedAt: number | null;
  listings: number;
  owners: number;
  /** Of an import: the last change to the inventory before it began. Later ones are carried over when it becomes active. */
  changesFrom: Generated<number>;
}

/**
 * Single listings and owners that were written, in the order of their commits. An entry says which row to read again, not how it
 * changed, so that entries may be read twice, or late. Entries have no gaps, except that the oldest are removed.
 */
export interface ChangesTable {
  seq: Generated<number>;
  generation: number;
  kind: 'listing' | 'owner';
  id: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Changes that shoppers may want to be notified of, in the order in which they happened; a reader remembers the last number that
 * it read.
 */
export interface NewsTable {
  seq: Generated<number>;
  /** Of the listing. */
  id: string;
  kind: 'new' | 'cheaper' | 'gone';
  /** Whole US dollars; null if there is none. */
  price: number | null;
  priceBefore: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * A listing: columns for everything that is searched; `body` is what is displayed. A facet's codes are joined by commas, `null`
 * if there are none.
 */
export type ListingsTable = Record<FacetName, string | null> & {
  pk: Generated<number>;
  generation: number;
  id: string;
  ownerId: string;
  vin: string | null;
  price: number | null;
  year: number;
  mileage: number | null;
  mpg: number | null;
  electricRange: number | null;
  lat: number | null;
  lon: number | null;
  state: string | null;
  tier: number;
  vehicleHighlight: 0 | 1;
  marketExtension: 0 | 1;
  showcase: 0 | 1;
  listedAt: number;
  relevance: number;
  /** The seller's own word for the price. */
  sellersRating: string | null;
  /** Joined by spaces. */
  words: string;
  /** The contract's listing as compact JSON, without the rating of its price and its views. */
  body: string;
};

export interface OwnersTable {
  generation: number;
  id: string;
  lat: number | null;
  lon: number | null;
  showcase: 0 | 1;
  privateSeller: 0 | 1;
  /** The contract's owner as compact JSON, without a distance. */
  body: string;
}

/**
 * Published figures of prices by generation: of each group, and of the whole market under an empty name. All ratings are computed
 * from them when listings are read.
 */
export interface PriceGuidesTable {
  generation: number;
  /** `groupOf` an offer. */
  name: string;
  /** JSON; null if the group has not been fitted yet. */
  body: string | null;
  /** Number of offers that the figures are based on. */
  offers: number;
  /** Listings of the group that were written since. */
  changes: number;
}

/** Views of the pages of vehicles that are for sale, each of another visitor on that day (R77). */
export interface ViewsTable {
  /** UTC, `2026-11-27`. */
  day: string;
  /** The measured event. */
  event: string;
  /** The listing's id. */
  listing: string;
}

/** How far the files of measured events were read for views. */
export interface ViewFilesTable {
  /** Path of the file. */
  file: string;
  day: string;
  bytes: number;
}

export interface Database {
  views: ViewsTable;
  viewFiles: ViewFilesTable;
  priceGuides: PriceGuidesTable;
  generations: GenerationsTable;
  changes: ChangesTable;
  news: NewsTable;
  listings: ListingsTable;
  owners: OwnersTable;
}
