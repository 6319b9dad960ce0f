import { FakeContent } from '../../testing/fake-content';
import { fakeRemote, manifestOf, type RemoteVersion } from '../../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../../testing/test-shell';

/** `mfe-ads` as a team writes it that brings a source of its own. */
function bringing(path: string, upstream = 'marketplace'): Record<string, RemoteVersion> {
  const remote = fakeRemote({
    name: 'mfe-ads',
    fragments: { 'footer-banner': "return h('p', null, JSON.stringify(props.data.rates));", 'grid-ad': 'return null;' },
    needs: ['rates'],
  });
  const manifest = { ...manifestOf(remote), sources: { rates: { upstream, path, timeoutMs: 2000 } } };
  return {
    ...plainRemotes(),
    'mfe-ads': new Map([...remote, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]),
  };
}

describe('a source that a remote brings along', () => {
  let site: TestSite;
  afterEach(() => site.close());
  /** A page of which all remotes are ready, however busy the machine. */
  const wholePage = (path?: string) =>
    eventually(
      () => site.page(path),
      (page) => ['footer-ad', 'results'].every((slot) => page.outcome(slot) === 'ok'),
    );

  test('is asked with the search, and given to the fragments that need it', async () => {
    site = await startTestSite({ remotes: bringing('/rest/lsc/rates?{search}') });
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/rates?')) return false;
      response.writeHead(200).end('{"apr":4}');
      return true;
    };
    const page = await wholePage('/cars-for-sale/all/toyota');
    expect([page.outcome('footer-ad'), page.html.includes('{&quot;apr&quot;:4}')]).toEqual(['ok', true]);
    const [query] = site.marketplace.requests.flatMap((url) => url.split('/rates?')[1] ?? []);
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ makeCode: 'TOYOTA' });
  });

  test('R72 that fails is left out, and the page is whole', async () => {
    site = await startTestSite({ remotes: bringing('/rest/lsc/no-such-path') });
    const page = await wholePage();
    expect([page.status, page.outcome('footer-ad'), page.outcome('results')]).toEqual([200, 'ok', 'ok']);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="rates",outcome="status"\} [1-9]/);
  });

  test('of an upstream that the operator has added is asked there, and what is too large is a source that failed', async () => {
    const recalls = new FakeContent();
    await recalls.listen();
    let answer = '{"apr":5}';
    recalls.fault = (_request, response) => {
      response.writeHead(200).end(answer);
      return true;
    };
    const upstreams = JSON.stringify([{ name: 'recalls', url: recalls.url, answerBytes: 1000 }]);
    site = await startTestSite({ remotes: bringing('/rates?{search}', 'recalls'), env: { UPSTREAMS: upstreams } });
    expect((await wholePage()).html).toContain('{&quot;apr&quot;:5}');
    answer = JSON.stringify('x'.repeat(1000));
    const page = await eventually(wholePage, ({ html }) => !html.includes('apr'));
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="rates",outcome="too-large"\} [1-9]/);
    await recalls.close();
  });

  test('of an upstream that the site has not is never asked, and is counted', async () => {
    site = await startTestSite({ remotes: bringing('/rest/lsc/rates', 'constructor') });
    const page = await wholePage();
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(site.marketplace.requests.filter((url) => url.startsWith('/rest/lsc/rates'))).toEqual([]);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="unknown",outcome="unknown"\} [1-9]/);
  });
});
