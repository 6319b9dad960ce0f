/** Begins sessions, whichever provider signed the person in. */

import { transact } from '@forecourt/database';
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { clientOf } from './client';
import { readCookie, setCookie } from './cookies';
import { newBrowserEmail, queueAccountEmail, recipientOf } from './emails';
import { noteBrowser } from './known-browsers';
import { personOwner } from './owner';
import { newSecret } from './secret';
import type { SignInServices } from './services';
import { beginSession, endSession } from './sessions';
import type { Proof } from './way-in';

/**
 * Begins a session for the person who is proved. The former session ends, so that nobody who planted or saw it is signed in. An email reports a
 * sign-in in a browser that the account does not know.
 * @param origin of the site @param merges the data of the device becomes theirs @returns whether a person is signed in
 */
export async function signIn(
  services: SignInServices,
  request: Request,
  response: Response,
  { origin, prove, merges }: { origin: string; prove: Proof; merges: boolean },
): Promise<boolean> {
  const { db, now } = services;
  const { device } = await clientOf(services, request);
  const before = readCookie('session', request);
  const browser = readCookie('browser', request) ?? newSecret();
  const secret = await transact(db, async (trx) => {
    const personId = await prove(trx);
    if (personId === null) return null;
    if (before !== null) await endSession(trx, before);
    if (merges && device !== null) await services.mergeDevice(trx, device, personOwner(personId));
    await trx.updateTable('persons').set({ seenAt: now() }).where('id', '=', personId).execute();
    if (await noteBrowser(trx, personId, browser, now())) await reportNewBrowser(trx, personId, origin, now());
    return beginSession(trx, personId, now());
  });
  if (secret === null) return false;
  setCookie('session', secret, request, response);
  setCookie('browser', browser, request, response);
  return true;
}

async function reportNewBrowser(
  trx: Transaction<Database>,
  personId: string,
  origin: string,
  now: number,
): Promise<void> {
  const recipient = await recipientOf(trx, personId);
  await queueAccountEmail(trx, newBrowserEmail({ ...recipient, origin }, new Date(now)), now);
}
