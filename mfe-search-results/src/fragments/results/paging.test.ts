import fc from 'fast-check';
import { firstRecordOf, pagesShown, paging } from './paging';

test.each([
  ['R11 the first page', 0, 30, 1284, { page: 1, pages: 43, next: 30 }],
  ['R11 page = floor(firstRecord / 30) + 1', 90, 30, 1284, { page: 4, pages: 43, next: 120 }],
  ['R11 a record inside a page belongs to it', 45, 30, 1284, { page: 2, pages: 43, next: 75 }],
  ['the last page', 1260, 30, 1284, { page: 43, pages: 43, next: null }],
  ['a total that fills its pages', 30, 30, 60, { page: 2, pages: 2, next: null }],
  ['no results', 0, 30, 0, { page: 1, pages: 1, next: null }],
  ['one result', 0, 30, 1, { page: 1, pages: 1, next: null }],
  ['pages of 25 count as pages of 25', 25, 25, 100, { page: 2, pages: 4, next: 50 }],
  ['R11 no page begins after record 10,000', 9990, 30, 15_000, { page: 334, pages: 334, next: null }],
  ['past the end', 600, 30, 45, { page: 2, pages: 2, next: null }],
])('%s', (_name, firstRecord, size, total, expected) => {
  expect(paging({ firstRecord, size, total })).toEqual(expected);
});

test('R55 appended pages advance the page', () => {
  expect(paging({ firstRecord: 30, size: 30, total: 130, shown: 3 })).toEqual({ page: 4, pages: 5, next: 120 });
  expect(paging({ firstRecord: 30, size: 30, total: 130, shown: 4 })).toEqual({ page: 5, pages: 5, next: null });
});

test.each([
  [0, 1],
  [7, 1],
  [30, 1],
  [59, 2],
  [60, 2],
  [61, 3],
])('%i listings are %i pages of 30', (listings, pages) => {
  expect(pagesShown(listings, 30)).toBe(pages);
});

test('walking on from page to page meets every page once and ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(30_000), (size, total) => {
      const met: number[] = [];
      for (let at: number | null = 0; at !== null; at = paging({ firstRecord: at, size, total }).next) {
        met.push(paging({ firstRecord: at, size, total }).page);
      }
      const { pages } = paging({ firstRecord: 0, size, total });
      expect(met).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      expect(firstRecordOf(pages, size)).toBeLessThanOrEqual(10_000);
    }),
    { numRuns: 50 },
  );
});

test('appending page after page ends where walking does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(30_000), (size, total) => {
      let shown = 1;
      while (paging({ firstRecord: 0, size, total, shown }).next !== null) shown++;
      expect(shown).toBe(paging({ firstRecord: 0, size, total }).pages);
    }),
    { numRuns: 50 },
  );
});
