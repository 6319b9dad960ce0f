import { engineOf } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { InventoryItem } from '../../listing/record';
import type {
  Generation,
  ListingStore,
  ListingView,
  MarkedChange,
  ModelQuestion,
  ReadFile,
  ReplaceOptions,
  StorePosition,
  WriteOptions,
} from '../port';
import { isChangedSince, lastChange, storePosition } from './change-log';
import { compareGenerations } from './changes';
import { type DatabaseOptions, openDatabase } from './database';
import { countCities, countModels } from './directory-facts';
import { readChanges, readDocuments } from './documents';
import { checkWritable, faultOf } from './faults';
import { activeGeneration, replaceInventory } from './inventory';
import { hasChange, lastMarkedChange, markOfGeneration } from './marks';
import { countMileageBands, countTrims, countYears, mileageByYear } from './model-facts';
import { readNews } from './news';
import { readAppraisal, readListings, readListingsByVin, readOwners } from './read-listings';
import { ratePrices, readOffers, refreshPrices } from './refresh-prices';
import type { Database } from './schema';
import { summarise } from './summary';
import { RowThread } from './threaded-rows';
import { addViews, countViews, deleteViewsBefore, readViewFiles } from './views';
import { retireListings, writeListings } from './write-listings';

export interface StoreOptions extends DatabaseOptions {
  /** The built `row-thread.js`: a thread that writes an import's rows into a file; without it the connection writes them. */
  rowThread?: string | URL;
  /** Number of change log entries that are stored for readers. */
  keptChanges?: number;
}

/** Opens the store at a location: a URL of PostgreSQL, or a folder, which is created with its file. @throws when it cannot be used */
export async function openStore(location: string, options: StoreOptions = {}): Promise<SqlStore> {
  return new SqlStore(await openDatabase(location, options), location, options);
}

/** A store of listings in a SQLite file, or in PostgreSQL for any number of processes. */
export class SqlStore implements ListingStore {
  constructor(
    readonly db: Kysely<Database>,
    private readonly location: string,
    private readonly options: StoreOptions,
  ) {}

  get isShared() {
    return engineOf(this.db).isShared;
  }

  faultOf(error: unknown) {
    return faultOf(this.db, error);
  }

  checkWritable() {
    return checkWritable(this.db);
  }

  activeGeneration() {
    return activeGeneration(this.db);
  }

  position() {
    return storePosition(this.db);
  }

  async replaceInventory(
    source: string,
    items: Iterable<InventoryItem> | AsyncIterable<InventoryItem>,
    options: ReplaceOptions = {},
  ) {
    const { rowThread } = this.options;
    const writer =
      rowThread === undefined || this.isShared ? undefined : new RowThread(rowThread, { folder: this.location });
    try {
      return await replaceInventory(this.db, source, items, { ...options, writer });
    } finally {
      await writer?.close();
    }
  }

  compareGenerations(before: Generation | null, after: Generation) {
    return compareGenerations(this.db, before, after);
  }

  summarise(generation: number) {
    return summarise(this.db, generation);
  }

  writeListings(items: Iterable<InventoryItem>, options: WriteOptions = {}) {
    return writeListings(this.db, items, { keptChanges: this.options.keptChanges, ...options });
  }

  retireListings(ids: readonly string[], options: WriteOptions = {}) {
    return retireListings(this.db, ids, { keptChanges: this.options.keptChanges, ...options });
  }

  refreshPrices({ now = Date.now }: WriteOptions = {}) {
    return refreshPrices(this.db, now, this.options.keptChanges);
  }

  ratePrices(generation: number, { now = Date.now }: WriteOptions = {}) {
    return ratePrices(this.db, generation, now, this.options.keptChanges);
  }

  readOffers(generation: number) {
    return readOffers(this.db, generation);
  }

  readAppraisal(generation: number, id: string) {
    return readAppraisal(this.db, generation, id);
  }

  addViews(views: readonly ListingView[], read: ReadFile) {
    return addViews(this.db, views, read);
  }

  readViewFiles() {
    return readViewFiles(this.db);
  }

  deleteViewsBefore(day: string) {
    return deleteViewsBefore(this.db, day);
  }

  countViews(listing: string, since: string) {
    return countViews(this.db, listing, since);
  }

  readListings(generation: number, ids: readonly string[]) {
    return readListings(this.db, generation, ids);
  }

  readOwners(generation: number, ids: readonly string[]) {
    return readOwners(this.db, generation, ids);
  }

  readListingsByVin(generation: number, vins: readonly string[]) {
    return readListingsByVin(this.db, generation, vins);
  }

  isChangedSince(position: StorePosition, ids: readonly string[]) {
    return isChangedSince(this.db, position, ids);
  }

  countModels(question: Parameters<ListingStore['countModels']>[0]) {
    return countModels(this.db, question);
  }

  countCities(generation: number, limit: number) {
    return countCities(this.db, generation, limit);
  }

  countYears(question: ModelQuestion) {
    return countYears(this.db, question);
  }

  countTrims(question: ModelQuestion) {
    return countTrims(this.db, question);
  }

  mileageByYear(question: ModelQuestion) {
    return mileageByYear(this.db, question);
  }

  countMileageBands(question: ModelQuestion, ends: readonly number[]) {
    return countMileageBands(this.db, question, ends);
  }

  readDocuments(generation: number) {
    return readDocuments(this.db, generation);
  }

  readChanges(generation: number, after: number, limit: number) {
    return readChanges(this.db, generation, after, limit);
  }

  lastChange() {
    return lastChange(this.db);
  }

  markOfGeneration(generation: number) {
    return markOfGeneration(this.db, generation);
  }

  lastMarkedChange() {
    return lastMarkedChange(this.db);
  }

  hasChange(change: MarkedChange) {
    return hasChange(this.db, change);
  }

  readNews(after: number, limit: number) {
    return readNews(this.db, after, limit);
  }

  close() {
    return this.db.destroy();
  }
}
