import { brands } from '@forecourt/brands';
import { adsSource } from '../testing/fake-content';
import { fakeRemote, manifestOf } from '../testing/fake-remote';
import { filesOf } from '../testing/files-of';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await eventually(
    () => site.page('/account/sign-in'),
    (page) => page.outcome('account') === 'ok',
  );
});
afterAll(() => site.close());

test.each(brands.map(({ id, signInPath }) => [id, signInPath]))('%s signs in at its own path', async (id, path) => {
  const page = await site.page(`${path}?defaultScreen=signup&refUrl=%2Fcars-for-sale%2Fall&utm=1`, {
    host: `${id}.localhost`,
  });
  expect([page.status, page.outcome('account')]).toEqual([200, 'ok']);
  const { view } = await filesOf(site, page);
  expect(view.params).toEqual({ defaultScreen: 'signup', refUrl: '/cars-for-sale/all' });
  expect(page.html).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['/account/saved-searches', 'saved searches', 'Saved searches'],
  ['/account/favourites', 'favourites', 'Saved cars'],
  ['/account/privacy', 'privacy', 'Your data'],
])('%s is a page of its own, which no search engine indexes', async (path, says, title) => {
  const page = await site.page(`${path}?message=Renamed.&utm=1`);
  expect([page.status, page.outcome('account')]).toEqual([200, 'ok']);
  expect(page.html).toContain(`<p>${says} 1.0.0</p>`);
  expect(page.html).toContain(`<title>${title}`);
  expect(page.html).toContain('<meta name="robots" content="noindex">');
  expect((await filesOf(site, page)).view.params).toEqual({ message: 'Renamed.' });
});

test('other paths of accounts are not found', async () => {
  for (const path of ['/account/wallet', '/account/sign-in/x']) expect((await site.page(path)).status).toBe(404);
});

test('R14 signing in does not need the search', async () => {
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing')) return false;
    response.writeHead(500).end();
    return true;
  };
  expect((await site.page('/account/sign-in')).status).toBe(200);
});

test('a late form is put into its place at once, even in view: it is the page’s purpose', async () => {
  const plain = plainRemotes();
  const names = Object.keys(manifestOf(plain['mfe-account']!).fragments);
  const fragments = Object.fromEntries(names.map((name) => [name, "return h('p', null, 'the late form');"]));
  const late = await startTestSite({
    remotes: {
      ...plain,
      'mfe-account': fakeRemote({ name: 'mfe-account', fragments, needs: ['ads'], sources: adsSource }),
    },
    env: { SLOT_DEADLINE_MS: '500' },
  });
  late.content.fault = (request, response) => {
    if (!request.url?.startsWith('/ads/')) return false;
    setTimeout(() => response.writeHead(200).end(JSON.stringify({ ads: {} })), 1500);
    return true;
  };
  const page = await late.page('/account/sign-in');
  expect(page.outcome('account')).toBe('late');
  expect(page.html).toMatch(/data-slot="account"[^>]* data-outcome="late" data-due>/);
  expect(page.html).toContain('<div data-late="account" data-late-outcome="ok"><p>the late form</p></div>');
  await late.close();
});
