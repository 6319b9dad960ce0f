import { isDeepStrictEqual } from 'node:util';
import { type FacetName, toCriteria } from '@forecourt/matching';
import { requestArbitrary } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { labelIndex } from '../../search/labels';
import { NaiveSearch } from '../../search/naive';
import { sampleInventory } from '../../testing/inventory';
import { documentsOf, type SearchMaker, useLoadedSearch } from './use-search';

const LISTINGS = 200;
const SEARCHES = 150;

/** Declares that answers equal those of the naive engine, and that counts agree with each other. */
export function likeTheNaiveEngine(open: SearchMaker): void {
  const subject = useLoadedSearch(open, () => sampleInventory(LISTINGS));

  test('R23 have the answers of the naive engine', async () => {
    const naive = new NaiveSearch(await documentsOf(subject));
    const labels = labelIndex();
    let found = 0;
    for (const request of fc.sample(requestArbitrary, { numRuns: SEARCHES, seed: 11 })) {
      const { generation: _, seq: __, ...answer } = await subject.search.search(request);
      const expected = naive.search(toCriteria(request, labels));
      // Jest's comparison, which explains differences, is slow.
      if (!isDeepStrictEqual(answer, expected)) expect({ request, ...answer }).toEqual({ request, ...expected });
      found += expected.total > 0 ? 1 : 0;
    }
    // Searches without results would prove little.
    expect(found).toBeGreaterThan(SEARCHES / 10);
  });

  test('R23 the count of a value equals the total of the search with that value', async () => {
    const facets = ['makeCode', 'extColorSimple', 'listingType', 'dealType'] as const satisfies FacetName[];
    const narrow = { maxPrice: 20_000 };
    const { counts, total } = await subject.search.search({ state: narrow, origin: null });
    for (const facet of facets) {
      const codes = Object.entries(counts[facet]);
      const sum = codes.reduce((before, [, count]) => before + count, 0);
      // Most prices are neither great nor good.
      if (facet === 'dealType') expect(sum > 0 && sum < total).toBe(true);
      else expect(sum).toBe(total);
      for (const [code, count] of codes) {
        const chosen = await subject.search.search({ state: { ...narrow, [facet]: [code] }, origin: null });
        expect([facet, code, chosen.total]).toEqual([facet, code, count]);
      }
    }
  });

  test('R11 the pages together have every result once and in order', async () => {
    const state = { sortBy: 'yearDESC', extColorSimple: ['RED', 'BLUE'] };
    const whole = await subject.search.search({ state: { ...state, numRecords: LISTINGS }, origin: null });
    const pages: string[] = [];
    for (let firstRecord = 0; firstRecord < whole.total; firstRecord += 30) {
      const { ids } = await subject.search.search({ state: { ...state, firstRecord, numRecords: 30 }, origin: null });
      pages.push(...ids);
    }
    expect(whole.total).toBeGreaterThan(60);
    expect(pages).toEqual(whole.ids);
    expect(new Set(pages).size).toBe(whole.total);
  });
}
