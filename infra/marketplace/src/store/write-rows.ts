import type { Kysely } from 'kysely';
import { BulkInsert, type Cell } from './bulk';
import { listingColumns, ownerColumns } from './rows';
import type { Database } from './schema';
import { writeTransaction } from './transaction';

/** Rows of a generation, as cells in the order of their columns, one row after the other. */
export interface RowBatch {
  generation: number;
  owners: Cell[];
  listings: Cell[];
  /** Epoch milliseconds: a sign of life of the import. */
  at: number;
}

/** Where an import's rows go. One batch at a time; the next one may be made meanwhile. */
export interface RowWriter {
  /** Resolves once the batch is committed. */
  write(batch: RowBatch): Promise<void>;
  close(): Promise<void>;
}

const insertOwners = new BulkInsert('owners', ownerColumns);
const insertListings = new BulkInsert('listings', listingColumns);

/** Writes a batch in one transaction. */
export async function writeRows(db: Kysely<Database>, { generation, owners, listings, at }: RowBatch): Promise<void> {
  await writeTransaction(db, async (transaction) => {
    await transaction.updateTable('generations').set({ heartbeatAt: at }).where('id', '=', generation).execute();
    await insertOwners.executeCells(transaction, owners);
    await insertListings.executeCells(transaction, listings);
  });
}
