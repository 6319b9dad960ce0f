import { hashOf } from '@forecourt/service';
import { searchKey } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { readOwnerTexts } from '../listing-json';
import { findPage } from '../pages';
import { flagOf, type ListingQuery, paramsOf, readListingQuery, toRequest } from '../query';
import { find, type Services } from '../services';
import { sendListings } from './listings';
import { missingOf, nearSearches } from './near-misses';

/** The dealer's carousel holds at most this many (section 9). */
const maxListings = 12;
/** Dealers are picked among the owners of so many of the search's nearest listings. */
const candidates = 100;

/** A dealer for the showcase. */
interface Pick {
  ownerId: string;
  /** Whether it was bought. */
  sponsored: boolean;
  /** What is asked of the dealer's vehicles: the search, or one that comes near it. */
  asked: ListingQuery;
}

/**
 * `GET /rest/lsc/listing/alpha`: one dealer who bought the showcase and has what is searched for (contracts' `showcaseSchema`).
 * The same search always gets the same dealer. `showcaseOwnerId` asks for one dealer, `hideAlpha` for none. In an inventory where
 * nobody bought it, a dealer with many matching vehicles is featured, and said not to be a sponsor.
 *
 * The context is `inventory` for a search that names a model, `owner` for a wider one. With `exactMatch=true` a sponsor of the search's
 * market, the radius around its place, stands in where nobody has an exact match: the context is `owner`, and `missing` says what each
 * vehicle lacks. With `exactMatch=false` matches are not told apart: the context is always `owner`.
 */
export function showcase(services: Services): RequestHandler {
  return async (request, response) => {
    const params = paramsOf(request);
    const query = readListingQuery(params, services.reference);
    const exactMatch = params.get('exactMatch');
    // An exact match shows a vehicle, a wider search the dealer (section 4, "Alpha showcase").
    const context = query.state.modelCode === undefined || exactMatch === 'false' ? 'owner' : 'inventory';
    const exact = flagOf(params, 'hideAlpha') ? null : await pickOwner(services, query);
    const isNear = exact === null && exactMatch === 'true' && !flagOf(params, 'hideAlpha');
    const pick = isNear ? await pickNear(services, query) : exact;
    if (pick === null) return sendListings(response, `{"owner":null,"context":"${context}","listings":[]}`);

    const { ownerId, sponsored, asked } = pick;
    const state = { ...asked.state, sortBy: 'relevance', firstRecord: 0, numRecords: maxListings };
    const { found, texts } = await findPage(services, { ...asked, state }, { ownerId, showcase: sponsored });
    const { listings, ids } = texts;
    const [text] = await readOwnerTexts(services.store, found.generation, [ownerId], query.place);
    const shown = listings.length === 0 ? 'null' : (text ?? 'null');
    const missing = isNear ? `,"missing":${JSON.stringify(await missingOf(services, query, ownerId, ids))}` : '';
    sendListings(
      response,
      `{"owner":${shown},"sponsored":${sponsored},"context":"${isNear ? 'owner' : context}","listings":[${listings.join(',')}]${missing}}`,
    );
  };
}

/** A sponsor in the market of a search that none of them has a match for; null where the search has no place. */
async function pickNear(services: Services, query: ListingQuery): Promise<Pick | null> {
  if (query.place === null || query.state.showcaseOwnerId !== undefined) return null;
  for (const widen of nearSearches) {
    const asked = { ...query, state: widen(query.state) };
    const ownerId = await sponsorOf(services, asked, query);
    if (ownerId !== undefined) return { ownerId, sponsored: true, asked };
  }
  return null;
}

/** The sponsor whose turn it is, of those who have what is asked for. */
async function sponsorOf(services: Services, asked: ListingQuery, query: ListingQuery): Promise<string | undefined> {
  const sponsors = await ownersNear(services, asked, true);
  return [...sponsors.keys()][hashOf(searchKey(query.state)) % sponsors.size];
}

async function pickOwner(services: Services, query: ListingQuery): Promise<Pick | null> {
  const named = query.state.showcaseOwnerId;
  if (named !== undefined) return { ownerId: named, sponsored: await hasSponsors(services), asked: query };
  const sponsor = await sponsorOf(services, query, query);
  if (sponsor !== undefined) return { ownerId: sponsor, sponsored: true, asked: query };
  if (await hasSponsors(services)) return null;
  const [best] = [...(await ownersNear(services, query, false))].sort(([, a], [, b]) => b - a);
  return best === undefined ? null : { ownerId: best[0], sponsored: false, asked: query };
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
