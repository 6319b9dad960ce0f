import { fakeRemote } from '../testing/fake-remote';
import { plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';
import type { DeferredSlots } from './deferred-slots';

const plan = 'mfe-account@1.0.0';
let site: TestSite;
beforeAll(async () => {
  const fragments = { filters: "return h('p', null, 'of ' + props.state.makeCode);", 'keyword-search': 'return null;' };
  const remotes = {
    ...plainRemotes(),
    'mfe-filters': fakeRemote({ name: 'mfe-filters', fragments, needs: ['listing'] }),
  };
  site = await startTestSite({ remotes });
});
afterAll(() => site.close());

async function ask(query: Record<string, string>) {
  const response = await fetch(`${site.shell.url}/_shell/slots?${new URLSearchParams(query)}`);
  const body = (await response.json()) as DeferredSlots & { type?: string };
  return { status: response.status, caching: response.headers.get('cache-control'), ...body };
}

const url = '/cars-for-sale/all/toyota';

test('R75 GET /_shell/slots is the HTML of the slots that a page lacks, for its address, with the data that it does not have', async () => {
  const all = await ask({ url, slots: 'filters', needs: 'listing', has: '', plan });
  expect([all.status, all.caching, all.slots]).toEqual([
    ...[200, 'private, no-store'],
    [{ slot: 'filters', outcome: 'ok', html: '<p>of TOYOTA</p>' }],
  ]);
  expect(Object.keys(all.data)).toEqual(['listing']);
  expect((await ask({ url, slots: 'filters', needs: 'listing', has: 'listing' })).data).toEqual({});
});

test('slots that the page does not have are left out', async () => {
  expect((await ask({ url, slots: 'no-such-slot,hero', needs: '', has: 'listing' })).slots).toMatchObject([
    { slot: 'hero', outcome: 'ok' },
  ]);
});

test.each([
  ['without slots', { url, needs: '', has: '' }],
  ['with slots that are no names', { url, slots: '<b>', needs: '', has: '' }],
  [
    'with slots without end',
    { url, slots: Array.from({ length: 65 }, (_, at) => `s${at}`).join(), needs: '', has: '' },
  ],
  ['with another address', { url: 'https://example.com/', slots: 'hero', needs: '', has: '' }],
])('400 %s', async (_title, query: Record<string, string>) => {
  expect(await ask(query)).toMatchObject({ status: 400, type: 'shell/bad-view' });
});

test('404 for the address of no page', async () => {
  const { status, type } = await ask({ url: '/cars-for-sale/all/no-such-make', slots: 'hero', needs: '', has: '' });
  expect([status, type]).toEqual([404, 'shell/no-such-search']);
});
