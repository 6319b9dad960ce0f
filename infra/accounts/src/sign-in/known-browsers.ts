import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { secretDigest } from './secret';

/**
 * Notes the browser in which a person signs in. @param secret of the browser's cookie
 * @returns whether the account knows other browsers and not this one
 */
export async function noteBrowser(
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

/** Whether the account of an address knows a browser. @param secret of the browser's cookie */
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
