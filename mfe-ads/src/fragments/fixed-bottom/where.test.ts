import { whereOf } from './where';

test.each([
  [0, 'above'],
  [399, 'above'],
  [400, 'inside'],
  [3799, 'inside'],
  [3801, 'below'],
  [4000, 'below'],
])('R67 %d px down a page of 5,000 in a window of 1,000 it is %s', (top, where) => {
  expect(whereOf({ top, view: 1000, whole: 5000 }, 10)).toBe(where);
});

test('a page that does not scroll has none', () => {
  expect(whereOf({ top: 0, view: 1000, whole: 900 }, 10)).toBe('above');
});
