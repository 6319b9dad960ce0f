import type { Visitor } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import { clientOf } from '../../sign-in/client';
import { issuersOf } from '../../sign-in/openid/identities';
import { searchesOf } from '../searches/store';
import { subjectOf } from '../searches/subject';
import type { Services } from '../services';

/** `GET /account-api/visitor`: who looks at the page, for its header and for what depends on whether somebody is signed in (R15). */
export function visitor(services: Services): RequestHandler {
  return async (request, response) => {
    const asker = await clientOf(services, request);
    const { person } = asker;
    const subject = subjectOf(asker);
    const savedSearches = subject === null ? 0 : (await searchesOf(services.db, subject)).length;
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
