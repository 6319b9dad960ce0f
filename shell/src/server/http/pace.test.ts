import fc from 'fast-check';
import { Pace } from './pace';

const bounds = { least: 8, most: 32, promptMs: 200 };

test('pages that are rendered promptly make room for more, one place a page, up to the most', () => {
  const pace = new Pace(bounds);
  expect(pace.places).toBe(8);
  pace.rendered(20, 8);
  expect(pace.places).toBe(9);
  for (let page = 0; page < 100; page += 1) pace.rendered(200, pace.places);
  expect(pace.places).toBe(32);
});

test('an unused limit does not grow: an idle hour promises nothing for a burst', () => {
  const pace = new Pace(bounds);
  for (let page = 0; page < 1000; page += 1) pace.rendered(5, 4);
  expect(pace.places).toBe(8);
});

test('late renders cost places once for all pages that were begun together, and never the least', () => {
  const pace = new Pace(bounds);
  for (let page = 0; page < 24; page += 1) pace.rendered(20, pace.places);
  expect(pace.places).toBe(32);
  for (let page = 0; page < 32; page += 1) pace.rendered(900, 32 - page);
  expect(pace.places).toBe(22);
  for (let page = 0; page < 500; page += 1) pace.rendered(900, pace.places);
  expect(pace.places).toBe(8);
});

test('whatever happens, there are never fewer than the least nor more than the most', () => {
  const page = fc.record({ tookMs: fc.nat(2000), inside: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(page), fc.integer({ min: 1, max: 40 }), (pages, most) => {
      const pace = new Pace({ ...bounds, most });
      for (const { tookMs, inside } of pages) {
        pace.rendered(tookMs, inside);
        expect(pace.places).toBeGreaterThanOrEqual(Math.min(8, most));
        expect(pace.places).toBeLessThanOrEqual(most);
      }
    }),
  );
});
