import { isDeepStrictEqual } from 'node:util';
import { type SearchRequest, toCriteria } from '@forecourt/matching';
import { requestArbitrary, sampleLabels } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { generatedMarket } from '../../../testing/market';
import { NaiveSearch } from '../../naive';
import { ColumnarSearch } from './columnar';

// A thorough run, `MARKET_SEARCHES=10000`, takes two minutes of processor time.
jest.setTimeout(900_000);

const QUERIES = Number(process.env.MARKET_SEARCHES ?? 2_000);
const [LISTINGS, BLOCK] = QUERIES > 2_000 ? [20_000, 4096] : [2_500, 1024];
/** Fewer rows than are stored of an order in service, so that writes use some of them up. */
const STORED_ROWS = 60;
/** Average number of queries between two writes. */
const QUERIES_A_WRITE = 10;

const { documents, someDocument, request, written } = generatedMarket(LISTINGS);

/** Searches of the whole country, for a make or a body style or for everything: they are answered from the totals. */
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
  const columnar = new ColumnarSearch(BLOCK, STORED_ROWS);
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
