import fc from 'fast-check';
import { ConcurrencyLimit } from './concurrency-limit';

const bounds = { least: 8, most: 32, promptMs: 200 };

test('pages that are rendered promptly make room for more, one place a page, up to the most', () => {
  const concurrency = new ConcurrencyLimit(bounds);
  expect(concurrency.places).toBe(8);
  concurrency.rendered(20, 8);
  expect(concurrency.places).toBe(9);
  for (let page = 0; page < 100; page += 1) concurrency.rendered(200, concurrency.places);
  expect(concurrency.places).toBe(32);
});

test('an unused limit does not grow: an idle hour promises nothing for a burst', () => {
  const concurrency = new ConcurrencyLimit(bounds);
  for (let page = 0; page < 1000; page += 1) concurrency.rendered(5, 4);
  expect(concurrency.places).toBe(8);
});

test('late renders cost places once for all pages that were begun together, and never the least', () => {
  const concurrency = new ConcurrencyLimit(bounds);
  for (let page = 0; page < 24; page += 1) concurrency.rendered(20, concurrency.places);
  expect(concurrency.places).toBe(32);
  for (let page = 0; page < 32; page += 1) concurrency.rendered(900, 32 - page);
  expect(concurrency.places).toBe(22);
  for (let page = 0; page < 500; page += 1) concurrency.rendered(900, concurrency.places);
  expect(concurrency.places).toBe(8);
});

test('whatever happens, there are never fewer than the least nor more than the most', () => {
  const page = fc.record({ tookMs: fc.nat(2000), inside: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(page), fc.integer({ min: 1, max: 40 }), (pages, most) => {
      const concurrency = new ConcurrencyLimit({ ...bounds, most });
      for (const { tookMs, inside } of pages) {
        concurrency.rendered(tookMs, inside);
        expect(concurrency.places).toBeGreaterThanOrEqual(Math.min(8, most));
        expect(concurrency.places).toBeLessThanOrEqual(most);
      }
    }),
  );
});
