import { isDeepStrictEqual } from 'node:util';
import { type FacetName, facetNames, type SearchDocument, type SearchRequest, toCriteria } from '@forecourt/matching';
import { documentArbitrary, requestArbitrary, sampleLabels } from '@forecourt/matching/testing';
import type { SearchState } from '@forecourt/search-state';
import fc from 'fast-check';
import { generateInventory } from '../../../generate';
import { offerFactsOf, withDeal } from '../../../listing/appraised';
import { toDocument } from '../../../listing/document';
import type { StoredListing } from '../../../listing/record';
import { appraiserOf } from '../../../pricing/price-guides';
import { NaiveSearch } from '../../naive';
import { ColumnarSearch } from './columnar';

// A thorough run, `MARKET_SEARCHES=10000`, takes two minutes of processor time.
jest.setTimeout(900_000);

const QUERIES = Number(process.env.MARKET_SEARCHES ?? 2_000);
const [LISTINGS, BLOCK] = QUERIES > 2_000 ? [20_000, 4096] : [2_500, 1024];
/** Fewer rows than are kept of an order in service, so that writes use some of them up. */
const KEPT_ROWS = 60;
/** Average number of queries between two writes. */
const QUERIES_A_WRITE = 10;

function generated(): SearchDocument[] {
  const showcaseOf = new Map<string, boolean>();
  const listings: StoredListing[] = [];
  for (const item of generateInventory({ listings: LISTINGS, seed: 5, now: Date.UTC(2026, 5, 1) })) {
    if (item.kind === 'owner') showcaseOf.set(item.owner.id, item.owner.showcase);
    else listings.push(item.listing);
  }
  const appraise = appraiserOf(listings.map(offerFactsOf));
  return listings.map((listing) =>
    withDeal(toDocument(listing, showcaseOf.get(listing.ownerId)!), appraise(offerFactsOf(listing))),
  );
}
const documents = generated();
const someDocument = fc.nat(LISTINGS - 1).map((at) => documents[at]!);

/** The other facets are chosen by the codes of listings below; these have one value, which the sample requests choose. */
const single: readonly FacetName[] = ['homeServices', 'vehicleExchange', 'experience'];
const chosenFacets = facetNames.filter((facet) => !single.includes(facet));

/** Searches for facts of a few listings, near one of them; a few search the whole country. */
const request: fc.Arbitrary<SearchRequest> = fc
  .record({
    sample: requestArbitrary,
    about: fc.array(someDocument, { minLength: 1, maxLength: 3 }),
    chosen: fc.subarray(chosenFacets, { maxLength: 4 }),
    everywhere: fc.nat(19).map((number) => number === 0),
  })
  .map(({ sample, about, chosen, everywhere }) => {
    const own = Object.entries(sample.state).filter(([param]) => !(chosenFacets as readonly string[]).includes(param));
    const choices = chosen.map((facet) => [facet, [...new Set(about.flatMap(({ codes }) => codes[facet]))]] as const);
    const state = Object.fromEntries([...own, ...choices.filter(([, codes]) => codes.length > 0)]) as SearchState;
    const { lat, lon } = about[0]!;
    const origin = everywhere || lat === null || lon === null ? null : { lat, lon };
    return { ...sample, state, origin, ownerId: sample.ownerId === undefined ? undefined : about[0]!.ownerId };
  });

/** Searches of the whole country, for a make or a body style or for everything: they are answered from what is kept. */
const everywhere: fc.Arbitrary<SearchRequest> = fc
  .record({
    about: someDocument,
    facet: fc.constantFrom('makeCode' as const, 'vehicleStyleCode' as const, undefined),
    order: requestArbitrary,
  })
  .map(({ about, facet, order: { state, firstListingType } }) => {
    const { sortBy, firstRecord, numRecords, minPrice, maxPrice } = state;
    const isContradictory = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
    const own = { sortBy, firstRecord, numRecords, ...(isContradictory && { minPrice, maxPrice }) };
    return {
      state: { ...own, ...(facet && { [facet]: about.codes[facet].slice(0, 1) }) },
      ...{ origin: null, firstListingType },
    };
  });

/** A new listing, an existing one at another price, or another vehicle in its place. */
const written = fc
  .record({ present: someDocument, sample: documentArbitrary, kind: fc.nat(2) })
  .map(({ present, sample, kind }): SearchDocument => {
    if (kind === 0) return sample;
    return kind === 1
      ? { ...present, price: sample.price }
      : { ...sample, ...{ id: present.id, lat: present.lat, lon: present.lon } };
  });

const step = fc.oneof(
  {
    weight: 10 * QUERIES_A_WRITE,
    arbitrary: fc
      .oneof({ weight: 5, arbitrary: request }, { weight: 1, arbitrary: everywhere })
      .map((asked) => ({ kind: 'search' as const, request: asked })),
  },
  { weight: 6, arbitrary: written.map((document) => ({ kind: 'upsert' as const, document })) },
  { weight: 3, arbitrary: someDocument.map(({ id }) => ({ kind: 'remove' as const, id })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'compact' as const }) },
);

test(`R23 it answers ${QUERIES} searches of a market of ${LISTINGS} listings, with writes in between, as the naive engine does`, () => {
  const naive = new NaiveSearch(documents);
  const columnar = new ColumnarSearch(BLOCK, KEPT_ROWS);
  for (const document of documents) columnar.upsert(document);
  columnar.compact();
  let [searches, writes, found] = [0, 0, 0];
  fc.assert(
    fc.property(step, (each) => {
      if (each.kind !== 'search') writes += 1;
      if (each.kind === 'upsert') {
        naive.upsert(each.document);
        columnar.upsert(each.document);
      } else if (each.kind === 'remove') {
        expect(columnar.remove(each.id)).toBe(naive.remove(each.id));
      } else if (each.kind === 'compact') {
        columnar.compact();
      } else {
        const criteria = toCriteria(each.request, sampleLabels);
        const expected = naive.search(criteria);
        const answer = columnar.search(criteria);
        // Jest's own comparison, which explains a difference, takes longer than both searches.
        if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
        searches += 1;
        found += expected.total > 0 ? 1 : 0;
      }
      expect(columnar.size).toBe(naive.size);
    }),
    // Each step builds on the writes before it, so that a failure can be reproduced by its seed but not shrunk.
    { numRuns: Math.ceil(QUERIES * 1.2), endOnFailure: true },
  );
  expect(searches).toBeGreaterThanOrEqual(QUERIES);
  expect(writes).toBeGreaterThan(QUERIES / QUERIES_A_WRITE / 4);
  // The property would prove little if most searches found nothing.
  expect(found).toBeGreaterThan(QUERIES / 5);
});
