import { scrollZoneOf } from './scroll-zone';

test.each([
  [0, 'above'],
  [399, 'above'],
  [400, 'inside'],
  [3799, 'inside'],
  [3801, 'below'],
  [4000, 'below'],
])('R67 %d px down a page of 5,000 in a window of 1,000 it is %s', (top, zone) => {
  expect(scrollZoneOf({ top, view: 1000, whole: 5000 }, 10)).toBe(zone);
});

test('a page that does not scroll has none', () => {
  expect(scrollZoneOf({ top: 0, view: 1000, whole: 900 }, 10)).toBe('above');
});
