/** What signing in does, by whichever provider. */
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { mergeDevice } from '../features/retained';
import type { Services } from '../features/services';
import { queueMails } from '../mail/queue';
import { askerOf } from './client';
import { readCookie, setCookie } from './cookies';
import { strangeBrowserLetter } from './emails';
import { isStrangeBrowser } from './known-browsers';
import { personOwner } from './owner';
import { newSecret } from './secret';
import { beginSession, endSession } from './sessions';
import type { Proof } from './way-in';

/**
 * Begins a session for who proved to be a person: the one before ends, so that nobody who planted or saw it is in. A letter tells them where
 * they never signed in by that browser before.
 * @param origin of the site @param merges what the device has kept becomes theirs @returns whether somebody is signed in
 */
export async function signIn(
  services: Services,
  request: Request,
  response: Response,
  { origin, prove, merges }: { origin: string; prove: Proof; merges: boolean },
): Promise<boolean> {
  const { db, now } = services;
  const { device } = await askerOf(services, request);
  const before = readCookie('session', request);
  const browser = readCookie('browser', request) ?? newSecret();
  const secret = await db.transaction().execute(async (trx) => {
    const personId = await prove(trx);
    if (personId === null) return null;
    if (before !== null) await endSession(trx, before);
    if (merges && device !== null) await mergeDevice(trx, device, personOwner(personId));
    await trx.updateTable('persons').set({ seenAt: now() }).where('id', '=', personId).execute();
    if (await isStrangeBrowser(trx, personId, browser, now())) await tell(trx, personId, origin, now());
    return beginSession(trx, personId, now());
  });
  if (secret === null) return false;
  setCookie('session', secret, request, response);
  setCookie('browser', browser, request, response);
  return true;
}

async function tell(trx: Transaction<Database>, personId: string, origin: string, now: number): Promise<void> {
  const { email, name } = await trx
    .selectFrom('persons')
    .select(['email', 'name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const letter = strangeBrowserLetter({ email, name, origin }, new Date(now));
  await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now);
}
