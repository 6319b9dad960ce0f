import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

interface SaidDeal {
  carId: string;
  dealType: string;
  /** JSON. */
  deal: string;
}

/** Keeps a deal, in the place of the one that there is about the vehicle. @returns its id */
export async function storeDeal(db: Kysely<Database>, owner: string, said: SaidDeal, now: number): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({ owner, ...said, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['owner', 'carId']).doUpdateSet({ ...said, updatedAt: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it is the owner's, about that vehicle */
export async function changeDeal(
  db: Kysely<Database>,
  owner: string,
  id: number,
  { carId, ...said }: SaidDeal,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set({ ...said, updatedAt: now })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('carId', '=', carId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
