import { transact } from '@forecourt/database';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { done } from '../../http/done';
import { bodyOf, emailAddressSchema, isRobot, readFields } from '../../http/fields';
import { clientNetwork, originOf } from '../../http/origin';
import { RequestLimits } from '../../http/request-limits';
import { ProblemError } from '../../problems';
import { emailAllowed, turnOf } from '../../sign-in/client';
import { passwordChangedEmail, queueAccountEmail, resetPasswordEmail } from '../../sign-in/emails';
import { browserDigest, isSameBrowser } from '../../sign-in/flows';
import { endSessionsOf } from '../../sign-in/sessions';
import { findTicket, giveTicket, takeTicket } from '../../sign-in/tickets';
import { beginProvedSignIn, type Proof } from '../../sign-in/way-in';
import { endWaysIn } from '../../sign-in/ways-in';
import type { Services } from '../services';
import { newPasswordSchema, refuseGuessed, tickedToKeep } from './fields';

export const forgotSchema = z.object({ emailAddress: emailAddressSchema });
/** The ticked fields `keep:…`, with the key of a passkey or provider, name those that stay. */
export const resetSchema = z.looseObject({ token: z.string().max(200), password: newPasswordSchema });

/** The browser in which the link was requested. */
const askedSchema = z.strictObject({ browser: z.string() });

const answer = done('If there is an account with this address, we sent it a link. It works for an hour.');

/**
 * Sends a link to choose a new password. Neither the answer nor the limit of emails, which is by the client's network, reveals whether there is an
 * account.
 */
export function forgotPassword(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const limits = new RequestLimits(services, 'forgot-password', { network: 20, address: 20 });
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    if (isRobot(bodyOf(request))) return void response.json(answer);
    const { emailAddress: email } = readFields(forgotSchema, request, 'No email was sent');
    const payload = JSON.stringify({ browser: browserDigest(request, response) });
    const token = await transact(db, async (trx) => {
      const person = await trx
        .selectFrom('persons')
        .select(['id', 'name'])
        .where('email', '=', email)
        .executeTakeFirst();
      const asked = { about: email, payload, personId: person?.id ?? null, network: clientNetwork(request) };
      const token = await giveTicket(trx, 'reset', asked, now());
      if (token === null || person === undefined) return token;
      await queueAccountEmail(
        trx,
        resetPasswordEmail({ email, name: person.name, origin: originOf(request, services) }, token),
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
 * Sets a new password by the token of a link, and signs in. Every session, every pending link and sign-in, every browser that takes push
 * messages, and every passkey and provider that is not ticked ends (R79).
 */
export function resetPassword(services: Services): RequestHandler {
  const { db, now, outbox, openid } = services;
  const limits = new RequestLimits(services, 'reset-password', { network: 20, address: 20 });
  const spent = () =>
    new ProblemError('link-spent', 'Ask for a new one where you sign in. A link works once, for an hour.');
  return async (request, response) => {
    await limits.ofNetwork(request, response);
    const fields = readFields(resetSchema, request, 'The password was not changed');
    const { token, password } = fields;
    // Before the hash, which costs much processor time: a made-up token costs little.
    const asked = await findTicket(db, 'reset', token, now());
    if (asked?.personId == null) throw spent();
    refuseGuessed(password, asked.about);
    const passwordHash = await services.passwords.hash(password, turnOf(request, response));
    const prove: Proof = async (trx) => {
      const ticket = await takeTicket(trx, 'reset', token, now());
      if (ticket?.personId == null) return null;
      const person = await trx
        .updateTable('persons')
        .set({ passwordHash, verifiedAt: now() })
        .where('id', '=', ticket.personId)
        .where('email', '=', ticket.about)
        .returning(['id', 'email', 'name'])
        .executeTakeFirst();
      if (person === undefined) return null;
      await endSessionsOf(trx, person.id);
      const ended = await endWaysIn(trx, openid.providers, person.id, tickedToKeep(fields));
      // A sign-in with a formerly known browser is reported again.
      await trx.deleteFrom('knownBrowsers').where('personId', '=', person.id).execute();
      await queueAccountEmail(
        trx,
        passwordChangedEmail({ ...person, origin: originOf(request, services) }, ended),
        now(),
      );
      return person.id;
    };
    const { browser } = askedSchema.safeParse(JSON.parse(asked.payload)).data ?? {};
    const next = await beginProvedSignIn(services, request, response, {
      prove,
      merges: isSameBrowser(request, browser),
    });
    if (next === null) throw spent();
    outbox.wake();
    response.json(done('Your password is changed, and you are signed in.', next));
  };
}
