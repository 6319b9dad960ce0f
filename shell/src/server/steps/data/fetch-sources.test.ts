import { brandById } from '@forecourt/brands';
import type { Manifest, RemoteSource } from '@forecourt/contracts';
import { createLogger } from '@forecourt/service';
import { createMetrics } from '../../metrics';
import { FakeContent } from '../../testing/fake-content';
import { fakeRemote, manifestOf, type RemoteVersion } from '../../testing/fake-remote';
import { eventually, startTestSite, type TestSite } from '../../testing/test-shell';
import { arrivedData, SourceFetcher } from './fetch-sources';

const shows = "return h('p', null, JSON.stringify(props.data));";
let made = 0;

/** The next version of a remote as a team would write it, with a source `rates` of its own. */
const bringingRemote = (
  name: string,
  source: Pick<RemoteSource, 'path'> & Partial<RemoteSource>,
  fragments: Readonly<Record<string, string>>,
): RemoteVersion => {
  const sources = { rates: { upstream: 'marketplace', timeoutMs: 2000, ...source } };
  made += 1;
  return fakeRemote({ name, version: `2.0.${made}`, fragments, needs: ['rates'], sources });
};

const bringing = (path: string, more: Partial<RemoteSource> = {}): RemoteVersion =>
  bringingRemote('mfe-ads', { path, ...more }, { 'footer-banner': shows, 'grid-ad': 'return null;' });

describe('a source that a remote brings along', () => {
  let site: TestSite;
  let promoted: Manifest[] = [];
  const recalls = new FakeContent();
  beforeAll(async () => {
    await recalls.listen();
    const upstreams = JSON.stringify([{ name: 'recalls', url: recalls.url, answerBytes: 1000 }]);
    site = await startTestSite({ env: { UPSTREAMS: upstreams } });
  });
  beforeEach(() => {
    site.marketplace.fault = () => false;
    site.marketplace.requests.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await recalls.close();
  });
  /** Promotes versions on the slots of the ads and of the filters. */
  const promote = (...versions: RemoteVersion[]) => {
    for (const version of versions) site.registry.publish(version);
    promoted = versions.map((version) => manifestOf(version));
  };
  const slots: Readonly<Record<string, string>> = { 'mfe-ads': 'footer-ad', 'mfe-filters': 'filters' };
  /** Waits for a page with all remotes ready, however busy the machine is. */
  const wholePage = (path?: string) =>
    eventually(
      () => site.page(path),
      (page) =>
        ['footer-ad', 'results'].every((slot) => page.outcome(slot) === 'ok') &&
        promoted.every(({ name, version }) => page.version(slots[name]!) === version),
    );

  test('is requested with the search, and given to the fragments that need it', async () => {
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/rates?')) return false;
      response.writeHead(200).end('{"apr":4}');
      return true;
    };
    promote(bringing('/rest/lsc/rates?{search}'));
    const page = await wholePage('/cars-for-sale/all/toyota');
    expect([page.outcome('footer-ad'), page.html.includes('{&quot;apr&quot;:4}')]).toEqual(['ok', true]);
    const [query] = site.marketplace.requests.flatMap((url) => url.split('/rates?')[1] ?? []);
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ makeCode: 'TOYOTA' });
  });

  test('is its own, also where another remote on the page brings one of that name', async () => {
    const filters = bringingRemote('mfe-filters', { path: '/rest/lsc/rates/of-filters' }, { filters: shows });
    site.marketplace.fault = (request, response) => {
      const [, whose] = /^\/rest\/lsc\/rates\/(.*)$/.exec(request.url ?? '') ?? [];
      if (whose !== undefined) response.writeHead(200).end(JSON.stringify(whose));
      return whose !== undefined;
    };
    promote(bringing('/rest/lsc/rates/of-ads'), filters);
    const { html } = await wholePage();
    const inSlot = (slot: string) => new RegExp(`data-slot="${slot}"[^>]*><p>([^<]*)<`).exec(html)?.[1];
    expect([inSlot('filters'), inSlot('footer-ad')]).toEqual([
      '{&quot;rates&quot;:&quot;of-filters&quot;}',
      '{&quot;rates&quot;:&quot;of-ads&quot;}',
    ]);
    site.registry.promote('mfe-filters', '1.0.0');
    await site.settled();
  });

  test('whose answer does not fit its schema has failed, and its slot is shown without it', async () => {
    const schema = {
      type: 'object' as const,
      required: ['apr'],
      properties: { apr: { type: 'object' as const, properties: { years: { type: 'integer' as const } } } },
    };
    let answer = '{"apr":{"years":4}}';
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/rates')) return false;
      response.writeHead(200).end(answer);
      return true;
    };
    promote(bringing('/rest/lsc/rates', { schema }));
    expect((await wholePage()).html).toContain('{&quot;apr&quot;:{&quot;years&quot;:4}}');
    answer = '{"apr":{"years":"four"}}';
    const page = await eventually(wholePage, ({ html }) => !html.includes('years'));
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(await site.metrics()).toMatch(
      /forecourt_sources_total\{source="mfe-ads\/rates",outcome="unreadable"\} [1-9]/,
    );
  });

  test('R72 that fails is left out, and the page is whole', async () => {
    promote(bringing('/rest/lsc/no-such-path'));
    const page = await wholePage();
    expect([page.status, page.outcome('footer-ad'), page.outcome('results')]).toEqual([200, 'ok', 'ok']);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="mfe-ads\/rates",outcome="status"\} [1-9]/);
  });

  test('of an upstream that the operator has added is requested there, and an answer that is too large is a failure', async () => {
    let answer = '{"apr":5}';
    recalls.fault = (_request, response) => {
      response.writeHead(200).end(answer);
      return true;
    };
    promote(bringing('/rates?{search}', { upstream: 'recalls' }));
    expect((await wholePage()).html).toContain('{&quot;apr&quot;:5}');
    answer = JSON.stringify('x'.repeat(1000));
    const page = await eventually(wholePage, ({ html }) => !html.includes('apr'));
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(await site.metrics()).toMatch(
      /forecourt_sources_total\{source="mfe-ads\/rates",outcome="too-large"\} [1-9]/,
    );
  });

  test('of an upstream that the site has not is never called, and is counted', async () => {
    promote(bringing('/rest/lsc/rates', { upstream: 'constructor' }));
    const page = await wholePage();
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(site.marketplace.requests.filter((url) => url.startsWith('/rest/lsc/rates'))).toEqual([]);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="unknown",outcome="unknown"\} [1-9]/);
  });
});

