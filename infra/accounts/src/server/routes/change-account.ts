/** What somebody changes of their account: the password, and the address. Both end every session but the one that does it. */
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import { askerOf } from '../../identity/asker';
import { setCookie } from '../../identity/cookies';
import { personOwner } from '../../identity/owner';
import { beginSession, endSessionsOf, type Person } from '../../identity/sessions';
import { giveTicket, takeTicket } from '../../identity/tickets';
import { changedLetter, haveOneLetter, movedLetter, newAddressLetter } from '../../mail/account-letters';
import { ProblemError } from '../../problems';
import { queueMails } from '../../store/mails';
import type { Database } from '../../store/schema';
import { readFields } from '../fields';
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

/** Of who has one. */
const currentPasswordSchema = z.string().max(1_000).default('');
export const changePasswordSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
  refUrl: refUrlSchema,
});
export const changeEmailSchema = z.object({ currentPassword: currentPasswordSchema, emailAddress: accountEmailSchema });
export const confirmEmailSchema = z.object({ token: z.string().max(200) });

/** Who has no password has to have signed in so lately, ms. */
const lately = 15 * 60_000;

/** @throws ProblemError for who is not signed in, or does not show once more who they are */
async function provedAgain(services: Services, request: Request, current: string): Promise<Person> {
  const { person } = await askerOf(services, request);
  if (person === null) throw new ProblemError('sign-in-first', 'Sign in to change your account.');
  const { passwordHash } = await services.db
    .selectFrom('persons')
    .select('passwordHash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (passwordHash === null && services.now() - person.since > lately)
    throw new ProblemError('sign-in-first', 'Sign out and in again; then change it within a quarter of an hour.');
  if (passwordHash !== null && !(await services.passwords.verify(current, passwordHash)))
    throw new ProblemError(
      'wrong-current-password',
      'Check it, or sign out and choose a new one by "Forgot your password?".',
    );
  return person;
}

/** Ends every session of somebody, and begins a new one here. */
async function onlyHere(trx: Transaction<Database>, person: Pick<Person, 'id'>, now: number): Promise<string> {
  await endSessionsOf(trx, person.id);
  return beginSession(trx, person.id, now);
}

/** `POST /account-api/change-password`, JSON or form: a new password for who gives the old one; a letter tells of it. */
export function changePassword(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 10 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const fields = readFields(changePasswordSchema, request, 'Your password was not changed');
    await ofPerson(services, tries, request, response);
    const person = await provedAgain(services, request, fields.currentPassword);
    refuseGuessed(fields.password, person.email);
    const passwordHash = await services.passwords.hash(fields.password);
    const session = await db.transaction().execute(async (trx) => {
      await trx.updateTable('persons').set({ passwordHash }).where('id', '=', person.id).execute();
      const letter = changedLetter({ ...person, origin: originOf(request, services) });
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
      return onlyHere(trx, person, now());
    });
    setCookie('session', session, request, response);
    outbox.wake();
    response.json(done('Your password is changed. Every other device is signed out.'));
  };
}

/** `POST /account-api/change-email`, JSON or form: writes to a new address; nothing changes until its link is opened. Answers alike for one that has an account. */
export function changeEmail(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 10 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const { currentPassword, emailAddress: email } = readFields(
      changeEmailSchema,
      request,
      'Your address was not changed',
    );
    await ofPerson(services, tries, request, response);
    const person = await provedAgain(services, request, currentPassword);
    const about = { email, name: person.name, origin: originOf(request, services) };
    await db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
      const token = await giveTicket(trx, 'change-email', { about: email, payload: JSON.stringify(person.id) }, now());
      if (token === null) return;
      const letter = known === undefined ? newAddressLetter(about, token) : haveOneLetter(about, signInPath);
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
    });
    outbox.wake();
    response.json(done('We sent a link to the new address. Open it to change yours; it works for 24 hours.'));
  };
}

/** `POST /account-api/confirm-email`, JSON or form: takes the token of that link; the old address is told. */
export function confirmEmail(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 20 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const { token } = readFields(confirmEmailSchema, request, 'Your address was not changed');
    const { person: asker } = await askerOf(services, request);
    const changed = await db.transaction().execute(async (trx) => {
      const ticket = await takeTicket(trx, 'change-email', token, now());
      const id = z.string().safeParse(ticket === null ? null : JSON.parse(ticket.payload)).data;
      if (ticket === null || id === undefined) return null;
      const person = await trx
        .selectFrom('persons')
        .select(['id', 'email', 'name'])
        .where('id', '=', id)
        .executeTakeFirst();
      const known = await trx.selectFrom('persons').select('id').where('email', '=', ticket.about).executeTakeFirst();
      if (person === undefined || known !== undefined) return null;
      const { about: email } = ticket;
      await trx.updateTable('persons').set({ email, verifiedAt: now() }).where('id', '=', id).execute();
      await trx
        .updateTable('subscriptions')
        .set({ email })
        .where('owner', '=', personOwner(id))
        .where('email', '=', person.email)
        .execute();
      const letter = movedLetter({ ...person, origin: originOf(request, services) }, email);
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
      // Who opens a letter elsewhere has changed the address, and signs in with it.
      if (asker?.id === id) return { here: await onlyHere(trx, person, now()) };
      await endSessionsOf(trx, id);
      return { here: null };
    });
    if (changed === null)
      throw new ProblemError(
        'link-spent',
        'Ask for a new one on the page of your account. A link works once, for 24 hours.',
      );
    if (changed.here !== null) setCookie('session', changed.here, request, response);
    outbox.wake();
    response.json(done('Your address is changed.', signInPath));
  };
}

/** Tries count for whom they are about, wherever they come from. */
async function ofPerson(services: Services, tries: Tries, request: Request, response: Response): Promise<void> {
  const { person } = await askerOf(services, request);
  if (person !== null) tries.ofAddress(person.id, response);
}
