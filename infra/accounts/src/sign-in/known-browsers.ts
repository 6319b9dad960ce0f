import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { secretDigest } from './secret';

/**
 * Notes by which browser somebody signs in. @param secret what that browser keeps
 * @returns whether it is another one than all before; the first of all is none
 */
export async function isStrangeBrowser(
  trx: Transaction<Database>,
  personId: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const digest = secretDigest(secret);
  const known = await trx.selectFrom('knownBrowsers').select('digest').where('personId', '=', personId).execute();
  await trx
    .insertInto('knownBrowsers')
    .values({ personId, digest, seenAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'digest']).doUpdateSet({ seenAt: now }))
    .execute();
  return known.length > 0 && !known.some((browser) => browser.digest === digest);
}

/** Tells whether somebody with this address has signed in by a browser. @param secret what that browser keeps */
export async function isKnownBrowser(db: Kysely<Database>, email: string, secret: string): Promise<boolean> {
  const found = await db
    .selectFrom('knownBrowsers')
    .innerJoin('persons', 'persons.id', 'knownBrowsers.personId')
    .select('digest')
    .where('email', '=', email)
    .where('digest', '=', secretDigest(secret))
    .executeTakeFirst();
  return found !== undefined;
}
