import type { Visitor } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { askerOf } from '../../identity/asker';
import { issuersOf } from '../../openid/identities';
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
    if (person === null) return void response.json({ signedIn: false, savedSearches } satisfies Visitor);
    const { name, email, verified, id } = person;
    const issuers = await issuersOf(services.db, id);
    const connected = services.openid.providers.flatMap((one) => (issuers.includes(one.issuer) ? [one.name] : []));
    const answer: Visitor = {
      ...{ signedIn: true, name, email, verified, savedSearches },
      ...(connected.length > 0 && { connected }),
    };
    response.json(answer);
  };
}
