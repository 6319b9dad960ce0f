import { type Wallet, walletSchema } from '@forecourt/listing';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Null where there is none, and where what is kept is of a former form. */
export async function walletOf(db: Kysely<Database>, owner: string): Promise<Wallet | null> {
  const row = await db.selectFrom('wallets').select('wallet').where('owner', '=', owner).executeTakeFirst();
  return row === undefined ? null : (walletSchema.safeParse(JSON.parse(row.wallet)).data ?? null);
}

export async function storeWallet(db: Kysely<Database>, owner: string, wallet: Wallet, now: number): Promise<void> {
  const said = { wallet: JSON.stringify(wallet), updatedAt: now };
  await db
    .insertInto('wallets')
    .values({ owner, ...said })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(said))
    .execute();
}

export async function forgetWallet(db: Kysely<Database>, owner: string): Promise<void> {
  await db.deleteFrom('wallets').where('owner', '=', owner).execute();
}
