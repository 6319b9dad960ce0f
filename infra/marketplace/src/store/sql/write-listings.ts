import { anyOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import { continueListing, type KnownListing } from '../../listing/continue';
import type { InventoryItem, StoredListing, StoredOwner } from '../../listing/record';
import { InventoryError, type WriteOptions, type Written } from '../port';
import { BulkInsert } from './bulk';
import { lastChange, logChanges, pruneChanges } from './change-log';
import { reductionOf, toReduction } from './continue';
import { dialectOf } from './dialects/dialects';
import { type NewsRow, newsOf, storeNews } from './news';
import { countGroupChanges, offerColumns } from './price-guides';
import { listingColumns, type OwnerFacts, ownerColumns, ratingIn, toListingRow, toOwnerRow } from './rows';
import type { Database } from './schema';
import { deleteViewsOf } from './views';

export interface LoggedWriteOptions extends WriteOptions {
  /** Number of log entries that are stored for readers. */
  keptChanges?: number;
}

type Row = ReturnType<typeof toListingRow>;
type OwnerRow = ReturnType<typeof toOwnerRow>;
const insertListings = new BulkInsert('listings', listingColumns);
const insertOwners = new BulkInsert('owners', ownerColumns);

/**
 * Adds listings to the active inventory, or changes those that exist, in one transaction with the change log; resolves when it is
 * committed. A vehicle that is stored under another id keeps that id. A listing continues its history (`continueListing`), and an
 * owner keeps the showcase that it bought. Unchanged listings write nothing. If an id is given twice, the last one counts.
 *
 * @throws InventoryError if there is no inventory, or a listing's owner is neither given nor stored
 */
export async function writeListings(
  db: Kysely<Database>,
  items: Iterable<InventoryItem>,
  options: LoggedWriteOptions = {},
): Promise<Written<'added' | 'changed' | 'unchanged'>> {
  const owners: StoredOwner[] = [];
  const listings: StoredListing[] = [];
  for (const item of items) {
    if (item.kind === 'owner') owners.push(item.owner);
    else listings.push(item.listing);
  }
  return inInventory(db, options, async ({ transaction, generation, at }) => {
    const ownerOf = await writeOwners({ transaction, generation, at }, owners, listings);
    const presentOf = await readPresent(transaction, generation, listings);
    const rows = new Map<string, Row>();
    const added = new Set<string>();
    const news = new Map<string, NewsRow | undefined>();
    const outcomes = listings.map((given) => {
      const known = presentOf(given);
      const listing = known === undefined ? given : continueListing(withId(given, known.id), known);
      const row = toListingRow(generation, listing, ownerOf(listing));
      const isSame = known !== undefined && isSameRow(row, known.row, listingColumns);
      if (isSame) rows.delete(row.id);
      else rows.set(row.id, row);
      news.set(row.id, newsOf(row.id, known, row.price ?? null));
      if (known === undefined) added.add(row.id);
      return { id: row.id, outcome: known === undefined ? 'added' : isSame ? 'unchanged' : 'changed' } as const;
    });
    await replaceRows(transaction, 'listings', generation, [...rows.values()], insertListings);
    const groups = listings.flatMap((listing) => {
      const known = presentOf(listing);
      const row = rows.get(known?.id ?? listing.id);
      if (row === undefined) return [];
      if (known === undefined) return [grouped(row)];
      // A listing that changes its model leaves a group, too.
      return isSameRow(row, known.row, offerColumns) ? [] : [grouped(row), grouped(known.row)];
    });
    await countGroupChanges(transaction, generation, groups);
    await logChanges(transaction, generation, 'listing', [...rows.keys()], at);
    await storeNews(transaction, [...news.values()].filter(isDefined), at);
    await countMore(transaction, generation, 'listings', added.size);
    return outcomes;
  });
}

/** Removes listings from the active inventory; their owners stay. @throws InventoryError if there is no inventory */
export async function retireListings(
  db: Kysely<Database>,
  ids: readonly string[],
  options: LoggedWriteOptions = {},
): Promise<Written<'retired' | 'unknown'>> {
  return inInventory(db, options, async ({ transaction, generation, at }) => {
    const rows = await transaction
      .deleteFrom('listings')
      .where('generation', '=', generation)
      .where('id', 'in', anyOf(transaction, 'text', ids))
      .returning(['id', 'price', 'modelCode', 'listingType'])
      .execute();
    const gone = new Set(rows.map(({ id }) => id));
    await logChanges(transaction, generation, 'listing', [...gone], at);
    await countGroupChanges(transaction, generation, rows.map(grouped));
    const news = rows.map(({ id, price }): NewsRow => ({ id, kind: 'gone', price: null, priceBefore: price }));
    await storeNews(transaction, news, at);
    await countMore(transaction, generation, 'listings', -gone.size);
    await deleteViewsOf(transaction, [...gone]);
    return ids.map((id) => ({ id, outcome: gone.has(id) ? 'retired' : 'unknown' }) as const);
  });
}

/** Returns the columns that decide the group of a listing. */
function grouped({ modelCode, listingType }: { modelCode?: unknown; listingType?: unknown }) {
  return { modelCode: String(modelCode), listingType: String(listingType) };
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

interface Write {
  transaction: Kysely<Database>;
  generation: number;
  at: number;
}

async function inInventory<Outcome>(
  db: Kysely<Database>,
  { now = Date.now, keptChanges }: LoggedWriteOptions,
  write: (write: Write) => Promise<{ id: string; outcome: Outcome }[]>,
): Promise<Written<Outcome>> {
  return dialectOf(db).write(db, async (transaction) => {
    const active = await transaction
      .selectFrom('generations')
      .select('id')
      .where('state', '=', 'active')
      .executeTakeFirst();
    if (active === undefined) {
      throw new InventoryError(
        'There is no inventory yet that listings could be written to. Import a feed first, or generate one with `npm run inventory -- generate`.',
      );
    }
    const at = now();
    const listings = await write({ transaction, generation: active.id, at });
    await pruneChanges(transaction, at, keptChanges);
    return { generation: active.id, seq: await lastChange(transaction), listings };
  });
}

/** Writes the owners that differ. @returns the facts that a listing's row takes from its owner */
async function writeOwners(
  { transaction, generation, at }: Write,
  owners: readonly StoredOwner[],
  listings: readonly StoredListing[],
): Promise<(listing: StoredListing) => OwnerFacts> {
  const ids = [...owners.map(({ id }) => id), ...listings.map(({ ownerId }) => ownerId)];
  const present = await transaction
    .selectFrom('owners')
    .select(ownerColumns)
    .where('generation', '=', generation)
    .where('id', 'in', anyOf(transaction, 'text', ids))
    .execute();
  const facts = new Map(present.map((row) => [row.id, { showcase: row.showcase === 1, rating: ratingIn(row.body) }]));
  const before = new Map(present.map((row) => [row.id, row]));
  const rows = new Map<string, OwnerRow>();
  for (const given of owners) {
    const owner = { ...given, showcase: facts.get(given.id)?.showcase ?? given.showcase };
    facts.set(owner.id, { showcase: owner.showcase, rating: owner.rating });
    const row = toOwnerRow(generation, owner);
    const known = before.get(owner.id);
    if (known !== undefined && isSameRow(row, known, ownerColumns)) rows.delete(owner.id);
    else rows.set(owner.id, row);
  }
  await replaceRows(transaction, 'owners', generation, [...rows.values()], insertOwners);
  await logChanges(transaction, generation, 'owner', [...rows.keys()], at);
  await countMore(transaction, generation, 'owners', [...rows.keys()].filter((id) => !before.has(id)).length);
  return ({ id, ownerId }) => {
    const owner = facts.get(ownerId);
    if (owner !== undefined) return owner;
    throw new InventoryError(
      `Listing ${id} names the owner ${ownerId}, who is neither stored nor given. Give every owner with its listings.`,
    );
  };
}

/** A listing as it is stored. */
interface Present extends KnownListing {
  id: string;
  row: Readonly<Record<string, unknown>>;
}

/** JSON writes numbers with 15 digits only, which are too few for these. */
const exactColumns = ['lat', 'lon'] as const;
const plainColumns = listingColumns.filter((column) => column !== 'lat' && column !== 'lon');

/** Returns the stored rows of the listings, by id or by VIN. */
async function readPresent(transaction: Kysely<Database>, generation: number, listings: readonly StoredListing[]) {
  // One JSON text per row: a driver that creates every cell separately takes five times as long.
  const cells = dialectOf(transaction).array(plainColumns.map((column) => sql.ref(column)));
  const { reduced: isReduced, from: droppedFrom, at: droppedAt } = reductionOf(transaction);
  const stored = transaction
    .selectFrom('listings')
    .select([...exactColumns, 'id', 'vin', 'price', 'listedAt', cells.as('cells')])
    .select([isReduced.as('reduced'), droppedFrom.as('from'), droppedAt.as('at')])
    .where('generation', '=', generation);
  const byId = await stored
    .where(
      'id',
      'in',
      anyOf(
        transaction,
        'text',
        listings.map(({ id }) => id),
      ),
    )
    .execute();
  const known = new Set(byId.map(({ id }) => id));
  const others = listings.flatMap(({ id, vin }) => (known.has(id) ? [] : (vin ?? [])));
  const byVin = await stored.where('vin', 'in', anyOf(transaction, 'text', others)).execute();
  const toPresent = ({
    id,
    vin,
    price,
    listedAt,
    reduced,
    from,
    at: when,
    cells: texts,
    ...exact
  }: (typeof byId)[number]) => {
    const row: Record<string, unknown> = { ...exact };
    for (const [at, cell] of (JSON.parse(texts) as unknown[]).entries()) row[plainColumns[at]!] = cell;
    return { id, vin, price, listedAt, ...toReduction(reduced, from, when), row };
  };
  const ids = new Map<string, Present>(byId.map((row) => [row.id, toPresent(row)]));
  // Of several listings with one VIN the lowest id counts, and so comes last. (Ordering in the database would be a scan.)
  byVin.sort((a, b) => (a.id > b.id ? -1 : 1));
  const vins = new Map<string | null, Present>(byVin.map((row) => [row.vin, toPresent(row)]));
  return ({ id, vin }: StoredListing) => ids.get(id) ?? (vin === null ? undefined : vins.get(vin));
}

/** Returns the same vehicle under the id that it has in the inventory. */
function withId(listing: StoredListing, id: string): StoredListing {
  if (listing.id === id) return listing;
  const vdpBaseUrl = listing.details.vdpBaseUrl.replace(listing.id, id);
  return { ...listing, id, details: { ...listing.details, vdpBaseUrl } };
}

function isSameRow<Column extends string>(
  row: { readonly [column in Column]?: unknown },
  known: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): boolean {
  return columns.every((column) => (row[column] ?? null) === known[column]);
}

async function replaceRows<T extends { id: string }>(
  transaction: Kysely<Database>,
  table: 'listings' | 'owners',
  generation: number,
  rows: readonly T[],
  insert: { execute(db: Kysely<Database>, rows: readonly T[]): Promise<void> },
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .deleteFrom(table)
    .where('generation', '=', generation)
    .where(
      'id',
      'in',
      anyOf(
        transaction,
        'text',
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  await insert.execute(transaction, rows);
}

async function countMore(
  transaction: Kysely<Database>,
  generation: number,
  column: 'listings' | 'owners',
  more: number,
): Promise<void> {
  if (more === 0) return;
  await sql`update "generations" set ${sql.ref(column)} = ${sql.ref(column)} + ${more} where "id" = ${generation}`.execute(
    transaction,
  );
}
