import fc from 'fast-check';
import { pathsOf } from './load';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test('with many paths, no two clients have the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 20, max: 60 }), (clients, each) => {
      const all = Array.from({ length: clients }, (_, client) => pathsOf(numbered(clients * each), clients, client));
      expect(new Set(all.flat()).size).toBe(clients * each);
      expect(all.every((own) => own.length === each)).toBe(true);
    }),
  );
});

test('with few paths, every client has all of them and begins at a different one', () => {
  const paths = numbered(128);
  const all = Array.from({ length: 64 }, (_, client) => pathsOf(paths, 64, client));
  for (const own of all) expect([...own].sort()).toEqual([...paths].sort());
  expect(new Set(all.map((own) => own[0])).size).toBe(64);
});
