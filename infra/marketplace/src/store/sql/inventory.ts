import { anyOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import { offerFactsOf } from '../../listing/appraised';
import { continueListing } from '../../listing/continue';
import type { InventoryItem, StoredListing, StoredOwner } from '../../listing/record';
import { offerOf } from '../../pricing/offer';
import { Offers } from '../../pricing/offers';
import { computeGuides, type PriceGuides } from '../../pricing/price-guides';
import { type Generation, ImportRefused, InventoryError, type ReplaceOptions } from '../port';
import { carryOver } from './carry-over';
import { reductionOf, toReduction } from './continue';
import { dialectOf } from './dialects/dialects';
import { type NewsRow, newsOfInventory, storeNews } from './news';
import { writeGuides } from './price-guides';
import { addListingCells, addOwnerCells, type OwnerFacts } from './rows';
import type { Database } from './schema';
import { deleteViewsOfRetired } from './views';
import { ConnectionRows, type RowPiece, type RowWriter } from './write-rows';
import { isAlive, writerName } from './writer';

/** The means by which this store writes a whole inventory. */
export interface RowReplaceOptions extends ReplaceOptions {
  /** Writes the rows; by default the given connection does. */
  writer?: RowWriter;
}

/** Rows in one commit: few enough to hold the write lock only briefly; with more, each page of an index would be written less often. */
const BATCH = 2_000;

/** Few enough to be freed young: objects that survive two garbage collections stay until memory is short. */
const PIECE = 50;

/** Interval of heartbeats besides those of the commits, ms. */
const BEAT_MILLISECONDS = 15_000;

/** Listings that are removed in one transaction. */
const CHUNK = 4_000;

/** Largest number of pending commits: the database pauses now and then, for housekeeping. */
const MOST_COMMITS = 3;

/** Returns the generation that readers see; null before the first import. */
export async function activeGeneration(db: Kysely<Database>): Promise<Generation | null> {
  const row = await db.selectFrom('generations').selectAll().where('state', '=', 'active').executeTakeFirst();
  return row ?? null;
}

/**
 * Writes a whole inventory and makes it the active one at once. It is written in small transactions under a generation of its own
 * that nobody reads, so that other writers never wait long; the last transaction makes it active. If anything fails, or the
 * process is killed, the old inventory is untouched and the next import removes what was written. Writes to single listings of
 * the old inventory meanwhile are carried over (`carryOver`).
 *
 * @throws InventoryError when another import is running, when `items` holds no listing, or when too many would be retired;
 *   whatever `items` throws.
 */
export async function replaceInventory(
  db: Kysely<Database>,
  source: string,
  items: Iterable<InventoryItem> | AsyncIterable<InventoryItem>,
  options: RowReplaceOptions = {},
): Promise<Generation> {
  const now = options.now ?? Date.now;
  const { generation, left } = await begin(db, source, now(), options.isFirst ?? false);
  const active = await activeGeneration(db);
  const writer = new GenerationWriter(db, generation, active, options);
  const beats = setInterval(() => void beat(db, generation, now()), BEAT_MILLISECONDS).unref();
  try {
    for (const each of left) await removeGeneration(db, each);
    for await (const item of items) {
      if (item.kind === 'owner') writer.addOwner(item.owner);
      else writer.addListing(item.listing);
      if (writer.isFull) await writer.flush();
    }
    await writer.end();
    if (options.mayBeEmpty !== true) refuseEmpty(writer.written);
    await refuseShrinking(db, active, generation, options.mostRetired ?? 1);
    const news = active === null ? [] : await newsOfInventory(db, active, generation);
    const { written } = writer;
    const guides = computeGuides(writer.offers);
    const activated = await activate(db, { id: generation, written, now: now(), news, guides });
    await deleteViewsOfRetired(db);
    return activated;
  } catch (error) {
    await writer.settle();
    await removeGeneration(db, generation);
    throw error;
  } finally {
    clearInterval(beats);
  }
}

/** Marks a generation as being written, while its feed stands still or the database compares. */
async function beat(db: Kysely<Database>, generation: number, at: number): Promise<void> {
  const beating = dialectOf(db).writeRows(db, (transaction) =>
    transaction.updateTable('generations').set({ heartbeatAt: at }).where('id', '=', generation).execute(),
  );
  // The next one may succeed; if the database is away, the import itself fails.
  await Promise.allSettled([beating]);
}

/** Unreachable: an owner comes before its listings. */
const nobody: OwnerFacts = { showcase: false, rating: null };

class GenerationWriter {
  readonly written = { listings: 0, owners: 0 };
  /** Its offers, from which its usual prices are estimated. */
  readonly offers = new Offers();
  private readonly ownerOf = new Map<string, OwnerFacts>();
  private readonly rows: RowWriter;
  private owners: StoredOwner[] = [];
  private listings: StoredListing[] = [];
  /** Rows that are not committed yet. */
  private added = { listings: 0, owners: 0 };
  /** Pending commits, the oldest first. */
  private readonly commits: Promise<void>[] = [];

  constructor(
    private readonly db: Kysely<Database>,
    private readonly generation: number,
    private readonly active: Generation | null,
    private readonly options: RowReplaceOptions,
  ) {
    this.rows = options.writer ?? new ConnectionRows(db);
  }

  get isFull(): boolean {
    return this.listings.length >= PIECE || this.owners.length >= PIECE;
  }

  addOwner(owner: StoredOwner): void {
    this.ownerOf.set(owner.id, { showcase: owner.showcase, rating: owner.rating });
    this.owners.push(owner);
  }

  addListing(listing: StoredListing): void {
    if (!this.ownerOf.has(listing.ownerId)) {
      throw new InventoryError(
        `Listing ${listing.id} names the owner ${listing.ownerId}, who did not come before it. Yield every owner before its listings.`,
      );
    }
    this.listings.push(listing);
  }

  /** Turns the added items into rows, and commits once there are enough. */
  async flush(): Promise<void> {
    const { added, generation, owners, ownerOf } = this;
    const listings = await this.continued();
    const piece: RowPiece = { owners: [], listings: [] };
    for (const owner of owners) addOwnerCells(piece.owners, generation, owner);
    for (const listing of listings) {
      addListingCells(piece.listings, generation, listing, ownerOf.get(listing.ownerId) ?? nobody);
      const offer = offerOf(offerFactsOf(listing));
      if (offer !== null) this.offers.add(offer);
    }
    this.rows.add(piece);
    added.owners += owners.length;
    added.listings += listings.length;
    this.owners = [];
    this.listings = [];
    if (added.listings >= BATCH || added.owners >= BATCH) await this.commit();
  }

  async end(): Promise<void> {
    await this.flush();
    await this.commit();
    await Promise.all(this.commits);
  }

  /** Waits for pending commits, whether they succeed or fail. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.commits);
  }

  private async continued(): Promise<readonly StoredListing[]> {
    const { db, active, listings, options } = this;
    return options.continueFromActive && active !== null ? continueFrom(db, active, listings) : listings;
  }

  /** Does not wait for the database, unless it is far behind. */
  private async commit(): Promise<void> {
    const { added, generation, options, written } = this;
    this.added = { listings: 0, owners: 0 };
    if (this.commits.length >= MOST_COMMITS) await this.commits.shift();
    const commit = this.rows.commit({ generation, at: (options.now ?? Date.now)() }).then(() => {
      written.owners += added.owners;
      written.listings += added.listings;
      options.onProgress?.(written);
    });
    // Its failure is handled where it is awaited.
    commit.catch(() => {});
    this.commits.push(commit);
  }
}

/** Gives listings that existed before their first date, and marks reduced prices. */
async function continueFrom(
  db: Kysely<Database>,
  previous: Generation,
  listings: readonly StoredListing[],
): Promise<StoredListing[]> {
  // One JSON text: a driver that creates every cell separately takes longer than the database.
  const columns = ['id', 'listedAt', 'price'].map((column) => sql.ref(column));
  const { reduced, from, at } = reductionOf(db);
  const cells = dialectOf(db).arrayOfArrays([...columns, reduced, from, at]);
  const { known } = await db
    .selectFrom('listings')
    .select(cells.as('known'))
    .where('generation', '=', previous.id)
    .where(
      'id',
      'in',
      anyOf(
        db,
        'text',
        listings.map(({ id }) => id),
      ),
    )
    .executeTakeFirstOrThrow();
  const before = new Map(
    (JSON.parse(known) as [string, number, number | null, ...Parameters<typeof toReduction>][]).map((row) => [
      row[0],
      row,
    ]),
  );
  return listings.map((listing) => {
    const row = before.get(listing.id);
    if (row === undefined) return listing;
    const [, listedAt, price, ...reduction] = row;
    return continueListing(listing, { listedAt, price, ...toReduction(...reduction) });
  });
}

/**
 * Creates a generation to be written, unless another one is being written. In one transaction, so that of two imports that begin
 * at the same moment the second sees the first.
 * @returns the other generations that nobody reads any more, to be removed
 */
function begin(
  db: Kysely<Database>,
  source: string,
  now: number,
  isFirst: boolean,
): Promise<{ generation: number; left: number[] }> {
  return dialectOf(db).write(db, async (transaction) => {
    const unread = await transaction.selectFrom('generations').selectAll().where('state', '!=', 'active').execute();
    const running = unread.find((generation) => generation.state === 'loading' && isAlive(generation, now));
    if (running !== undefined) {
      throw new ImportRefused(
        `Another import (${running.source}, by ${running.writer}) is running. Wait until it has ended, or stop it, then try again.`,
      );
    }
    if (isFirst && (await activeGeneration(transaction)) !== null)
      throw new ImportRefused('There is an inventory already, so no first one is made.');
    const { id } = await transaction
      .insertInto('generations')
      .values({
        ...{ state: 'loading', source, startedAt: now, heartbeatAt: now, writer: writerName(), activatedAt: null },
        ...{ listings: 0, owners: 0 },
        changesFrom: sql<number>`(select coalesce(max("seq"), 0) from "changes")`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { generation: id, left: unread.map((generation) => generation.id) };
  });
}

function refuseEmpty(written: { listings: number }): void {
  if (written.listings === 0) {
    throw new InventoryError(
      'The import holds no usable listing, so the old inventory stays. See the report for the reasons.',
    );
  }
}

/** A feed that was cut off, or belongs to another dealer, looks as if most of the inventory had been sold at once. */
async function refuseShrinking(
  db: Kysely<Database>,
  active: Generation | null,
  generation: number,
  mostRetired: number,
): Promise<void> {
  if (active === null || mostRetired >= 1) return;
  const { rows } = await sql<{ before: number; kept: number }>`
    select (select count(*) from "listings" where "generation" = ${active.id}) as "before", count(*) as "kept"
    from "listings" as "new" ${dialectOf(db).inTableOrder} join "listings" as "old" on "old"."id" = "new"."id"
    where "new"."generation" = ${generation} and "old"."generation" = ${active.id}`.execute(db);
  const { before, kept } = rows[0]!;
  if (before - kept <= before * mostRetired) return;
  throw new InventoryError(
    `The import would retire ${before - kept} of ${before} listings, more than ${mostRetired * 100} %, so the old inventory stays. Look at the feed and its report; if that is meant, say so by --shrink.`,
  );
}

interface Written {
  id: number;
  written: { listings: number; owners: number };
  now: number;
  news: readonly NewsRow[];
  guides: PriceGuides;
}

async function activate(db: Kysely<Database>, { id, written, now, news, guides }: Written): Promise<Generation> {
  return dialectOf(db).write(db, async (transaction) => {
    const before = await activeGeneration(transaction);
    await transaction.updateTable('generations').set({ state: 'superseded' }).where('state', '=', 'active').execute();
    const made = await transaction
      .updateTable('generations')
      .set({ state: 'active', activatedAt: now, ...written })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeGuides(transaction, id, guides);
    if (before !== null) await carryOver(transaction, before.id, made);
    await storeNews(transaction, news, now);
    return (await activeGeneration(transaction)) ?? made;
  });
}

/** Removes in pieces, so that no other writer waits long; in the order of the rows in the table. */
async function removeGeneration(db: Kysely<Database>, generation: number): Promise<void> {
  const { first, last } = await db
    .selectFrom('listings')
    .select(({ fn }) => [fn.min<number | null>('pk').as('first'), fn.max<number | null>('pk').as('last')])
    .where('generation', '=', generation)
    .executeTakeFirstOrThrow();
  for (let from = first ?? 0; last !== null && from <= last; from += CHUNK) {
    await db
      .deleteFrom('listings')
      // The plus keeps the database from using an index on the generation.
      .where(sql<number>`+"generation"`, '=', generation)
      .where('pk', '>=', from)
      .where('pk', '<', from + CHUNK)
      .execute();
  }
  await db.deleteFrom('owners').where('generation', '=', generation).execute();
  await db.deleteFrom('priceGuides').where('generation', '=', generation).execute();
  await db.deleteFrom('generations').where('id', '=', generation).execute();
}
