/** What the page of an account's link says before anything is done: to look at it changes nothing (R79). */
import type { AccountLink } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { findTicket } from '../../identity/tickets';
import { waysInOf } from '../../identity/ways-in';
import type { Services } from '../services';

const none: AccountLink = { kind: null, email: '', ways: [] };

/** `GET /account-api/links/{token}`: whose address an email's link is about, and by what else its account is entered. A spent one is about nobody. */
export function accountLink({ db, now, openid }: Services): RequestHandler {
  return async (request, response) => {
    const token = String(request.params.token);
    for (const kind of ['sign-up', 'reset', 'change-email'] as const) {
      const ticket = await findTicket(db, kind, token, now());
      if (ticket === null) continue;
      const { about: email, personId } = ticket;
      const isReset = kind === 'reset' && personId !== null;
      const answer: AccountLink = {
        ...{ kind, email },
        ways: isReset ? await waysInOf(db, openid.providers, personId) : [],
      };
      return void response.json(answer);
    }
    response.json(none);
  };
}
