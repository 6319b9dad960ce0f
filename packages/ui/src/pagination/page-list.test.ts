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

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each(upTo(40))(
  'of %i pages, whichever is shown: at most seven entries, ascending, with first, last and current page; a gap replaces two pages or more, and every page that is left out',
  (pages) => {
    for (const page of [-5, 0, ...upTo(pages), pages + 10]) {
      const list = pageList(page, pages);
      expect(list.length).toBeLessThanOrEqual(7);
      expect([list[0], list.at(-1)]).toEqual([1, pages]);
      expect(list).toContain(Math.min(Math.max(page, 1), pages));
      for (const [at, entry] of list.entries()) {
        const [before = 0, after] = [list[at - 1], list[at + 1]];
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (before !== 'gap') expect(entry).toBe(before + 1);
      }
    }
  },
);
