import { type Wallet, walletSchema } from '@forecourt/listing';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Returns the budget; null if there is none, or its stored form is an older one. */
export async function walletOf(db: Kysely<Database>, owner: string): Promise<Wallet | null> {
  const row = await db.selectFrom('wallets').select('wallet').where('owner', '=', owner).executeTakeFirst();
  return row === undefined ? null : (walletSchema.safeParse(JSON.parse(row.wallet)).data ?? null);
}

/** Stores the budget of an owner, in place of the former one. */
export async function storeWallet(db: Kysely<Database>, owner: string, wallet: Wallet, now: number): Promise<void> {
  const stored = { wallet: JSON.stringify(wallet), updatedAt: now };
  await db
    .insertInto('wallets')
    .values({ owner, ...stored })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(stored))
    .execute();
}

/** Deletes the budget of an owner. */
export async function deleteWallet(db: Kysely<Database>, owner: string): Promise<void> {
  await db.deleteFrom('wallets').where('owner', '=', owner).execute();
}
