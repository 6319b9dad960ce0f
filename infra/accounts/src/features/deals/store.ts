import { transact } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { DealTerms } from './fields';

/** A deal that has not been sent. */
export interface Draft {
  id: number;
  carId: string;
  /** Its terms as they are stored. */
  deal: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  updatedAt: number;
}

interface NewDeal {
  carId: string;
  deal: DealTerms;
}

/** Stores an owner's deal about a vehicle; its terms replace the stored ones with the same names. @returns its id */
export async function storeDeal(
  db: Kysely<Database>,
  owner: string,
  { carId, deal }: NewDeal,
  now: number,
): Promise<number> {
  return transact(db, async (trx) => {
    const known = await draftFor(trx, owner, carId);
    const merged = { ...known?.deal, ...deal };
    const terms = { dealType: deal.dealType, deal: JSON.stringify(merged), updatedAt: now };
    const { id } = await trx
      .insertInto('deals')
      .values({ owner, carId, ...terms, createdAt: now })
      .onConflict((conflict) => conflict.columns(['owner', 'carId']).doUpdateSet(terms))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Replaces the terms of a deal. @returns whether the owner has it, about that vehicle */
export async function changeDeal(
  db: Kysely<Database>,
  owner: string,
  id: number,
  { carId, deal }: NewDeal,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set({ dealType: deal.dealType, deal: JSON.stringify(deal), updatedAt: now })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('carId', '=', carId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the owner's draft about a vehicle; undefined if there is none. */
export async function draftFor(db: Kysely<Database>, owner: string, carId: string): Promise<Draft | undefined> {
  const row = await drafts(db, owner).where('carId', '=', carId).executeTakeFirst();
  return row === undefined ? undefined : draftOf(row);
}

/** Lists an owner's drafts, the last changed first. @param most number of them */
export async function draftsOf(db: Kysely<Database>, owner: string, most: number): Promise<Draft[]> {
  const rows = await drafts(db, owner).orderBy('updatedAt', 'desc').limit(most).execute();
  return rows.map(draftOf);
}

const drafts = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('deals').select(['id', 'carId', 'deal', 'updatedAt']).where('owner', '=', owner);

const draftOf = ({ deal, ...row }: Omit<Draft, 'deal'> & { deal: string }): Draft => ({
  ...row,
  deal: JSON.parse(deal) as Draft['deal'],
});
