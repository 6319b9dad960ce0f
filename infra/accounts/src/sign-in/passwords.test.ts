import { Passwords } from './passwords';

const somebody = { network: '203.0.113.7', gone: new AbortController().signal };

test('a password that was hashed at one cost is still accepted at another cost; a wrong one, or one of no account, is not', async () => {
  const before = new Passwords(10);
  const after = new Passwords(11);
  const hash = await before.hash('ﬁve plain words', somebody);
  expect(hash).toMatch(/^scrypt\$1024\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await after.hash('five plain words', somebody)).toMatch(/^scrypt\$2048\$/);
  // The same password as another keyboard encodes it.
  expect(await after.verify('five plain words', hash, somebody)).toBe(true);
  expect(await after.verify('five plain word', hash, somebody)).toBe(false);
  expect(await after.verify('five plain words', null, somebody)).toBe(false);
});

test('more computations than can run at once are queued, and all are done', async () => {
  const passwords = new Passwords(10);
  const hashes = await Promise.all(Array.from({ length: 9 }, (_, index) => passwords.hash(`word ${index}`, somebody)));
  const known = await Promise.all(hashes.map((hash, index) => passwords.verify(`word ${index}`, hash, somebody)));
  expect(known).toEqual(Array.from({ length: 9 }, () => true));
});
