import type { SearchDocument } from '@forecourt/matching';
import type { InventoryItem } from '../../listing/record';
import type { ListingSearch } from '../../search/port';
import type { ListingStore } from '../../store/port';

/** A search and its store. */
export interface Searched {
  store: ListingStore;
  search: ListingSearch;
  /** Closes both and removes the store. */
  close(): Promise<void>;
}
export type SearchMaker = () => Promise<Searched>;

/** The search of the current test. */
export interface Subject {
  readonly store: ListingStore;
  readonly search: ListingSearch;
}

/** Opens a search over an empty store for each test. */
export function useSearch(open: SearchMaker): Subject {
  let opened: Searched;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());
  return subjectOf(() => opened);
}

/** Opens one search over one inventory, for tests that only read. */
export function useLoadedSearch(open: SearchMaker, items: () => Iterable<InventoryItem>): Subject {
  let opened: Searched;
  beforeAll(async () => {
    opened = await open();
    const { id } = await opened.store.replaceInventory('conformance', items());
    await opened.search.load(id);
  });
  afterAll(() => opened.close());
  return subjectOf(() => opened);
}

function subjectOf(opened: () => Searched): Subject {
  return {
    get store() {
      return opened().store;
    },
    get search() {
      return opened().search;
    },
  };
}

/** Returns the listings of the inventory of a search. */
export async function documentsOf({ store, search }: Subject): Promise<SearchDocument[]> {
  const all: SearchDocument[] = [];
  for await (const chunk of store.readDocuments(search.index!.generation)) all.push(...chunk);
  return all;
}
