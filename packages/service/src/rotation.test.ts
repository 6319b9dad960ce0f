import fc from 'fast-check';
import { hashOf, searchKey } from './rotation';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a on every machine', (text, hash) => {
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

test('a search has one key on all of its pages and in every order, and another search has another', () => {
  const search = { makeCode: ['TOYOTA'], zip: '60601' };
  const key = searchKey(search);
  expect(searchKey({ ...search, firstRecord: 60, numRecords: 75, sortBy: 'mileageASC' })).toBe(key);
  expect(searchKey({ ...search, makeCode: ['HONDA'] })).not.toBe(key);
  expect(searchKey({ ...search, zip: '60602' })).not.toBe(key);
  expect(key).toContain('makeCode=TOYOTA');
});
