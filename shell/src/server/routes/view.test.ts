import type { ListingResponse } from '@forecourt/listing';
import { type PackedView, unpackView } from '@forecourt/packed-view';
import { fakeListing } from '../testing/fake-marketplace';
import { fakeRemote, manifestOf } from '../testing/fake-remote';
import { eventually, startTestSite, type TestSite } from '../testing/test-shell';

describe('/_shell/view', () => {
  let site: TestSite;
  let usual: ListingResponse;

  beforeAll(async () => {
    site = await startTestSite();
    usual = site.marketplace.listing;
  });
  beforeEach(() => {
    site.marketplace.fault = () => false;
    site.marketplace.listing = usual;
  });
  afterAll(() => site.close());

  const view = async (query: Record<string, string>) => {
    const { status, headers, html } = await site.page(`/_shell/view?${new URLSearchParams(query)}`);
    return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), body: JSON.parse(html) };
  };
  const toyotas = '/cars-for-sale/all/toyota';

  test('is the page view of another search, with the requested data', async () => {
    site.marketplace.listing = { ...site.marketplace.listing, listings: [fakeListing('9')], totalResultCount: 1 };
    const { status, cache, body } = await view({ url: toyotas, needs: 'listing,showcase' });
    expect([status, cache]).toEqual([200, 'private, no-store']);
    const { url, state, data } = unpackView(body as PackedView);
    expect([url, state]).toEqual([toyotas, { makeCode: ['TOYOTA'] }]);
    expect(data.listing?.listings.map(({ id }) => id)).toEqual(['9']);
    expect(Object.keys(data).sort()).toEqual(['listing', 'showcase']);
  });

  test('goes on with the plan that its page began with, whatever is promoted meanwhile', async () => {
    const began = (await site.page()).headers.get('x-forecourt-plan') ?? '';
    const bringing = (path: string, version: string) => {
      const remote = fakeRemote({
        name: 'mfe-account',
        version,
        fragments: { 'save-search': 'return null;' },
        needs: ['rates'],
      });
      const sources = { rates: { upstream: 'marketplace', path, timeoutMs: 2000 } };
      return new Map([...remote, ['manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(remote), sources }))]]);
    };
    site.registry.publish(bringing('/rest/lsc/rates-of-2', '2.0.0'));
    await eventually(
      () => site.page(),
      (page) => page.headers.get('x-forecourt-plan') !== began && page.outcome('save-search') === 'empty',
    );
    site.marketplace.requests.length = 0;
    await view({ url: toyotas, needs: 'mfe-account/rates', plan: began });
    expect(site.marketplace.requests.filter((url) => url.startsWith('/rest/lsc/rates'))).toEqual([]);
    await view({ url: toyotas, needs: 'mfe-account/rates' });
    expect(site.marketplace.requests.filter((url) => url.startsWith('/rest/lsc/rates'))).toHaveLength(1);
  });

  test('R58 has the HTML of the slots that it names, made of the same data', async () => {
    const { body } = await view({ url: toyotas, needs: 'listing', slots: 'hero,no-such-slot' });
    expect(body.slots).toEqual([{ slot: 'hero', outcome: 'ok', html: expect.stringContaining('<') }]);
    expect(unpackView(body as PackedView).url).toBe(toyotas);
    expect((await view({ url: toyotas, needs: 'listing' })).body.slots).toEqual([]);
  });

  test('an unknown source is left out', async () => {
    const { status, body } = await view({ url: toyotas, needs: 'no-such-source,constructor' });
    expect([status, Object.keys(unpackView(body as PackedView).data)]).toEqual([200, ['listing']]);
  });

  test.each([
    ['without a URL', { needs: '' }],
    ['without needs', { url: toyotas }],
    ['of another site', { url: 'https://elsewhere.example/', needs: '' }],
    ['with needs that are no names', { url: toyotas, needs: 'listing,__proto__' }],
    ['with needs that are paths', { url: toyotas, needs: 'mfe-ads/../listing' }],
    ['with needs without end', { url: toyotas, needs: Array.from({ length: 33 }, (_, at) => `s${at}`).join() }],
  ])('400 %s, with the reason', async (_title, query: Record<string, string>) => {
    const { status, type, body } = await view(query);
    expect([status, type]).toEqual([400, expect.stringContaining('application/problem+json')]);
    expect(body).toMatchObject({ type: 'shell/bad-view', detail: expect.stringMatching(/url|needs/) });
  });

  test('R4 404 for a search that there is not', async () => {
    const { status, body } = await view({ url: '/cars-for-sale/all/no-such-make', needs: '' });
    expect([status, body]).toEqual([404, expect.objectContaining({ type: 'shell/no-such-search' })]);
    expect(body.detail).toContain('no such make');
  });

  test('R14 502 where the search does not answer', async () => {
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
      response.writeHead(500).end();
      return true;
    };
    const { status, body } = await view({ url: '/cars-for-sale/new/toyota', needs: '' });
    expect([status, body]).toEqual([502, expect.objectContaining({ type: 'shell/search-failed' })]);
  });

  test('R72 an optional source that fails is left out', async () => {
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing/alpha')) return false;
      response.writeHead(500).end();
      return true;
    };
    const { status, body } = await view({ url: toyotas, needs: 'showcase' });
    expect([status, Object.keys(unpackView(body as PackedView).data)]).toEqual([200, ['listing']]);
  });
});

test('/_shell/view is 503 while the site starts and has no reference data', async () => {
  const site = await startTestSite({ env: { MARKETPLACE_URL: 'http://127.0.0.1:9' } });
  const { status, html } = await site.page('/_shell/view?url=/cars-for-sale/all&needs=');
  expect([status, JSON.parse(html)]).toEqual([503, expect.objectContaining({ type: 'shell/starting' })]);
  await site.close();
});
