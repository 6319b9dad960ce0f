import type { RequestHandler } from 'express';
import { readListingBodies } from '../../store/inventory';
import { readOwnerTexts, readTexts } from '../listing-json';
import { flagOf, type ListingQuery, paramsOf, readListingQuery, toRequest } from '../query';
import { hashOf, searchKey } from '../rotation';
import { find, type Services } from '../services';
import { sendListings } from './listings';

/** The dealer's carousel holds at most this many (section 9). */
const maxListings = 12;
/** Dealers are picked among the owners of so many of the search's nearest listings. */
const candidates = 100;

/**
 * `GET /rest/lsc/listing/alpha`: one dealer who bought the showcase and has what is searched for (contracts' `showcaseSchema`).
 * The same search always gets the same dealer. `showcaseOwnerId` asks for one dealer, `hideAlpha` for none.
 */
export function showcase(services: Services): RequestHandler {
  return async (request, response) => {
    const params = paramsOf(request);
    const query = readListingQuery(params, services.reference);
    // An exact match shows a vehicle, a wider search the dealer (section 4, "Alpha showcase").
    const context = query.state.modelCode === undefined ? 'owner' : 'inventory';
    const owner = flagOf(params, 'hideAlpha') ? null : await pickOwner(services, query);
    if (owner === null) return sendListings(response, `{"owner":null,"context":"${context}","listings":[]}`);

    const state = { ...query.state, sortBy: 'relevance', firstRecord: 0, numRecords: maxListings };
    const found = await find(services, toRequest({ ...query, state }, { ownerId: owner, showcase: true }));
    const { listings } = await readTexts(services.db, found.generation, found.ids, query.place);
    const [text] = await readOwnerTexts(services.db, found.generation, [owner], query.place);
    const shown = listings.length === 0 ? 'null' : (text ?? 'null');
    sendListings(response, `{"owner":${shown},"context":"${context}","listings":[${listings.join(',')}]}`);
  };
}

async function pickOwner(services: Services, query: ListingQuery): Promise<string | null> {
  if (query.state.showcaseOwnerId !== undefined) return query.state.showcaseOwnerId;
  const sortBy = query.place === null ? 'relevance' : 'distanceASC';
  const state = { ...query.state, sortBy, firstRecord: 0, numRecords: candidates };
  const found = await find(services, toRequest({ ...query, state }, { showcase: true }));
  const listings = await readListingBodies(services.db, found.generation, found.ids);
  const owners = [...new Set(listings.map(({ ownerId }) => ownerId))];
  return owners[hashOf(searchKey(query.state)) % owners.length] ?? null;
}
