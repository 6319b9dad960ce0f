/** What the site keeps of people, a row each: what the page of one's data shows, exports and deletes, what signing in merges, and how long it is kept. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Owner } from '../sign-in/owner';
import { accountRows } from './account/retained';
import { memoryRows } from './memory-retained';
import { sentRows } from './sent-retained';

/** Whose it is. */
export interface Whose {
  owner: Owner;
  /** In lower case, of who has shown that it is theirs; null for all others, who may see nothing by an address alone. */
  email: string | null;
}

export interface Kept {
  /** Its key in the export. */
  name: string;
  /** For people. */
  title: string;
  /** All of it, as plain values. */
  exportOf(db: Kysely<Database>, whose: Whose): Promise<readonly object[]>;
  erase(trx: Transaction<Database>, whose: Whose): Promise<void>;
  /** What a device has kept becomes the person's who signs in on it. */
  merge?(trx: Transaction<Database>, device: Owner, person: Owner): Promise<void>;
  /** How long it is kept, in words that go after "kept". */
  retention: string;
  /** So many days after the row's own time it goes; null where it goes otherwise. */
  retentionDays: number | null;
  /** The row's own time, a column of epoch milliseconds; of each that has days. */
  aged?: { table: keyof Database; by: string };
  /** Forgets what is older, where more goes than rows of that table. @param before epoch milliseconds */
  sweep?(trx: Transaction<Database>, before: number): Promise<void>;
}

/** Accounts go last: by them what is theirs is found. */
export const kept: readonly Kept[] = [...sentRows, ...memoryRows, ...accountRows];

/** All that a device has kept becomes the person's. */
export async function mergeDevice(trx: Transaction<Database>, device: Owner, person: Owner): Promise<void> {
  for (const { merge } of kept) await merge?.(trx, device, person);
}
