import type { Appraisal, Unrated } from '@forecourt/listing';
import type { News, SearchDocument } from '@forecourt/matching';
import type { InventoryItem } from '../listing/record';
import type { OfferFacts } from '../pricing/offer';

/*
 * The interface of a store of listings, independent of the database behind it. An adapter is correct if it passes
 * `storeConformance`. Reads see committed data only, and a write is committed once its promise resolves.
 */

/** A whole inventory: the listings of one import, with the writes to single listings since. */
export interface Generation {
  /** Rises with each inventory of a store. */
  id: number;
  /** Origin of the inventory: a file's name, or `generated`. */
  source: string;
  /** Epoch milliseconds; null until readers see it. */
  activatedAt: number | null;
  listings: number;
  owners: number;
}

/** A state of the store. */
export interface StorePosition {
  /** The generation that is active in this state. */
  generation: number;
  /** Number of the last entry in the change log; 0 before the first one. */
  seq: number;
}

/** Differences between an inventory and the one before it, in listings, which are matched by id. */
export interface Changes {
  added: number;
  /** Listings with a difference in something that is searched or displayed. */
  changed: number;
  unchanged: number;
  /** Listings that only the inventory before has. */
  retired: number;
}

export interface ReplaceOptions {
  /** Called repeatedly during the import with the numbers of committed rows. */
  onProgress?: (written: { listings: number; owners: number }) => void;
  /**
   * Keeps the date of a listing that the present inventory already has under the same id, and marks it as reduced when its
   * price went down, for as long as it has that price: for feeds, which know neither.
   */
  continueFromActive?: boolean;
  /** Largest share (0 to 1) of the present inventory's listings that may be missing in the new one; 1 by default. */
  mostRetired?: number;
  /** Whether an empty inventory is intended; an empty feed is a feed that failed. */
  mayBeEmpty?: boolean;
  /** Whether the inventory must be the store's first one. */
  isFirst?: boolean;
  now?: () => number;
}

/** The number of listings that have a value. */
export interface ValueCount {
  /** Null if unknown; several codes are joined by commas. */
  value: string | null;
  count: number;
}

/** A summary of an inventory for its operator: the ten most frequent values of each fact. */
export interface InventorySummary {
  /** Whole US dollars; null if no listing has a price. */
  price: { min: number | null; max: number | null };
  year: { min: number | null; max: number | null };
  listingTypes: ValueCount[];
  makes: ValueCount[];
  bodyStyles: ValueCount[];
  states: ValueCount[];
}

/** Inventories as a whole. Readers see exactly one, the active one, and the one before it until the next import begins. */
export interface Inventories {
  /** Null before the first import. */
  activeGeneration(): Promise<Generation | null>;
  /** Returns the store's present position, read at one moment; null while there is no inventory. */
  position(): Promise<StorePosition | null>;
  /**
   * Writes a whole inventory and makes it the active one at once. Other writers never wait long for it. When anything fails, or
   * the process is killed, the old inventory is untouched, and the next import removes what was written. What others write to
   * single listings of the old inventory meanwhile is in the new one, too; the later write wins.
   *
   * @param items every owner before its listings
   * @throws ImportRefused when another import is running, or there is an inventory and this one was to be the first
   * @throws InventoryError when when `items` holds no listing, or one without its owner, when more of
   *   the present listings would be retired than `mostRetired` says; whatever `items` throws
   */
  replaceInventory(
    source: string,
    items: Iterable<InventoryItem> | AsyncIterable<InventoryItem>,
    options?: ReplaceOptions,
  ): Promise<Generation>;
  /** Compares two generations that are both still stored; without one before, everything is added. */
  compareGenerations(before: Generation | null, after: Generation): Promise<Changes>;
  summarise(generation: number): Promise<InventorySummary>;
}

/** The outcomes of writes to single listings, and the store's position after them. */
export interface Written<Outcome> extends StorePosition {
  /** In the order in which they were given. */
  listings: { id: string; outcome: Outcome }[];
}

export interface WriteOptions {
  now?: () => number;
}

/** Writes to single listings of the active inventory. Each call is one commit, with its entries in the change log. */
export interface ListingWriter {
  /**
   * Adds listings, or changes those that there are. A vehicle (by VIN) that is stored under another id keeps that id. A listing
   * keeps the date of its first listing, and is marked as reduced once its price went down; an owner keeps the showcase that it
   * bought. An unchanged listing writes nothing. If an id is given twice, the last one counts.
   *
   * @throws InventoryError when there is no inventory, or a listing's owner is neither given nor stored: nothing is written then
   */
  writeListings(
    items: Iterable<InventoryItem>,
    options?: WriteOptions,
  ): Promise<Written<'added' | 'changed' | 'unchanged'>>;
  /** Removes listings; their owners stay. @throws InventoryError if there is no inventory */
  retireListings(ids: readonly string[], options?: WriteOptions): Promise<Written<'retired' | 'unknown'>>;
}

