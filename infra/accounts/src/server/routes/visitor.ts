import type { Visitor } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import { askerOf } from '../../identity/asker';
import { searchesOf } from '../../store/saved-searches';
import { holderOf } from '../holder';
import type { Services } from '../services';

/** `GET /account-api/visitor`: who looks at the page, for its header and for what depends on whether somebody is signed in (R15). */
export function visitor(services: Services): RequestHandler {
  return async (request, response) => {
    const asker = await askerOf(services, request);
    const { person } = asker;
    const holder = holderOf(asker);
    const savedSearches = holder === null ? 0 : (await searchesOf(services.db, holder)).length;
    const answer: Visitor =
      person === null
        ? { signedIn: false, savedSearches }
        : { signedIn: true, name: person.name, email: person.email, verified: person.verified, savedSearches };
    response.json(answer);
  };
}
