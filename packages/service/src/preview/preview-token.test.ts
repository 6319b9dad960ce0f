import type { Preview } from '@forecourt/contracts/previews';
import fc from 'fast-check';
import { readPreview, signPreview } from './preview-token';

const secret = 'a secret of sixteen letters and more';
const host = 'maker.localhost';
const now = Math.floor(Date.now() / 1000);
const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,2}$/);
const version = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)).map((parts) => parts.join('.'));
const previews: fc.Arbitrary<Preview> = fc.record({
  versions: fc.dictionary(name, version, { maxKeys: 20, noNullPrototype: true }),
  dev: fc.dictionary(name, fc.stringMatching(/^[\w-]{32}$/), { maxKeys: 3, noNullPrototype: true }),
  page: fc.constantFrom('/cars-for-sale/all', '/cars-for-sale/all/toyota?zip=60563&sortBy=yearASC'),
  hosts: fc.array(fc.domain(), { maxLength: 3 }).map((others) => [...others, host]),
  // Far enough from both ends for a busy machine.
  expires: fc.integer({ min: now + 3600, max: now + 23 * 3600 }),
});

test('a signed preview is read on its hosts, and nowhere else', () => {
  fc.assert(
    fc.property(previews, (preview) => {
      const text = signPreview(preview, secret);
      expect(text).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(readPreview(text, { host, secret })).toEqual(preview);
      expect(readPreview(text, { host: 'elsewhere.example', secret })).toBeNull();
      expect(readPreview(text, { host, secret: `${secret}.` })).toBeNull();
    }),
  );
});

test('any change of a signed preview, and any other text, is refused', () => {
  fc.assert(
    fc.property(previews, fc.nat(), fc.constantFrom('A', 'z', '.', '-', '=', ''), (preview, at, character) => {
      const text = signPreview(preview, secret);
      const index = at % text.length;
      const changed = text.slice(0, index) + character + text.slice(index + 1);
      fc.pre(changed !== text);
      expect(readPreview(changed, { host, secret })).toBeNull();
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readPreview(text, { host, secret }) === null));
});

test('a layout as large as a layout may be is read; a signed text that would be far larger decompressed is refused', () => {
  const props = { text: 'x'.repeat(4000) };
  const slots = Array.from({ length: 9 }, (_, at) => ({
    ...{ slot: `slot-${at}`, remote: 'mfe-filters', fragment: 'filters', region: 'main' as const, props },
  }));
  const layout = { pageType: 'results', layout: { arrangement: 'stacked' as const, slots } };
  const preview: Preview = {
    ...{ versions: {}, layout, page: '/cars-for-sale/all', hosts: [host], expires: now + 3600 },
  };
  expect(readPreview(signPreview(preview, secret), { host, secret })).toEqual(preview);
  const large = signPreview({ ...preview, page: `/${'x'.repeat(10_000_000)}` }, secret);
  expect(readPreview(large, { host, secret })).toBeNull();
});

test.each<[string, Partial<Preview>]>([
  ['has expired', { expires: now - 1 }],
  ['would last for more than a day', { expires: now + 25 * 3600 }],
  ['names an invalid version', { versions: { 'mfe-filters': '../1.0.0' } }],
  ['names no key of a session', { dev: { 'mfe-filters': 'short' } }],
  [
    'has a layout that is none',
    { layout: { pageType: 'results', layout: { arrangement: 'stacked', slots: [{ slot: 'A' }] } } as never },
  ],
  ['leads to another site', { page: '//elsewhere.example/' }],
])('a signed preview that %s is refused', (_what, more) => {
  const preview: Preview = {
    ...{ versions: { 'mfe-filters': '1.0.0' }, page: '/cars-for-sale/all' },
    ...{ hosts: [host], expires: now + 3600 },
  };
  expect(readPreview(signPreview(preview, secret), { host, secret })).toEqual(preview);
  expect(readPreview(signPreview({ ...preview, ...more }, secret), { host, secret })).toBeNull();
});