/** Estimates of usual prices (R76), which ratings are computed from when listings are read. An import computes those of its inventory. */
export interface PriceRatings {
  /**
   * Computes the estimates of models again of which enough listings were written since, and those of an inventory that has none.
   * The change log names the listings whose ratings change.
   * @returns the number of computed groups
   */
  refreshPrices(options?: WriteOptions): Promise<number>;
  /** Computes all estimates of a generation again. @returns the number of groups */
  ratePrices(generation: number, options?: WriteOptions): Promise<number>;
  /** The facts of every listing of a generation that prices depend on. */
  readOffers(generation: number): AsyncIterable<OfferFacts>;
  /** Returns the estimate of a listing's price, or why there is none; null if there is no such listing. */
  readAppraisal(generation: number, id: string): Promise<Appraisal | Unrated | null>;
}

/** A view of a vehicle's page. */
export interface ListingView {
  /** Id of the measured event, equal for all views by one visitor in a day. */
  event: string;
  /** The listing's id. */
  listing: string;
}

/** The part of a file of measured events, all of one day (UTC, `2026-11-27`), that was read. */
export interface ReadFile {
  file: string;
  day: string;
  /** Bytes from the beginning. */
  bytes: number;
}

/** Views of vehicles' pages by day (R77). A listing that is removed loses its views. */
export interface ViewCounts {
  /** Adds the views of listings that are for sale, each event once, and stores how far the file was read; in one commit. */
  addViews(views: readonly ListingView[], read: ReadFile): Promise<void>;
  /** The number of bytes of each file that were read. */
  readViewFiles(): Promise<ReadonlyMap<string, number>>;
  /** Deletes the views of the days before this one. */
  deleteViewsBefore(day: string): Promise<void>;
  /** Counts the views of a listing since a day, included. */
  countViews(listing: string, since: string): Promise<number>;
}

/** A listing as it is sent, with its location. */
export interface ListingText {
  id: string;
  ownerId: string;
  /** WGS84 degrees; null if the place is unknown. */
  lat: number | null;
  lon: number | null;
  /** The contract's listing as compact JSON. */
  body: string;
}

/** An owner as it is sent, with its location. */
export interface OwnerText {
  id: string;
  lat: number | null;
  lon: number | null;
  /** The contract's owner as compact JSON, without a distance. */
  body: string;
}

/** Reads listings and owners for display. For a generation that has been removed, reads the active one by the same ids. */
export interface ListingReader {
  /** In the order of the ids; unknown ids are left out. */
  readListings(generation: number, ids: readonly string[]): Promise<ListingText[]>;
  /** In any order; unknown ids are left out. */
  readOwners(generation: number, ids: readonly string[]): Promise<OwnerText[]>;
  /** Listings that are for sale under these VINs, by ascending id. */
  readListingsByVin(generation: number, vins: readonly string[]): Promise<{ id: string; vin: string }[]>;
  /** Whether one of these listings was written in the position's generation after the position's entry of the log. */
  isChangedSince(position: StorePosition, ids: readonly string[]): Promise<boolean>;
}

/** The conditions of the listings that are counted. */
export interface FactsQuestion {
  generation: number;
  /** Compound, `CAMRY|TOYOTA`; without it, listings of all models. */
  modelCode?: string;
  listingType?: string;
  year?: number;
}

/** The model, and the conditions of the listings that are counted. */
export type ModelQuestion = FactsQuestion & { modelCode: string };

/** Number and prices of the listings of a model year, whole US dollars; null if none has a price. */
export interface YearFacts {
  year: number;
  count: number;
  least: number | null;
  most: number | null;
}

/** Mileages that statistics count: above 0, below this (R56). */
export const mileageCap = 250_000;

/** Prices of a trim's listings, whole US dollars; null if none has a price. */
export interface TrimFacts {
  trimCode: string;
  count: number;
  least: number | null;
  most: number | null;
  mean: number | null;
}

