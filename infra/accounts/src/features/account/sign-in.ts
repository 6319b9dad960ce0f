import { transact } from '@forecourt/database';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { done } from '../../http/done';
import { emailAddressSchema, readFields, tickedSchema } from '../../http/fields';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { dropBrowserAt } from '../../push/browsers';
import { AccountTries, accountLimits } from '../../sign-in/account-tries';
import { clientOf, turnOf } from '../../sign-in/client';
import { clearCookie, readCookie } from '../../sign-in/cookies';
import { currentPasswordSchema } from '../../sign-in/second-proof';
import { endSession, endSessionsOf } from '../../sign-in/sessions';
import { beginProvedSignIn, type Proof } from '../../sign-in/way-in';
import { endWaysIn, waysInOf } from '../../sign-in/ways-in';
import type { Services } from '../services';
import { passwordSchema, refUrlSchema, startPath, tickedToKeep } from './fields';

export const signInSchema = z.object({
  emailAddress: emailAddressSchema,
  password: passwordSchema,
  refUrl: refUrlSchema,
});
export const signOutSchema = z.looseObject({
  everywhere: tickedSchema.default(false),
  /** Whether the form listed the person's other ways to sign in: those without a ticked `keep:…` end, too. */
  chosen: tickedSchema.default(false),
  currentPassword: currentPasswordSchema,
  refUrl: refUrlSchema,
});

/**
 * Begins a session by an address and its password. The answer, and the time that it takes, does not reveal which of the two is wrong.
 */
export function signInByPassword(services: Services): RequestHandler {
  const { db } = services;
  const limits = new RequestLimits(services, 'sign-in', { network: 30, address: 10 });
  const accountTries = new AccountTries(services, accountLimits.signIn);
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const { emailAddress: email, password, refUrl } = readFields(signInSchema, request, 'You are not signed in');
    await accountTries.count(email, request);
    const person = await db.selectFrom('persons').select('passwordHash').where('email', '=', email).executeTakeFirst();
    const passwordHash = person?.passwordHash ?? null;
    const isRight = await services.passwords.verify(password, passwordHash, turnOf(request, response));
    // The password may have changed meanwhile.
    const prove: Proof = async (trx) => {
      const now = trx.selectFrom('persons').select('id').where('email', '=', email);
      return (await now.where('passwordHash', '=', passwordHash).executeTakeFirst())?.id ?? null;
    };
    const next = isRight ? await beginProvedSignIn(services, request, response, { prove, refUrl, merges: true }) : null;
    if (next === null)
      throw new ProblemError(
        'wrong-password',
        'Check both. If you have just signed up, open the link in our email first; if you forgot your password, choose a new one.',
        [
          'emailAddress: this or the password is not right',
          'password: if you have just signed up, open the link in our email first; if you forgot your password, choose a new one',
        ],
      );
    response.json(done('You are signed in.', next));
  };
}

/**
 * Ends the session and this browser's push messages, so that the next person at the browser does not see them; with `everywhere` all of the person's,
 * and pending sign-ins (R79). Ending passkeys and providers with them needs a second proof.
 */
export function signOut(services: Services): RequestHandler {
  const { db, openid } = services;
  return async (request, response) => {
    const fields = readFields(signOutSchema, request, 'You are still signed in');
    const { everywhere, chosen, currentPassword, refUrl } = fields;
    const { person, device } = await clientOf(services, request);
    const keep = tickedToKeep(fields);
    const ways = person !== null && everywhere && chosen ? await waysInOf(db, openid.providers, person.id) : [];
    const endsWays = ways.some(({ key }) => !keep.has(key));
    if (endsWays) await services.prove(request, response, currentPassword);
    const session = readCookie('session', request);
    await transact(db, async (trx) => {
      if (everywhere && person !== null) {
        await endSessionsOf(trx, person.id);
        if (endsWays) await endWaysIn(trx, openid.providers, person.id, keep);
      }
      if (session === null) return;
      await endSession(trx, session);
      if (device !== null) await dropBrowserAt(trx, device);
    });
    clearCookie('session', request, response);
    response.json(done(everywhere ? 'You are signed out everywhere.' : 'You are signed out.', refUrl ?? startPath));
  };
}
