import { type Kysely, type Selectable, sql } from 'kysely';
import { among } from './among';
import { BulkInsert } from './bulk';
import { carryOver } from './carry-over';
import { continueListing, isReduced } from './continue';
import { InventoryError } from './inventory-error';
import type { InventoryItem, StoredListing, StoredOwner } from './records';
import { listingColumns, ownerColumns, toListingCells, toOwnerRow } from './rows';
import type { Database, GenerationsTable } from './schema';
import { writeTransaction } from './transaction';
import { isAlive, writerName } from './writer';

export type Generation = Selectable<GenerationsTable>;

export interface ReplaceOptions {
  /** Told after every batch. */
  onProgress?: (written: { listings: number; owners: number }) => void;
  /**
   * Keeps the date of a listing that the present inventory already has under the same id, and marks it as reduced when its
   * price went down, for as long as it has that price: for feeds, which know neither.
   */
  continueFromActive?: boolean;
  now?: () => number;
}

/** Small enough to hold the write lock for a moment only; in larger ones each page of an index is written less often. */
const BATCH = 1_000;
const CHUNK = 4_000;

/** The generation that readers see; null before the first import. */
export async function activeGeneration(db: Kysely<Database>): Promise<Generation | null> {
  const row = await db.selectFrom('generations').selectAll().where('state', '=', 'active').executeTakeFirst();
  return row ?? null;
}

/**
 * Writes a whole inventory and swaps it in at once. It is written in small transactions under a generation of its own that
 * nobody reads, so that other writers never wait long; the last transaction makes it the active one. When anything fails, or
 * the process is killed, the old inventory is untouched and what was written is removed by the next import. What others write to
 * single listings of the old inventory meanwhile is carried over (`carryOver`).
 *
 * @throws InventoryError when another import is under way, or when `items` holds no listing; whatever `items` throws.
 */
export async function replaceInventory(
  db: Kysely<Database>,
  source: string,
  items: Iterable<InventoryItem> | AsyncIterable<InventoryItem>,
  options: ReplaceOptions = {},
): Promise<Generation> {
  const now = options.now ?? Date.now;
  const active = await activeGeneration(db);
  const generation = await begin(db, source, now());
  try {
    const writer = new GenerationWriter(db, generation, options.continueFromActive ? active : null, now);
    for await (const item of items) {
      if (item.kind === 'owner') writer.addOwner(item.owner);
      else writer.addListing(item.listing);
      if (writer.isFull) {
        await writer.flush();
        options.onProgress?.(writer.written);
      }
    }
    await writer.flush();
    options.onProgress?.(writer.written);
    return await activate(db, generation, writer.written, now());
  } catch (error) {
    await removeGeneration(db, generation);
    throw error;
  }
}

class GenerationWriter {
  readonly written = { listings: 0, owners: 0 };
  private readonly showcaseOf = new Map<string, boolean>();
  private readonly insertOwners = new BulkInsert('owners', ownerColumns);
  private readonly insertListings = new BulkInsert('listings', listingColumns);
  private owners: StoredOwner[] = [];
  private listings: StoredListing[] = [];

  constructor(
    private readonly db: Kysely<Database>,
    private readonly generation: number,
    private readonly previous: Generation | null,
    private readonly now: () => number,
  ) {}

  get isFull(): boolean {
    return this.listings.length >= BATCH || this.owners.length >= BATCH;
  }

  addOwner(owner: StoredOwner): void {
    this.showcaseOf.set(owner.id, owner.showcase);
    this.owners.push(owner);
  }

  addListing(listing: StoredListing): void {
    if (!this.showcaseOf.has(listing.ownerId)) {
      throw new InventoryError(
        `Listing ${listing.id} names the owner ${listing.ownerId}, who did not come before it. Yield every owner before its listings.`,
      );
    }
    this.listings.push(listing);
  }

  async flush(): Promise<void> {
    const { generation, owners } = this;
    const listings = this.previous === null ? this.listings : await continueFrom(this.db, this.previous, this.listings);
    // Made before the transaction, which keeps others waiting.
    const rows = listings.map((listing) =>
      toListingCells(generation, listing, { showcase: this.showcaseOf.get(listing.ownerId) ?? false }),
    );
    await writeTransaction(this.db, async (transaction) => {
      await transaction
        .updateTable('generations')
        .set({ heartbeatAt: this.now() })
        .where('id', '=', generation)
        .execute();
      await this.insertOwners.execute(
        transaction,
        owners.map((owner) => toOwnerRow(generation, owner)),
      );
      await this.insertListings.executeCells(transaction, rows);
    });
    this.written.owners += owners.length;
    this.written.listings += listings.length;
    this.owners = [];
    this.listings = [];
  }
}

