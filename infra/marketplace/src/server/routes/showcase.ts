import { showcaseSchema } from '@forecourt/listing';
import { hashOf, inQuery, reading, serviceRoute } from '@forecourt/service';
import { searchKey } from '@forecourt/site';
import { readOwnerTexts } from '../listing-json';
import { findPage } from '../pages';
import { flagOf, type ListingQuery, paramsOf, readListingQuery, toRequest } from '../query';
import { find, type Services } from '../services';
import { sendListings } from './listings';
import { missingOf, nearSearches } from './near-misses';

/** The dealer's carousel holds at most this many (section 9). */
const maxListings = 12;
/** Number of the search's nearest listings among whose owners the dealer is chosen. */
const candidates = 100;

/** The dealer chosen for the showcase. */
interface Pick {
  ownerId: string;
  /** Whether the dealer bought the showcase. */
  sponsored: boolean;
  /** The search of the dealer's vehicles: the original one, or a wider one. */
  asked: ListingQuery;
}

/**
 * Returns the featured dealer of a search; the same search always gets the same one. `showcaseOwnerId` requests a certain dealer,
 * `hideAlpha` none. In an inventory where no dealer bought the showcase, one with many matching vehicles is featured, and not
 * marked as a sponsor.
 *
 * The context is `inventory` for a search that names a model, `owner` for a wider one. With `exactMatch=true`, if no sponsor has
 * an exact match, a sponsor of the search's market (the radius around its place) stands in: the context is `owner`, and `missing`
 * lists the criteria that each vehicle fails. With `exactMatch=false` matches are not distinguished: the context is always
 * `owner`.
 */
export const showcase = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/listing/alpha',
    isSearch: true,
    summary: 'Returns one dealer who bought the showcase, with matching vehicles; null without one.',
    parameters: [
      inQuery(
        'exactMatch',
        'true: where no dealer matches, one nearby with what its vehicles lack. false: the dealer always.',
        {
          type: 'boolean',
        },
      ),
    ],
    answer: showcaseSchema,
    refusals: [400, 503],
    example: '/rest/lsc/listing/alpha?makeCode=TOYOTA&zip=60601',
  },
  (services) => async (request, response) => {
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
  },
);

/** Returns a sponsor in the market of a search that no sponsor matches; null if the search has no place. */
async function pickNear(services: Services, query: ListingQuery): Promise<Pick | null> {
  if (query.place === null || query.state.showcaseOwnerId !== undefined) return null;
  for (const widen of nearSearches) {
    const asked = { ...query, state: widen(query.state) };
    const ownerId = await sponsorOf(services, asked, query);
    if (ownerId !== undefined) return { ownerId, sponsored: true, asked };
  }
  return null;
}

/** Returns the sponsor whose turn it is among those with matching vehicles. */
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

/** Whether any dealer in the inventory bought the showcase. */
async function hasSponsors(services: Services): Promise<boolean> {
  return (await find(services, { state: { numRecords: 1 }, origin: null, showcase: true })).total > 0;
}

/** Counts the search's nearest listings by owner. */
async function ownersNear(services: Services, query: ListingQuery, showcase: boolean): Promise<Map<string, number>> {
  const sortBy = query.place === null ? 'relevance' : 'distanceASC';
  const state = { ...query.state, sortBy, firstRecord: 0, numRecords: candidates };
  const found = await find(services, toRequest({ ...query, state }, { showcase }));
  const listings = await services.store.readListings(found.generation, found.ids);
  const owners = new Map<string, number>();
  for (const { ownerId } of listings) owners.set(ownerId, (owners.get(ownerId) ?? 0) + 1);
  return owners;
}
