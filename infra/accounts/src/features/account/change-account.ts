/** Changes of an account: of the password, and of the address. Both end every other session, and all pending sign-ins. */

import { transact } from '@forecourt/database';
import type { RequestHandler } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema';
import { done } from '../../http/done';
import { emailAddressSchema, readFields } from '../../http/fields';
import { clientNetwork, originOf } from '../../http/origin';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { clientOf, emailAllowed, turnOf } from '../../sign-in/client';
import { setCookie } from '../../sign-in/cookies';
import {
  addressChangedEmail,
  alreadyRegisteredEmail,
  newAddressEmail,
  passwordChangedEmail,
  queueAccountEmail,
} from '../../sign-in/emails';
import { type Owner, personOwner } from '../../sign-in/owner';
import { currentPasswordSchema, stillSignedIn } from '../../sign-in/second-proof';
import { beginSession, endSessionsOf } from '../../sign-in/sessions';
import { findTicket, giveTicket, takeTicket } from '../../sign-in/tickets';
import type { Services } from '../services';
import { newPasswordSchema, refUrlSchema, refuseGuessed, signInPath } from './fields';

export const changePasswordSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
  refUrl: refUrlSchema,
});
export const changeEmailSchema = z.object({ currentPassword: currentPasswordSchema, emailAddress: emailAddressSchema });
export const confirmEmailSchema = z.object({ token: z.string().max(200) });

/** Ends every session of a person, and begins a new one here. @param device the one that still receives push messages */
async function onlyHere(
  trx: Transaction<Database>,
  { id, device }: { id: string; device: Owner | null },
  now: number,
): Promise<string> {
  await endSessionsOf(trx, id, device);
  return beginSession(trx, id, now);
}

/** Sets a new password after the old one; an email reports it. */
export function changePassword(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  return async (request, response) => {
    const fields = readFields(changePasswordSchema, request, 'Your password was not changed');
    const person = await services.prove(request, response, fields.currentPassword);
    const { device } = await clientOf(services, request);
    refuseGuessed(fields.password, person.email);
    const passwordHash = await services.passwords.hash(fields.password, turnOf(request, response));
    const session = await transact(db, async (trx) => {
      await stillSignedIn(trx, services, request, person);
      await trx.updateTable('persons').set({ passwordHash }).where('id', '=', person.id).execute();
      await queueAccountEmail(trx, passwordChangedEmail({ ...person, origin: originOf(request, services) }), now());
      return onlyHere(trx, { id: person.id, device }, now());
    });
    setCookie('session', session, request, response);
    outbox.wake();
    response.json(done('Your password is changed. Every other device is signed out.'));
  };
}

/** Sends a link to a new address; nothing changes until it is opened. The answer is the same for an address that has an account. */
export function changeEmail(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  return async (request, response) => {
    const { currentPassword, emailAddress: email } = readFields(
      changeEmailSchema,
      request,
      'Your address was not changed',
    );
    const person = await services.prove(request, response, currentPassword);
    // Without the name, in which a stranger could send words to the address.
    const about = { email, name: '', origin: originOf(request, services) };
    const asked = {
      ...{ about: email, payload: JSON.stringify(person.id), personId: person.id },
      network: clientNetwork(request),
    };
    const token = await transact(db, async (trx) => {
      await stillSignedIn(trx, services, request, person);
      const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
      const token = await giveTicket(trx, 'change-email', asked, now());
      if (token === null) return null;
      await queueAccountEmail(
        trx,
        known === undefined ? newAddressEmail(about, token) : alreadyRegisteredEmail(about, signInPath),
        now(),
      );
      return token;
    });
    emailAllowed(token, response);
    outbox.wake();
    response.json(done('We sent a link to the new address. Open it to change yours; it works for 24 hours.'));
  };
}

/**
 * Takes the token of that link from the person of the account, signed in, and reports the change to the old address. All others are led to the page
 * where they sign in: a link that a stranger sent them changes nothing.
 */
export function confirmEmail(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const limits = new RequestLimits(services, 'confirm-email', { network: 20, address: 20 });
  const spent = () =>
    new ProblemError('link-spent', 'Ask for a new one on the page of your account. A link works once, for 24 hours.');
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const { token } = readFields(confirmEmailSchema, request, 'Your address was not changed');
    const { person: signedIn, device } = await clientOf(services, request);
    const asked = await findTicket(db, 'change-email', token, now());
    const id = asked?.personId ?? null;
    if (asked === null || id === null) throw spent();
    if (signedIn?.id !== id) {
      const refUrl = `/account/confirm-email?${new URLSearchParams({ token })}`;
      const query = new URLSearchParams({ outcome: 'sign-in-to-go-on', refUrl });
      return void response.json(done('Sign in to the account whose address changes.', `${signInPath}?${query}`));
    }
    const session = await transact(db, async (trx) => {
      const ticket = await takeTicket(trx, 'change-email', token, now());
      if (ticket === null) return null;
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
      await queueAccountEmail(
        trx,
        addressChangedEmail({ ...person, origin: originOf(request, services) }, email),
        now(),
      );
      return onlyHere(trx, { id, device }, now());
    });
    if (session === null) throw spent();
    setCookie('session', session, request, response);
    outbox.wake();
    response.json(done('Your address is changed.', signInPath));
  };
}
