import type { Visitor } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import { askerOf } from '../../identity/asker';
import type { Services } from '../services';

/** `GET /account-api/visitor`: who looks at the page, for its header and for what depends on whether somebody is signed in (R15). */
export function visitor(services: Services): RequestHandler {
  return async (request, response) => {
    const { person } = await askerOf(services, request);
    const email = person?.verified === true ? person.email : null;
    const savedSearches = email === null ? 0 : await countSearches(services, email);
    const answer: Visitor =
      person === null
        ? { signedIn: false, savedSearches }
        : { signedIn: true, name: person.name, email: person.email, verified: person.verified, savedSearches };
    response.json(answer);
  };
}

async function countSearches({ db }: Services, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return count;
}
