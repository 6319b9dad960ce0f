import type { Memory } from '@forecourt/listing';
import type { Visitor } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { clientOf } from '../../sign-in/client';
import { issuersOf } from '../../sign-in/openid/identities';
import { favouritesOf } from '../favourites/store';
import { searchesOf } from '../searches/store';
import { subjectOf } from '../searches/subject';
import type { Services } from '../services';
import { walletOf } from '../wallet/store';

/** Answers with the visitor, for the page's header and for everything that depends on the sign-in (R15). */
export function visitor(services: Services): RequestHandler {
  return async (request, response) => {
    const client = await clientOf(services, request);
    const { person } = client;
    const subject = subjectOf(client);
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

/** Answers with the data that every page shows: favourites and budget. */
export function myMemory(services: Services): RequestHandler {
  return async (request, response) => {
    const { owner } = await clientOf(services, request);
    const [saved, wallet] =
      owner === null ? [[], null] : await Promise.all([favouritesOf(services.db, owner), walletOf(services.db, owner)]);
    response.json({ favourites: saved.map(({ listingId }) => listingId), wallet } satisfies Memory);
  };
}
