import type { Kysely } from 'kysely';
import type { MatchVehicle } from '../feed/vehicles';
import { openDatabase } from '../store/database';
import type { InventoryItem } from '../store/records';
import type { Database } from '../store/schema';
import type { Progress } from './progress';

/** What the commands need besides the store. */
export interface Tools {
  match: MatchVehicle;
  generate: (options: { listings: number; seed: number; now: number }) => Iterable<InventoryItem>;
  now: () => number;
  progress: Progress;
  /** Gets the result, line by line. */
  print: (line: string) => void;
}

/**
 * Opens the store for a command.
 * @param durability `normal` for a whole inventory, which can be made again: no need to wait for the disk at each batch
 */
export async function withStore<T>(
  folder: string,
  durability: 'full' | 'normal',
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(folder, durability);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
