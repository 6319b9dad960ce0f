import fc from 'fast-check';
import { firstOf, type Hit, inPages, isUndecided, saturatedBy } from './varied';

const hits = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60, size: 'max' })
  .map((owners) => owners.map((owner, at): Hit => ({ id: `id-${at}`, owner })));

/** Finds the first results with windows of `size` results, as a search does. */
function inWindows(all: readonly Hit[], size: number): { first: Hit[]; requests: number } {
  const seen = all.slice(0, size);
  let first = firstOf(seen);
  let hasMore = all.length > size;
  let requests = 1;
  for (; isUndecided(first, hasMore); requests += 1) {
    const excluded = saturatedBy(first);
    const left = all.filter(({ owner }) => !excluded.includes(owner));
    seen.push(...left.slice(0, size));
    first = firstOf(seen);
    hasMore = left.length > size;
  }
  return { first, requests };
}

test('R37 windows find the first results of all, and few are needed', () => {
  fc.assert(
    fc.property(hits, fc.integer({ min: 13, max: 30 }), (all, size) => {
      const { first, requests } = inWindows(all, size);
      expect(first).toEqual(firstOf(all));
      expect(requests).toBeLessThanOrEqual(4);
    }),
  );
});

test('R37 of the first ten results at most four are of one seller, and the others follow in their order', () => {
  const all = Array.from({ length: 8 }, (_, at): Hit => ({ id: `a${at}`, owner: 'a' }));
  all.push({ id: 'b0', owner: 'b' });
  expect(inPages(firstOf(all), all)).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'a4', 'a5', 'a6', 'a7']);
});
