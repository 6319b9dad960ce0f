/** The connected providers of a person. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { ProblemError } from '../../problems';

/** Returns the issuers of an account's identities. */
export async function issuersOf(db: Kysely<Database>, personId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('identities').select('issuer').where('personId', '=', personId).execute();
  return rows.map(({ issuer }) => issuer);
}

/** Disconnects a provider. @throws ProblemError `last-way` if nobody could sign in to the account any more */
export async function forgetIdentity(trx: Transaction<Database>, personId: string, issuer: string): Promise<void> {
  await trx.deleteFrom('identities').where('personId', '=', personId).where('issuer', '=', issuer).execute();
  const { passwordHash } = await trx
    .selectFrom('persons')
    .select('passwordHash')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const passkey = await trx.selectFrom('passkeys').select('id').where('personId', '=', personId).executeTakeFirst();
  const others = await issuersOf(trx, personId);
  if (passwordHash !== null || passkey !== undefined || others.length > 0) return;
  throw new ProblemError('last-way', 'You have no other way to sign in. Choose a password or add a passkey first.');
}
