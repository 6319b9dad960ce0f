import { randomUUID } from 'node:crypto';
import { transact } from '@forecourt/database';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { done } from '../../http/done';
import { bodyOf, emailAddressSchema, isRobot, lineSchema, readFields } from '../../http/fields';
import { clientNetwork, originOf } from '../../http/origin';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { emailAllowed, turnOf } from '../../sign-in/client';
import { alreadyRegisteredEmail, confirmAddressEmail, queueAccountEmail } from '../../sign-in/emails';
import { browserDigest, isSameBrowser } from '../../sign-in/flows';
import { findTicket, giveTicket, takeTicket } from '../../sign-in/tickets';
import { beginProvedSignIn, type Proof } from '../../sign-in/way-in';
import type { Services } from '../services';
import { newPasswordSchema, refUrlSchema, refuseGuessed, signInPath } from './fields';

const nameSchema = lineSchema(50);
export const signUpSchema = z.object({
  emailAddress: emailAddressSchema,
  password: newPasswordSchema,
  name: nameSchema.default(''),
  refUrl: refUrlSchema,
});
export const verifySchema = z.object({
  token: z.string().max(200),
  /** For a link that is opened in another browser than the one that signed up. */
  password: newPasswordSchema.optional(),
  name: nameSchema.optional(),
  refUrl: refUrlSchema,
});

/** A sign-up whose link has not been opened. */
const pendingSchema = z.strictObject({
  name: z.string(),
  /** Null for a sign-in with another provider. */
  passwordHash: z.string().nullable(),
  identity: z.strictObject({ issuer: z.string(), subject: z.string() }).optional(),
  /** The browser that signed up: the name and password count only if this browser opens the link. */
  browser: z.string().optional(),
});

/** The same for every address, so that it does not reveal accounts. */
const answer = done('Check your email: we sent you a link. Open it to go on; it works for 24 hours.');

/**
 * Sends an email whose link creates the account. Until it is opened there is none, so that nobody creates one in another person's name. The answer is
 * the same for an address that has one; its email says so. R62 as elsewhere.
 */
export function signUp(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const limits = new RequestLimits(services, 'sign-up', { network: 20, address: 20 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    if (isRobot(bodyOf(request))) return void response.json(answer);
    const { emailAddress: email, password, name, refUrl } = readFields(signUpSchema, request, 'No account was made');
    refuseGuessed(password, email);
    // Without the name, in which a stranger could send words to the address.
    const about = { email, name: '', origin: originOf(request, services) };
    const browser = browserDigest(request, response);
    const passwordHash = await services.passwords.hash(password, turnOf(request, response));
    const token = await transact(db, async (trx) => {
      const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
      const payload = known === undefined ? JSON.stringify({ name, passwordHash, browser }) : 'null';
      const asked = { about: email, payload, personId: null, network: clientNetwork(request) };
      const token = await giveTicket(trx, 'sign-up', asked, now());
      if (token === null) return null;
      await queueAccountEmail(
        trx,
        known === undefined ? confirmAddressEmail(about, token, refUrl) : alreadyRegisteredEmail(about, signInPath),
        now(),
      );
      return token;
    });
    emailAllowed(token, response);
    outbox.wake();
    response.json(answer);
  };
}

/**
 * Takes the token of a link, creates the account and signs in. In another browser than the one that signed up the address's owner chooses the password,
 * and `next` leads to the page for it: a password that a stranger chose is never used (R79).
 */
export function verify(services: Services): RequestHandler {
  const { db, now, passwords } = services;
  const limits = new RequestLimits(services, 'verify', { network: 60, address: 60 });
  const spent = () =>
    new ProblemError('link-spent', 'Open the newest email, or sign up again. A link works once, for 24 hours.');
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const { token, password, name, refUrl } = readFields(verifySchema, request, 'The address was not confirmed');
    const asked = await findTicket(db, 'sign-up', token, now());
    const pending = pendingSchema.safeParse(asked === null ? null : JSON.parse(asked.payload)).data;
    if (asked === null || pending === undefined) throw spent();
    const { about: email } = asked;
    const isHere = isSameBrowser(request, pending.browser);
    if (!isHere && password === undefined) {
      const query = new URLSearchParams({ token, choose: 'password', ...(refUrl !== undefined && { refUrl }) });
      return void response.json(done('Choose your password to go on.', `/account/verify?${query}`));
    }
    if (password !== undefined) refuseGuessed(password, email);
    const passwordHash =
      password === undefined ? pending.passwordHash : await passwords.hash(password, turnOf(request, response));
    const identity = isHere ? pending.identity : undefined;
    const prove: Proof = async (trx) => {
      if ((await takeTicket(trx, 'sign-up', token, now())) === null) return null;
      const times = { verifiedAt: now(), createdAt: now(), seenAt: now() };
      const made = await trx
        .insertInto('persons')
        .values({ id: randomUUID(), email, name: name ?? (isHere ? pending.name : ''), passwordHash, ...times })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made !== undefined && identity !== undefined)
        await trx
          .insertInto('identities')
          .values({ ...identity, personId: made.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return made?.id ?? null;
    };
    const next = await beginProvedSignIn(services, request, response, { prove, refUrl, merges: isHere });
    if (next === null) throw spent();
    response.json(done('Your account is ready, and you are signed in.', next));
  };
}
