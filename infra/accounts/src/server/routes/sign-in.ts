import type { RequestHandler } from 'express';
import * as z from 'zod';
import { AccountTries, accountLimits } from '../../identity/account-tries';
import { askerOf } from '../../identity/asker';
import { clearCookie, readCookie } from '../../identity/cookies';
import { personOwner } from '../../identity/owner';
import { endSession, endSessionsOf } from '../../identity/sessions';
import { letIn } from '../../openid/way-in';
import { ProblemError } from '../../problems';
import { dropBrowserAt, dropBrowsersOf } from '../../store/pushes';
import { readFields, tickedSchema } from '../fields';
import type { Services } from '../services';
import { accountEmailSchema, done, passwordSchema, refUrlSchema, startPath, Tries } from './identity-fields';

export const signInSchema = z.object({
  emailAddress: accountEmailSchema,
  password: passwordSchema,
  refUrl: refUrlSchema,
});
export const signOutSchema = z.object({ everywhere: tickedSchema.default(false), refUrl: refUrlSchema });

/**
 * `POST /account-api/sign-in`, JSON or form: an address and its password begin a session. What is wrong of the two is not said, and takes
 * as long.
 */
export function signInByPassword(services: Services): RequestHandler {
  const { db } = services;
  const tries = new Tries(services, { network: 30, address: 10 });
  const accountTries = new AccountTries(services, accountLimits.signIn);
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const { emailAddress: email, password, refUrl } = readFields(signInSchema, request, 'You are not signed in');
    await accountTries.count(email, request);
    const person = await db
      .selectFrom('persons')
      .select(['id', 'passwordHash'])
      .where('email', '=', email)
      .executeTakeFirst();
    const isRight = await services.passwords.verify(password, person?.passwordHash ?? null);
    const next =
      person !== undefined && isRight && (await letIn(services, request, response, async () => person.id, refUrl));
    if (!next)
      throw new ProblemError(
        'wrong-password',
        'Check both. If you have just signed up, open the link in our letter first; if you forgot your password, choose a new one.',
      );
    response.json(done('You are signed in.', next));
  };
}

/**
 * `POST /account-api/sign-out`, JSON or form: ends the session and this browser's push messages, with `everywhere` all of the person's:
 * who comes next to the browser is not told what concerns somebody else.
 */
export function signOut(services: Services): RequestHandler {
  const { db } = services;
  return async (request, response) => {
    const { everywhere, refUrl } = readFields(signOutSchema, request, 'You are still signed in');
    const { person, device } = await askerOf(services, request);
    const session = readCookie('session', request);
    await db.transaction().execute(async (trx) => {
      if (everywhere && person !== null) {
        await endSessionsOf(trx, person.id);
        await dropBrowsersOf(trx, personOwner(person.id));
      }
      if (session === null) return;
      await endSession(trx, session);
      if (device !== null) await dropBrowserAt(trx, device);
    });
    clearCookie('session', request, response);
    response.json(done(everywhere ? 'You are signed out everywhere.' : 'You are signed out.', refUrl ?? startPath));
  };
}