/** Gives listings that were there before their first date, and notes reduced prices. */
async function continueFrom(
  db: Kysely<Database>,
  previous: Generation,
  listings: readonly StoredListing[],
): Promise<StoredListing[]> {
  // One JSON text: a driver that makes every cell on its own takes longer than the database.
  const cells = sql<string>`json_group_array(json_array("id", "listedAt", "price", ${isReduced}))`;
  const { known } = await db
    .selectFrom('listings')
    .select(cells.as('known'))
    .where('generation', '=', previous.id)
    .where('id', 'in', among(listings.map(({ id }) => id)))
    .executeTakeFirstOrThrow();
  const before = new Map(
    (JSON.parse(known) as [string, number, number | null, 1 | null][]).map((row) => [row[0], row]),
  );
  return listings.map((listing) => {
    const row = before.get(listing.id);
    if (row === undefined) return listing;
    const [, listedAt, price, reduced] = row;
    return continueListing(listing, { listedAt, price, isReduced: reduced === 1 });
  });
}

async function begin(db: Kysely<Database>, source: string, now: number): Promise<number> {
  const unread = await db.selectFrom('generations').selectAll().where('state', '!=', 'active').execute();
  const running = unread.find((generation) => generation.state === 'loading' && isAlive(generation, now));
  if (running !== undefined) {
    throw new InventoryError(
      `Another import (${running.source}, by ${running.writer}) is under way. Wait until it is done, or stop it, then try again.`,
    );
  }
  for (const { id } of unread) await removeGeneration(db, id);
  const { id } = await db
    .insertInto('generations')
    .values({
      ...{ state: 'loading', source, startedAt: now, heartbeatAt: now, writer: writerName(), activatedAt: null },
      ...{ listings: 0, owners: 0 },
      changesFrom: sql<number>`(select coalesce(max("seq"), 0) from "changes")`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function activate(
  db: Kysely<Database>,
  id: number,
  written: { listings: number; owners: number },
  now: number,
): Promise<Generation> {
  if (written.listings === 0) {
    throw new InventoryError(
      'The import holds no usable listing, so the old inventory stays. See the report for the reasons.',
    );
  }
  return writeTransaction(db, async (transaction) => {
    const before = await activeGeneration(transaction);
    await transaction.updateTable('generations').set({ state: 'superseded' }).where('state', '=', 'active').execute();
    const made = await transaction
      .updateTable('generations')
      .set({ state: 'active', activatedAt: now, ...written })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before !== null) await carryOver(transaction, before.id, made);
    return (await activeGeneration(transaction)) ?? made;
  });
}

/** In pieces, so that no other writer waits long. */
async function removeGeneration(db: Kysely<Database>, generation: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('listings')
      .where('pk', 'in', db.selectFrom('listings').select('pk').where('generation', '=', generation).limit(CHUNK))
      .executeTakeFirst();
    if (numDeletedRows === 0n) break;
  }
  await db.deleteFrom('owners').where('generation', '=', generation).execute();
  await db.deleteFrom('generations').where('id', '=', generation).execute();
}

/** The listings with these ids as contract JSON texts, in the order of the ids; unknown ids are left out. */
export async function readListingBodies(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<{ id: string; ownerId: string; body: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['generation', 'id', 'ownerId', 'body'])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', 'in', ids)
    .execute();
  const byId = rowsById(rows, generation);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Owners by id: the contract's JSON text, and where they are. */
export async function readOwners(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<{ id: string; lat: number | null; lon: number | null; body: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('owners')
    .select(['generation', 'id', 'lat', 'lon', 'body'])
    .where('generation', 'in', thisOrActive(generation))
    .where('id', 'in', ids)
    .execute();
  return [...rowsById(rows, generation).values()];
}

/** An index may answer from a generation that has been removed meanwhile; what it found is mostly in the active one too. */
function thisOrActive(generation: number) {
  return sql<number>`(${generation}, (select "id" from "generations" where "state" = 'active'))`;
}

function rowsById<Row extends { generation: number; id: string }>(rows: readonly Row[], generation: number) {
  const byId = new Map<string, Row>();
  for (const row of rows) if (row.generation === generation || !byId.has(row.id)) byId.set(row.id, row);
  return byId;
}

/** Listings that are for sale under these VINs. */
export async function readListingsByVin(
  db: Kysely<Database>,
  generation: number,
  vins: readonly string[],
): Promise<{ id: string; vin: string; viewCount: number }[]> {
  if (vins.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'vin', 'viewCount'])
    .where('generation', '=', generation)
    .where('vin', 'in', vins)
    .$narrowType<{ vin: string }>()
    .execute();
  // Not by the database, which would then read the whole generation in the order of its ids.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}
