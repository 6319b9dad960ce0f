import fc from 'fast-check';
import { hashOf } from './hash';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is FNV-1a, the same on every machine', (text, hash) => {
  expect(hashOf(text)).toBe(hash);
});

test('a hash is a whole number below 2³²', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hash = hashOf(text);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    }),
  );
});
