import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { giveTicket, takeTicket } from '../../identity/tickets';
import { confirmLetter, haveOneLetter } from '../../mail/account-letters';
import { letIn, type Proof } from '../../openid/way-in';
import { ProblemError } from '../../problems';
import { queueMails } from '../../store/mails';
import { bodyOf, isRobot, lineSchema, readFields } from '../fields';
import type { Services } from '../services';
import {
  accountEmailSchema,
  done,
  newPasswordSchema,
  originOf,
  refUrlSchema,
  refuseGuessed,
  signInPath,
  Tries,
} from './identity-fields';

export const signUpSchema = z.object({
  emailAddress: accountEmailSchema,
  password: newPasswordSchema,
  name: lineSchema(50).default(''),
  refUrl: refUrlSchema,
});
export const verifySchema = z.object({ token: z.string().max(200), refUrl: refUrlSchema });

/** What a ticket of signing up keeps until its link is opened. */
const pendingSchema = z.strictObject({
  name: z.string(),
  /** Null for who signs in by another provider. */
  passwordHash: z.string().nullable(),
  identity: z.strictObject({ issuer: z.string(), subject: z.string() }).optional(),
});

/** Whoever asks, and whether there is an account or not: nobody learns whose addresses are known here. */
const answer = done('Check your email: we sent you a link. Open it to go on; it works for 24 hours.');

/**
 * `POST /account-api/sign-up`, JSON or form: sends a letter whose link makes the account. Until it is opened there is no account, so that
 * nobody makes one in another's name. Answers alike for an address that has one; its letter says so. R62 as elsewhere.
 */
export function signUp(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 5 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    if (isRobot(bodyOf(request))) return void response.json(answer);
    const { emailAddress: email, password, name, refUrl } = readFields(signUpSchema, request, 'No account was made');
    tries.ofAddress(email, response);
    refuseGuessed(password, email);
    const about = { email, name, origin: originOf(request, services) };
    const passwordHash = await services.passwords.hash(password);
    await db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
      const payload = known === undefined ? JSON.stringify({ name, passwordHash }) : 'null';
      const token = await giveTicket(trx, 'sign-up', { about: email, payload }, now());
      if (token === null) return;
      const letter = known === undefined ? confirmLetter(about, token, refUrl) : haveOneLetter(about, signInPath);
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
    });
    outbox.wake();
    response.json(answer);
  };
}

/** `POST /account-api/verify`, JSON or form: takes the token of a letter's link, makes the account and signs in. */
export function verify(services: Services): RequestHandler {
  const { now } = services;
  const tries = new Tries(services, { network: 60, address: 60 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const { token, refUrl } = readFields(verifySchema, request, 'The address was not confirmed');
    const prove: Proof = async (trx) => {
      const ticket = await takeTicket(trx, 'sign-up', token, now());
      const pending = pendingSchema.safeParse(ticket === null ? null : JSON.parse(ticket.payload)).data;
      if (ticket === null || pending === undefined) return null;
      const { identity, ...account } = pending;
      const person = { id: randomUUID(), email: ticket.about, ...account };
      const made = await trx
        .insertInto('persons')
        .values({ ...person, verifiedAt: now(), createdAt: now(), seenAt: now() })
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
    const next = await letIn(services, request, response, prove, refUrl);
    if (next === null)
      throw new ProblemError(
        'link-spent',
        'Open the newest letter, or sign up again. A link works once, for 24 hours.',
      );
    response.json(done('Your account is ready, and you are signed in.', next));
  };
}
