import type { MatchVehicle } from '../feed/vehicles';
import type { InventoryItem } from '../listing/record';
import type { Durability, ListingStore } from '../store/port';
import type { Progress } from './progress';

/** Dependencies of the commands. */
export interface Tools {
  openStore: (durability: Durability) => Promise<ListingStore>;
  match: MatchVehicle;
  generate: (options: { listings: number; seed: number; now: number }) => Iterable<InventoryItem>;
  now: () => number;
  progress: Progress;
  /** Prints a line of the result. */
  print: (line: string) => void;
}

/**
 * Opens the store for a command.
 * @param durability `normal` for a whole inventory, which can be imported again: batches need not wait for the disk
 */
export async function withStore<T>(
  durability: Durability,
  { openStore }: Tools,
  work: (store: ListingStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(durability);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
