import type { Kysely } from 'kysely';
import type { MatchVehicle } from '../feed/vehicles';
import type { InventoryItem } from '../listing/record';
import { openDatabase } from '../store/sqlite/database';
import type { Database } from '../store/sqlite/schema';
import type { RowWriter } from '../store/sqlite/write-rows';
import type { Progress } from './progress';

/** What the commands need besides the store. */
export interface Tools {
  match: MatchVehicle;
  generate: (options: { listings: number; seed: number; now: number }) => Iterable<InventoryItem>;
  now: () => number;
  progress: Progress;
  /** Gets the result, line by line. */
  print: (line: string) => void;
  /** Writes a whole inventory's rows; without it they are written by the command's own connection. */
  openRowWriter?: (folder: string) => RowWriter;
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

/** Opens what writes a whole inventory's rows, for as long as they are written. */
export async function withRowWriter<T>(
  folder: string,
  { openRowWriter }: Tools,
  work: (writer?: RowWriter) => Promise<T>,
): Promise<T> {
  const writer = openRowWriter?.(folder);
  try {
    return await work(writer);
  } finally {
    await writer?.close();
  }
}
