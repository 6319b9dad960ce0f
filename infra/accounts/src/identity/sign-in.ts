/** What signing in does, by whichever provider. */
import type { Request, Response } from 'express';
import type { Proof } from '../openid/way-in';
import type { Services } from '../server/services';
import { askerOf } from './asker';
import { readCookie, setCookie } from './cookies';
import { mergeDevice } from './kept';
import { personOwner } from './owner';
import { beginSession, endSession } from './sessions';

/**
 * Begins a session for who proved to be a person: the one before ends, so that nobody who planted or saw it is in; what the device has kept
 * becomes theirs. @returns whether somebody is signed in
 */
export async function signIn(services: Services, request: Request, response: Response, prove: Proof): Promise<boolean> {
  const { db, now } = services;
  const { device } = await askerOf(services, request);
  const before = readCookie('session', request);
  const secret = await db.transaction().execute(async (trx) => {
    const personId = await prove(trx);
    if (personId === null) return null;
    if (before !== null) await endSession(trx, before);
    if (device !== null) await mergeDevice(trx, device, personOwner(personId));
    await trx.updateTable('persons').set({ seenAt: now() }).where('id', '=', personId).execute();
    return beginSession(trx, personId, now());
  });
  if (secret === null) return false;
  setCookie('session', secret, request, response);
  return true;
}
