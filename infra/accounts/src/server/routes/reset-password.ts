import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { AccountTries, accountLimits } from '../../identity/account-tries';
import { endSessionsOf } from '../../identity/sessions';
import { giveTicket, takeTicket } from '../../identity/tickets';
import { changedLetter, resetLetter } from '../../mail/account-letters';
import { letIn, type Proof } from '../../openid/way-in';
import { ProblemError } from '../../problems';
import { queueMails } from '../../store/mails';
import { bodyOf, isRobot, readFields } from '../fields';
import type { Services } from '../services';
import { accountEmailSchema, done, newPasswordSchema, originOf, refuseGuessed, Tries } from './identity-fields';

export const forgotSchema = z.object({ emailAddress: accountEmailSchema });
export const resetSchema = z.object({ token: z.string().max(200), password: newPasswordSchema });

const answer = done('If there is an account with this address, we sent it a link. It works for an hour.');

/** `POST /account-api/forgot-password`, JSON or form: sends a link to choose a new password. Says nothing of whether there is an account. */
export function forgotPassword(services: Services): RequestHandler {
  const { db, now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 5 });
  const accountTries = new AccountTries(services, accountLimits.forgotPassword);
  return async (request, response) => {
    tries.ofNetwork(request, response);
    if (isRobot(bodyOf(request))) return void response.json(answer);
    const { emailAddress: email } = readFields(forgotSchema, request, 'No letter was sent');
    await accountTries.count(email, request);
    await db.transaction().execute(async (trx) => {
      const person = await trx
        .selectFrom('persons')
        .select(['id', 'name'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (person === undefined) return;
      const token = await giveTicket(trx, 'reset', { about: email, payload: 'null' }, now());
      if (token === null) return;
      const letter = resetLetter({ email, name: person.name, origin: originOf(request, services) }, token);
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
    });
    outbox.wake();
    response.json(answer);
  };
}

/** `POST /account-api/reset-password`, JSON or form: the token of a letter's link sets a new password, ends every session and signs in. */
export function resetPassword(services: Services): RequestHandler {
  const { now, outbox } = services;
  const tries = new Tries(services, { network: 20, address: 20 });
  return async (request, response) => {
    tries.ofNetwork(request, response);
    const { token, password } = readFields(resetSchema, request, 'The password was not changed');
    const passwordHash = await services.passwords.hash(password);
    const prove: Proof = async (trx) => {
      const ticket = await takeTicket(trx, 'reset', token, now());
      if (ticket === null) return null;
      refuseGuessed(password, ticket.about);
      const person = await trx
        .updateTable('persons')
        .set({ passwordHash, verifiedAt: now() })
        .where('email', '=', ticket.about)
        .returning(['id', 'email', 'name'])
        .executeTakeFirst();
      if (person === undefined) return null;
      await endSessionsOf(trx, person.id);
      const letter = changedLetter({ ...person, origin: originOf(request, services) });
      await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now());
      return person.id;
    };
    const next = await letIn(services, request, response, prove, undefined);
    if (next === null)
      throw new ProblemError('link-spent', 'Ask for a new one where you sign in. A link works once, for an hour.');
    outbox.wake();
    response.json(done('Your password is changed, and you are signed in.', next));
  };
}
