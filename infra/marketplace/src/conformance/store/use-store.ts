import type { SearchDocument } from '@forecourt/matching';
import type { InventoryItem, StoredListing, StoredOwner } from '../../listing/record';
import type { ListingStore } from '../../store/port';
import { sampleListing, sampleOwner } from '../../testing/sample';

export interface StoreSettings {
  /** Number of entries that the log of changes retains; default: the adapter's own. */
  keptChanges?: number;
}

/** A place for one store, such as a folder or a schema. */
export interface StorePlace {
  /** Opens a separate handle on the store, as another process would; the suite closes it. */
  open(settings?: StoreSettings): Promise<ListingStore>;
  /** Removes the store, after every handle is closed. */
  remove(): Promise<void>;
}
export type StoreMaker = () => Promise<StorePlace>;

/** The store of the current test. */
export interface Stores {
  readonly store: ListingStore;
  /** Opens another handle on the same store. */
  open(settings?: StoreSettings): Promise<ListingStore>;
}

/** Opens an empty store for each test. */
export function useStore(create: StoreMaker): Stores {
  let place: StorePlace;
  let handles: ListingStore[];
  const open = async (settings?: StoreSettings) => {
    const handle = await place.open(settings);
    handles.push(handle);
    return handle;
  };
  beforeEach(async () => {
    handles = [];
    place = await create();
    await open();
  });
  afterEach(async () => {
    for (const handle of handles) await handle.close();
    await place.remove();
  });
  return {
    get store() {
      return handles[0]!;
    },
    open,
  };
}

export const vinOf = (number: number) => `4T1G11AK5MU5${String(number).padStart(5, '0')}`;

export const anOwner = (overrides: Partial<StoredOwner> = {}): InventoryItem => ({
  kind: 'owner',
  owner: sampleOwner(overrides),
});

/** Returns the listing `l-<number>` of the owner `owner-1`, with a unique VIN. */
export const aListing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({ id: `l-${number}`, vin: vinOf(number), ...overrides }),
});

/** Returns an owner and a number of listings, from `l-0`. */
export const anInventory = (count: number, overrides: Partial<StoredListing> = {}): InventoryItem[] => [
  anOwner(),
  ...Array.from({ length: count }, (_, number) => aListing(number, overrides)),
];

/** Returns the listings of a generation, by default of the active one. */
export async function documentsOf(store: ListingStore, generation?: number): Promise<SearchDocument[]> {
  const all: SearchDocument[] = [];
  const id = generation ?? (await store.activeGeneration())!.id;
  for await (const chunk of store.readDocuments(id)) all.push(...chunk);
  return all;
}

/** Returns the stored body of a listing of the active generation. */
export async function bodyOf(store: ListingStore, id: string) {
  const { id: generation } = (await store.activeGeneration())!;
  const [listing] = await store.readListings(generation, [id]);
  return listing && JSON.parse(listing.body);
}

/** Returns the listings that the log of changes names after an entry. */
export async function idsAfter(store: ListingStore, seq: number): Promise<string[]> {
  const changes = await store.readChanges((await store.activeGeneration())!.id, seq, 1_000);
  return [...changes!.listings.keys()];
}
