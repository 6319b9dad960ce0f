import fc from 'fast-check';
import { pageList } from './page-list';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [9, 20, [1, 'gap', 8, 9, 10, 'gap', 20]],
  [19, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, pages, list) => {
  expect(pageList(page, pages)).toEqual(list);
});

test('at most seven entries, ascending, with first, last and the present page; a gap stands for two pages or more, and for all that are left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -5, max: 410 }), (pages, page) => {
      const list = pageList(page, pages);
      const numbers = list.filter((entry) => entry !== 'gap');
      expect(list.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      expect(numbers).toContain(Math.min(Math.max(page, 1), pages));
      for (const [at, entry] of list.entries()) {
        const before = list[at - 1];
        if (typeof entry === 'number' && typeof before === 'number') expect(entry).toBe(before + 1);
        if (entry === 'gap') expect(Number(list[at + 1]) - Number(before)).toBeGreaterThan(2);
      }
    }),
  );
});