test('the log names remote, source and first mismatch of an answer that does not fit', async () => {
  const recalls = new FakeContent();
  await recalls.listen();
  recalls.fault = (_request, response) => {
    response.writeHead(200).end('{"recalls":[{"id":"1"},{"id":2}]}');
    return true;
  };
  const schema: RemoteSource['schema'] = {
    properties: { recalls: { items: { properties: { id: { type: 'string' } } } } },
  };
  const log = createLogger('test', 'silent');
  const said = jest.spyOn(log, 'warn');
  const urls = { marketplace: recalls.url, accounts: recalls.url, content: recalls.url };
  const fetcher = new SourceFetcher({
    table: {},
    called: () => ({
      ...{ url: recalls.url, timeoutMs: 5000, answerBytes: 1_000_000, breaker: { failures: 5, restMs: 10_000 } },
    }),
    log,
    metrics: createMetrics(urls),
  });
  const calls = fetcher.start({
    requires: [],
    needs: ['mfe-recalls/recalls'],
    brought: { 'mfe-recalls/recalls': { upstream: 'content', path: '/content/recalls', timeoutMs: 5000, schema } },
    input: { state: {}, params: {}, brand: brandById('research') },
    gone: new AbortController().signal,
  });
  await Promise.all(calls.map((call) => call.done));
  expect(said.mock.calls[0]?.[0]).toEqual({
    source: 'mfe-recalls/recalls',
    reason: 'unreadable',
    detail: expect.stringMatching(/does not fit at recalls\.1\.id: .*"number"/),
  });
  expect(arrivedData(calls)).toEqual({});
  await recalls.close();
});
