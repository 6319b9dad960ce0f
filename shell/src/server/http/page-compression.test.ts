import { sentLevel } from './page-compression';

test.each([
  ['a page alone', { inside: 1, places: 4, waiting: 0 }, 5],
  ['a page among as many as half of the places', { inside: 2, places: 4, waiting: 0 }, 5],
  ['a page among more', { inside: 3, places: 4, waiting: 0 }, 4],
  ['a page that others wait for', { inside: 1, places: 4, waiting: 1 }, 4],
])('%s is compressed at the quality that is worth its time', (_what, load, level) => {
  expect(sentLevel(load)).toBe(level);
});
