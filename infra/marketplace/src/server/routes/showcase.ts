import { hashOf, searchKey } from '@forecourt/service';
import type { RequestHandler } from 'express';
import { readOwnerTexts } from '../listing-json';
import { findPage } from '../pages';
import { flagOf, type ListingQuery, paramsOf, readListingQuery, toRequest } from '../query';
import { find, type Services } from '../services';
import { sendListings } from './listings';

/** The dealer's carousel holds at most this many (section 9). */
const maxListings = 12;
/** Dealers are picked among the owners of so many of the search's nearest listings. */
const candidates = 100;

/** A dealer for the showcase, and whether it was bought. */
interface Pick {
  ownerId: string;
  sponsored: boolean;
}

/**
 * `GET /rest/lsc/listing/alpha`: one dealer who bought the showcase and has what is searched for (contracts' `showcaseSchema`).
 * The same search always gets the same dealer. `showcaseOwnerId` asks for one dealer, `hideAlpha` for none. In an inventory where
 * nobody bought it, a dealer with many matching vehicles is featured, and said not to be a sponsor.
 */
export function showcase(services: Services): RequestHandler {
  return async (request, response) => {
    const params = paramsOf(request);
    const query = readListingQuery(params, services.reference);
    // An exact match shows a vehicle, a wider search the dealer (section 4, "Alpha showcase").
    const context = query.state.modelCode === undefined ? 'owner' : 'inventory';
    const pick = flagOf(params, 'hideAlpha') ? null : await pickOwner(services, query);
    if (pick === null) return sendListings(response, `{"owner":null,"context":"${context}","listings":[]}`);

    const { ownerId, sponsored } = pick;
    const state = { ...query.state, sortBy: 'relevance', firstRecord: 0, numRecords: maxListings };
    const { found, texts } = await findPage(services, { ...query, state }, { ownerId, showcase: sponsored });
    const { listings } = texts;
    const [text] = await readOwnerTexts(services.store, found.generation, [ownerId], query.place);
    const shown = listings.length === 0 ? 'null' : (text ?? 'null');
    sendListings(
      response,
      `{"owner":${shown},"sponsored":${sponsored},"context":"${context}","listings":[${listings.join(',')}]}`,
    );
  };
}

async function pickOwner(services: Services, query: ListingQuery): Promise<Pick | null> {
  const named = query.state.showcaseOwnerId;
  if (named !== undefined) return { ownerId: named, sponsored: await hasSponsors(services) };
  const sponsors = await ownersNear(services, query, true);
  const sponsor = [...sponsors.keys()][hashOf(searchKey(query.state)) % sponsors.size];
  if (sponsor !== undefined) return { ownerId: sponsor, sponsored: true };
  if (await hasSponsors(services)) return null;
  const [best] = [...(await ownersNear(services, query, false))].sort(([, a], [, b]) => b - a);
  return best === undefined ? null : { ownerId: best[0], sponsored: false };
}

/** Whether anybody in the inventory bought the showcase. */
async function hasSponsors(services: Services): Promise<boolean> {
  return (await find(services, { state: { numRecords: 1 }, origin: null, showcase: true })).total > 0;
}

/** Owners of the search's nearest listings, by how many of them are theirs. */
async function ownersNear(services: Services, query: ListingQuery, showcase: boolean): Promise<Map<string, number>> {
  const sortBy = query.place === null ? 'relevance' : 'distanceASC';
  const state = { ...query.state, sortBy, firstRecord: 0, numRecords: candidates };
  const found = await find(services, toRequest({ ...query, state }, { showcase }));
  const listings = await services.store.readListings(found.generation, found.ids);
  const owners = new Map<string, number>();
  for (const { ownerId } of listings) owners.set(ownerId, (owners.get(ownerId) ?? 0) + 1);
  return owners;
}
