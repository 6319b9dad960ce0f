import type { Kysely } from 'kysely';
import { BulkInsert, type Cell } from './bulk';
import { dialectOf } from './dialects/dialects';
import { listingColumns, ownerColumns } from './rows';
import type { Database } from './schema';

/** Rows of a generation: cells in the order of their columns, one row after the other. */
export interface RowPiece {
  owners: Cell[];
  listings: Cell[];
}

/** A transaction of an import. */
export interface RowCommit {
  generation: number;
  /** Epoch milliseconds: a heartbeat of the import. */
  at: number;
}

/** The destination of an import's rows: adding rows is cheap, and a commit writes all rows since the last one in one transaction. */
export interface RowWriter {
  add(piece: RowPiece): void;
  /** Resolves once they are written; a commit may be requested before the previous one is done. */
  commit(commit: RowCommit): Promise<void>;
  close(): Promise<void>;
}

const insertOwners = new BulkInsert('owners', ownerColumns);
const insertListings = new BulkInsert('listings', listingColumns);

/** Writes rows through a connection. */
export class ConnectionRows implements RowWriter {
  private pieces: RowPiece[] = [];

  constructor(private readonly db: Kysely<Database>) {}

  add(piece: RowPiece): void {
    this.pieces.push(piece);
  }

  async commit({ generation, at }: RowCommit): Promise<void> {
    const { pieces } = this;
    this.pieces = [];
    await dialectOf(this.db).writeRows(this.db, async (transaction) => {
      await transaction.updateTable('generations').set({ heartbeatAt: at }).where('id', '=', generation).execute();
      for (const { owners, listings } of pieces) {
        await insertOwners.executeCells(transaction, owners);
        await insertListings.executeCells(transaction, listings);
      }
    });
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
