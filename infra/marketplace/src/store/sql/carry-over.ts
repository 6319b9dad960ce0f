import { type Kysely, sql } from 'kysely';
import { InventoryError } from '../port';
import { countGroupChanges } from './price-guides';
import { listingColumns } from './rows';
import type { Database } from './schema';

/**
 * Copies the writes to the present inventory since an import began into the imported one; the later write wins. It runs in
 * the transaction that makes the import active, so that no acknowledged write is ever absent.
 *
 * @throws InventoryError if the log does not go back far enough, because the import was taken for dead
 */
export async function carryOver(
  transaction: Kysely<Database>,
  from: number,
  to: { id: number; changesFrom: number },
): Promise<void> {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select min("seq") as "oldest", max("seq") as "newest" from "changes"`.execute(transaction);
  const { oldest, newest } = rows[0]!;
  if (oldest === null || newest === null || newest <= to.changesFrom) return;
  if (oldest > to.changesFrom + 1) {
    throw new InventoryError(
      'While the import stood still, more was written to the inventory than can be carried over, so the old one stays. Import again.',
    );
  }
  const changed = (kind: 'listing' | 'owner') =>
    sql`(select "id" from "changes" where "generation" = ${from} and "kind" = ${kind} and "seq" > ${to.changesFrom})`;
  await carryOwners(transaction, from, to.id, changed('owner'), changed('listing'));
  await carryListings(transaction, from, to.id, changed('listing'));
  await sql`
    update "generations" set
      "listings" = (select count(*) from "listings" where "generation" = ${to.id}),
      "owners" = (select count(*) from "owners" where "generation" = ${to.id})
    where "id" = ${to.id}`.execute(transaction);
}

type Ids = ReturnType<typeof sql>;

/** Copies owners that were written, and owners of written listings that the import does not have. What they bought is the import's. */
async function carryOwners(transaction: Kysely<Database>, from: number, to: number, changed: Ids, listings: Ids) {
  const columns = sql`"id", "lat", "lon", "showcase", "privateSeller", "body"`;
  await sql`
    insert into "owners" ("generation", ${columns})
    select ${to}, ${columns} from "owners" where "generation" = ${from} and "id" in ${changed}
    on conflict ("generation", "id") do update set
      "lat" = excluded."lat", "lon" = excluded."lon", "privateSeller" = excluded."privateSeller", "body" = excluded."body"`.execute(
    transaction,
  );
  await sql`
    insert into "owners" ("generation", ${columns})
    select ${to}, ${columns} from "owners" where "generation" = ${from}
      and "id" in (select "ownerId" from "listings" where "generation" = ${from} and "id" in ${listings})
    on conflict ("generation", "id") do nothing`.execute(transaction);
}

async function carryListings(transaction: Kysely<Database>, from: number, to: number, changed: Ids) {
  // A vehicle that the import has under another id is the same vehicle.
  await sql`delete from "listings" where "generation" = ${to} and "id" in ${changed}`.execute(transaction);
  await sql`
    delete from "listings" where "generation" = ${to} and "vin" in
      (select "vin" from "listings" where "generation" = ${from} and "vin" is not null and "id" in ${changed})`.execute(
    transaction,
  );
  const copied = listingColumns.filter((column) => column !== 'generation' && column !== 'showcase');
  const columns = sql.join(copied.map((column) => sql.ref(column)));
  await sql`
    insert into "listings" ("generation", "showcase", ${columns})
    select ${to}, (select "showcase" from "owners" where "generation" = ${to} and "owners"."id" = "listings"."ownerId"), ${columns}
    from "listings" where "generation" = ${from} and "id" in ${changed}`.execute(transaction);
  const { rows } = await sql<{ modelCode: string; listingType: string }>`
    select "modelCode", "listingType" from "listings" where "generation" = ${to} and "id" in ${changed}`.execute(
    transaction,
  );
  await countGroupChanges(transaction, to, rows);
}