/** Statistics of all listings of a model, independent of the other criteria of a search. */
export interface ModelFacts {
  /** Listings by model year with their prices, the newest first. */
  countYears(question: ModelQuestion): Promise<YearFacts[]>;
  /** Listings by trim code, ascending; those without a trim are left out. */
  countTrims(question: ModelQuestion): Promise<TrimFacts[]>;
  /** Mileages of each year's listings, those that statistics count (R56), the newest first. */
  mileageByYear(question: ModelQuestion): Promise<{ year: number; count: number; mean: number; max: number }[]>;
  /** Listings in each of some mileage bands, given by their upper ends, which belong to them; the last one is `mileageCap`. */
  countMileageBands(question: FactsQuestion, ends: readonly number[]): Promise<number[]>;
}

/** Listings of a model, and the newest of them. */
export interface ModelCount {
  modelCode: string;
  count: number;
  /** When the last of them was listed, epoch milliseconds. */
  listedAt: number;
}

/** Listings of the sellers in a city. */
export interface CityCount {
  city: string;
  /** Postal code, `IL`. */
  state: string;
  count: number;
}

/** Numbers of all listings, for the pages that list what there is. */
export interface DirectoryFacts {
  /** Listings by model in one condition, or in all. */
  countModels(question: Omit<ModelQuestion, 'modelCode' | 'year'>): Promise<ModelCount[]>;
  /** The cities with most listings, at most `limit`. */
  countCities(generation: number, limit: number): Promise<CityCount[]>;
}

/** A section of the change log, with the present state of the listings that it names. */
export interface ChangedListings {
  /** Listings of the generation that were written, each once; null for one that is gone. */
  listings: ReadonlyMap<string, SearchDocument | null>;
  /** The last entry that was read. */
  seq: number;
  /** Whether there may be more entries. */
  hasMore: boolean;
}

/** An entry of the log, with a mark that distinguishes it from entries of other stores with the same number. */
export interface MarkedChange {
  seq: number;
  mark: string;
}

/**
 * The source that an index is loaded from and follows. The log names listings in the order of the commits; an entry says which
 * listing to read again, not how it changed, so that entries may be read twice, or late.
 */
export interface IndexSource {
  /** Every listing of a generation in chunks, by ascending id. */
  readDocuments(generation: number): AsyncIterable<SearchDocument[]>;
  /**
   * Returns the writes after an entry of the log, at most `limit` entries. The log and the listings are read at one moment: a
   * reader at the end of the log knows the store as it was at that moment. Null if entries that are needed have been removed.
   */
  readChanges(generation: number, after: number, limit: number): Promise<ChangedListings | null>;
  /** The last entry of the log; 0 before the first one. */
  lastChange(): Promise<number>;
  /** Tells a generation, in the form in which it is stored, from all others, those of other stores too; empty when there is none. */
  markOfGeneration(generation: number): Promise<string>;
  /** The last entry of the log; before the first one 0, with an empty mark. */
  lastMarkedChange(): Promise<MarkedChange>;
  /** Whether the log has an entry: then all that was written before it is there, too, or has been removed from the log since. */
  hasChange(change: MarkedChange): Promise<boolean>;
}

/** A section of the news, with the present state of the listings that it names. */
export interface NewsPiece {
  news: News[];
  /** The existing ones, by id: the searched fields, and the contract's listing and owner as compact JSON. */
  vehicles: Map<string, { document: SearchDocument; listing: string; owner: string }>;
  /** Numbers of the oldest and the newest stored entry; 0 if there are none. */
  first: number;
  last: number;
}

/** News: listings that are new, cheaper or retired, by single writes or by an inventory that replaces another one. A first inventory is no news. */
export interface NewsReader {
  /** Returns the entries after a number, at most `limit`, read at one moment. */
  readNews(after: number, limit: number): Promise<NewsPiece>;
}

/** Why a store cannot do its work: its database cannot be reached, or is read-only or full. */
export type StoreFault = 'unreachable' | 'unwritable';

export interface ListingStore
  extends Inventories,
    ListingWriter,
    PriceRatings,
    ViewCounts,
    ListingReader,
    ModelFacts,
    DirectoryFacts,
    IndexSource,
    NewsReader {
  /** Whether other processes may serve the same store. */
  readonly isShared: boolean;
  /** Writes, to find out whether that is possible. @throws why nothing can be stored */
  checkWritable(): Promise<void>;
  /** Returns what an error of the store means; null if it is none of these faults. */
  faultOf(error: unknown): StoreFault | null;
  close(): Promise<void>;
}

/** `full`: a commit survives a power failure, for writes acknowledged to people; `normal`: it survives a crash of the process, for recreatable data. */
export type Durability = 'full' | 'normal';

/** Thrown if the inventory could not be written as requested; it is unchanged. */
export class InventoryError extends Error {
  override name = 'InventoryError';
}

/** Thrown if an import could not begin because of another one. */
export class ImportRefused extends InventoryError {}
