import { brandById } from '@forecourt/brands';
import { broughtSource } from './source';

const source = { upstream: 'marketplace', path: '/rest/lsc/tips?{search}&brand={brand}', timeoutMs: 500 };

test('a remote’s own source is requested with the search and the brand in its path', () => {
  const request = broughtSource(source)?.request({
    ...{ state: { makeCode: ['TOYOTA'], keyword: '$&' }, params: {}, brand: brandById('research') },
  });
  const url = new URL(request ?? '', 'http://upstream');
  expect(url.pathname).toBe('/rest/lsc/tips');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ makeCode: 'TOYOTA', keyword: '$&', brand: 'research' });
});

test.each([
  ['all conditions', { listingType: ['off'] }, null],
  ["the brand's own", {}, 'USED'],
  ['one', { listingType: ['NEW'] }, 'NEW'],
])('R7 a remote’s own source is requested for %s', (_name, state, listingType) => {
  const request = broughtSource(source)?.request({ state, params: {}, brand: brandById('research') });
  expect(new URL(request ?? '', 'http://upstream').searchParams.get('listingType')).toBe(listingType);
});

test.each([
  ['a brand that does not ask', 'research', {}, '606'],
  ['one that asks and has no answer', 'valuation', {}, ''],
  ['one whose visitor refused', 'valuation', { adConsent: 'denied' }, ''],
  ['one whose visitor agreed', 'valuation', { adConsent: 'granted' }, '606'],
])('the region is sent only with consent: %s', (_name, id, params, zip3) => {
  const definition = broughtSource({ ...source, path: '/rest/lsc/tips?zip3={zip3}' });
  expect(definition?.request({ state: { zip: '60601' }, params, brand: brandById(id) })).toBe(
    `/rest/lsc/tips?zip3=${zip3}`,
  );
});

test('a source that a remote brings belongs to the brands with its flag', () => {
  expect(broughtSource({ ...source, flag: 'ads' })).toMatchObject({ flag: 'ads' });
});

test('an upstream that is not in the table is not called', () => {
  expect(broughtSource({ ...source, upstream: 'constructor' })).toBeUndefined();
});

test.each([
  '/metrics',
  '/rest/lscx',
  '//evil.example/rest/lsc',
  '/rest/lsc/../../metrics',
  '/rest/lsc/%2e%2e/x',
  '/rest/lsc#',
])('a path that remotes may not request is not requested: %s', (path) => {
  expect(broughtSource({ ...source, path })).toBeUndefined();
});
