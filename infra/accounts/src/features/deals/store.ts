import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

interface NewDeal {
  carId: string;
  dealType: string;
  /** JSON of its terms. */
  deal: string;
}

/** Stores a deal, in place of the owner's former one about the vehicle. @returns its id */
export async function storeDeal(db: Kysely<Database>, owner: string, deal: NewDeal, now: number): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({ owner, ...deal, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['owner', 'carId']).doUpdateSet({ ...deal, updatedAt: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a deal. @returns whether the owner has it, about that vehicle */
export async function changeDeal(
  db: Kysely<Database>,
  owner: string,
  id: number,
  { carId, ...terms }: NewDeal,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set({ ...terms, updatedAt: now })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('carId', '=', carId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
