/** Links of an account's emails, as their pages show them: opening one changes nothing (R79). */
import type { AccountLink } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { findTicket } from '../../sign-in/tickets';
import { waysInOf } from '../../sign-in/ways-in';
import type { Services } from '../services';

const none: AccountLink = { kind: null, email: '', ways: [] };

/** Answers with the address of a link, and with the account's other ways to sign in. A link that was used has no address. */
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
