import { overlayHref } from '@forecourt/contracts';
import { fakeRemote, manifestOf, type RemoteVersion } from '../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

/** Returns a remote with an overlay fragment that shows its subject. */
function withShare(): RemoteVersion {
  const fragments = {
    'save-search': "return h('p', null, 'save');",
    'sign-in': "return h('p', null, 'sign in');",
    share: "return h('p', null, ['listing', props.slot.listing, 'zip', props.state.zip].join(' '));",
  };
  const files = new Map(fakeRemote({ name: 'mfe-account', fragments }));
  const manifest = manifestOf(files);
  manifest.fragments.share!.overlay = { placement: 'modal', size: 'sm' };
  return files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
}

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-account': withShare() } });
  await eventually(
    () => site.page(share('/cars-for-sale/all')),
    (page) => page.outcome('share') === 'ok',
  );
});
afterAll(() => site.close());

const share = (from: string) => overlayHref('mfe-account/share', from, { listing: 7 });

test('an overlay has a page of its own, about the search that it was opened on, that no search engine lists', async () => {
  const page = await site.page(share('/cars-for-sale/all?zip=60610'));
  expect([page.status, page.outcome('share')]).toEqual([200, 'ok']);
  expect(page.html).toContain('listing 7 zip 60610');
  expect(page.html).toContain('<meta name="robots" content="noindex');
  expect(page.html).not.toContain('rel="canonical"');
});

test('an overlay can be opened on every type of page', async () => {
  const page = await site.page(share('/cars-for-sale/vehicle/2/toyota/camry'));
  expect([page.status, page.outcome('share')]).toEqual([200, 'ok']);
});

test('an address that is not in normal form has moved', async () => {
  const { status, headers } = await site.page(share('/cars-for-sale/all?zip=60610&maxPrice=&minPrice=5000'));
  expect([status, headers.get('location')]).toEqual([301, share('/cars-for-sale/all?minPrice=5000&zip=60610')]);
});

const bare = '/cars-for-sale/overlay/mfe-account/share?props=%7B%22listing%22%3A7%7D';

test.each([
  ['the page that it was followed from', '/cars-for-sale/all?zip=60610', '/cars-for-sale/all?zip=60610'],
  [
    'the page under the overlay that it was followed from',
    share('/cars-for-sale/all?zip=60610'),
    '/cars-for-sale/all?zip=60610',
  ],
  ['all vehicles without a Referer', undefined, '/cars-for-sale/all'],
  ['all vehicles from another site', 'https://evil.test/cars-for-sale/all?zip=60610', '/cars-for-sale/all'],
])('a link without its page, as in cells, leads to %s, and no cache stores that', async (_what, from, expected) => {
  const referer = from && { Referer: new URL(from, site.shell.url).href };
  const { status, headers } = await site.page(bare, { ...referer });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, share(expected), 'no-store']);
});

test.each([
  share('https://evil.test/'),
  share('/nowhere'),
  share(share('/cars-for-sale/all')),
  share('/cars-for-sale/all/no-such-make'),
  overlayHref('mfe-account/save-search', '/cars-for-sale/all'),
  overlayHref('mfe-account/none', '/cars-for-sale/all'),
  overlayHref('mfe-none/share', '/cars-for-sale/all'),
  '/cars-for-sale/overlay/mfe-account/share?from=nowhere',
  '/cars-for-sale/overlay/__proto__/share?from=/cars-for-sale/all',
  '/cars-for-sale/overlay/mfe-account/share/more?from=/cars-for-sale/all',
  '/cars-for-sale/overlay/mfe-account/share?from=/cars-for-sale/all&props=%7B%22a%22%3A%7B%7D%7D',
])('%s is no page', async (path) => {
  expect((await site.page(path)).status).toBe(404);
});
