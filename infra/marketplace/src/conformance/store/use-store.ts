import type { SearchDocument } from '@forecourt/matching';
import type { InventoryItem, StoredListing, StoredOwner } from '../../listing/record';
import type { ListingStore } from '../../store/port';
import { sampleListing, sampleOwner } from '../../testing/sample';

export interface StoreSettings {
  /** Entries of the log of changes that stay for readers; the adapter's own number unless it is given. */
  keptChanges?: number;
}

/** A place for one store, as a folder or a schema is one. */
export interface StorePlace {
  /** A handle of its own on the store, as another process has; the suite closes it. */
  open(settings?: StoreSettings): Promise<ListingStore>;
  /** Removes the store, once every handle is closed. */
  remove(): Promise<void>;
}
export type StoreMaker = () => Promise<StorePlace>;

/** The store of the present test. */
export interface Stores {
  readonly store: ListingStore;
  /** Another handle on the same store. */
  open(settings?: StoreSettings): Promise<ListingStore>;
}

/** An empty store for each test. */
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

/** The listing `l-<number>` of the owner `owner-1`, with a VIN of its own. */
export const aListing = (number: number, overrides: Partial<StoredListing> = {}): InventoryItem => ({
  kind: 'listing',
  listing: sampleListing({ id: `l-${number}`, vin: vinOf(number), ...overrides }),
});

/** An owner and so many listings, `l-0` the first. */
export const anInventory = (count: number, overrides: Partial<StoredListing> = {}): InventoryItem[] => [
  anOwner(),
  ...Array.from({ length: count }, (_, number) => aListing(number, overrides)),
];

/** The listings of a generation, the active one unless it is named. */
export async function documentsOf(store: ListingStore, generation?: number): Promise<SearchDocument[]> {
  const all: SearchDocument[] = [];
  const id = generation ?? (await store.activeGeneration())!.id;
  for await (const chunk of store.readDocuments(id)) all.push(...chunk);
  return all;
}

/** What is sent of a listing of the active generation. */
export async function bodyOf(store: ListingStore, id: string) {
  const { id: generation } = (await store.activeGeneration())!;
  const [listing] = await store.readListings(generation, [id]);
  return listing && JSON.parse(listing.body);
}

/** Listings by the log of changes after an entry. */
export async function idsAfter(store: ListingStore, seq: number): Promise<string[]> {
  const changes = await store.readChanges((await store.activeGeneration())!.id, seq, 1_000);
  return [...changes!.listings.keys()];
}
