import { randomBytes } from 'node:crypto';
import { adsSource } from './testing/fake-content';
import { fakeRemote } from './testing/fake-remote';
import { ShellProgram } from './testing/shell-process';
import { eventually, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';
import { attributeOf, type ReceivedSpan, TraceCollector } from './testing/trace-collector';

/** The span above the test's requests, in a trace of the test's own. */
let above: { traceId: string; spanId: string };
let traceparent: string;
beforeEach(() => {
  above = { traceId: randomBytes(16).toString('hex'), spanId: 'b7ad6b7169203331' };
  traceparent = `00-${above.traceId}-${above.spanId}-01`;
});

const ads = () =>
  fakeRemote({
    ...{ name: 'mfe-ads', version: '2.3.4', needs: ['ads'], sources: { ads: { ...adsSource.ads, timeoutMs: 5000 } } },
    fragments: Object.fromEntries(
      ['grid-ad', 'footer-banner', 'liner', 'fixed-bottom', 'ad-consent'].map((name) => [name, "return h('p');"]),
    ),
  });

let program: ShellProgram;
beforeAll(async () => {
  program = await ShellProgram.build();
});
afterAll(() => program.remove());

let collector: TraceCollector;
let site: TestSite;
/** Headers of the requests that upstreams received, by path. */
let received: Map<string, string | string[] | undefined>;

async function startTraced(env: Record<string, string> = {}): Promise<void> {
  received = new Map();
  collector = new TraceCollector();
  await collector.listen();
  site = await startTestSite({
    remotes: { ...plainRemotes(), 'mfe-ads': ads() },
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '10', PROXIES_IN_FRONT: '1', ...env },
    start: (environment) => program.start(environment),
  });
}

async function close(): Promise<void> {
  await site.close();
  await collector.close();
}

const mine = () => collector.spans.filter(({ traceId }) => traceId === above.traceId);
/** Returns the spans of the page that is requested with the test's `traceparent`, when its request's own span is among them. */
const spansOfPage = async () => {
  const root = (spans: ReceivedSpan[]) => spans.find(({ parentSpanId }) => parentSpanId === above.spanId);
  return eventually(
    async () => mine(),
    (spans) => root(spans) !== undefined && spans.some(({ name }) => name === 'source mfe-ads/ads'),
  );
};
const endOf = ({ endTimeUnixNano }: ReceivedSpan) => BigInt(endTimeUnixNano);
const only = (spans: readonly ReceivedSpan[], name: string) => {
  const found = spans.filter((span) => span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]!;
};

describe('behind a proxy', () => {
  beforeAll(() => startTraced());
  afterEach(() => {
    site.content.fault = () => false;
  });
  afterAll(close);

  test('one trace shows which remote made a page late, and which of its sources it waited for', async () => {
    let release = (): void => undefined;
    site.content.fault = ({ url, headers }, response) => {
      if (url?.startsWith('/ads/house') !== true) return false;
      received.set('/ads/house', headers.traceparent);
      release = () => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ads":{}}');
      return true;
    };
    const page = site.page('/cars-for-sale/all', { traceparent });
    await eventually(
      () => site.metrics(),
      (metrics) => /forecourt_late_slots_total\{.*remote="mfe-ads".*outcome="late"\} [1-9]/.test(metrics),
    );
    await eventually(
      async () => mine(),
      (spans) => spans.some(({ name }) => name === 'slot results'),
    );
    release();
    expect((await page).status).toBe(200);
    const spans = await spansOfPage();

    const root = spans.find(({ parentSpanId }) => parentSpanId === above.spanId)!;
    expect([root.name, root.service]).toEqual(['GET /*path', 'forecourt-shell']);
    expect(attributeOf(root, 'forecourt.page')).toBe('results');
    const late = root.events
      .filter(({ name }) => name === 'late')
      .map((event) => attributeOf(event, 'forecourt.module'));
    expect(late).toContain('mfe-ads@2.3.4');

    const source = only(spans, 'source mfe-ads/ads');
    expect(attributeOf(source, 'forecourt.upstream')).toBe('content');
    const waiting = spans.filter((span) => String(attributeOf(span, 'forecourt.waits_for')) === 'mfe-ads/ads');
    expect(new Set(waiting.map((span) => attributeOf(span, 'forecourt.module')))).toEqual(new Set(['mfe-ads@2.3.4']));
    for (const slot of waiting) expect(endOf(slot)).toBeGreaterThanOrEqual(endOf(source));
    expect(endOf(source)).toBeGreaterThan(endOf(only(spans, 'slot results')));
    expect(received.get('/ads/house')).toBe(`00-${above.traceId}-${source.spanId}-01`);

    for (const step of ['brand', 'state', 'plan', 'data', 'document'])
      expect(only(spans, step).parentSpanId).toBe(root.spanId);
    const fragment = spans.find(({ name }) => name === 'fragment results')!;
    expect(attributeOf(fragment, 'forecourt.module')).toBe('mfe-search-results@1.0.0');
    expect(spans.find(({ spanId }) => spanId === fragment.parentSpanId)?.name).toBe('renderer');
  });

  test('a failure is an event of the answer of the renderer, with the version at fault', async () => {
    site.registry.publish(
      fakeRemote({ name: 'mfe-filters', version: '6.6.6', fragments: { filters: "throw new Error('no');" } }),
    );
    await eventually(
      () => site.page('/cars-for-sale/all'),
      (page) => page.version('filters') === '6.6.6',
    );
    await site.page('/cars-for-sale/all?maxPrice=12000', { traceparent });
    const spans = await spansOfPage();
    const failed = spans.flatMap(({ events }) => events).filter(({ name }) => name === 'failed');
    expect(
      failed.map((event) => [attributeOf(event, 'forecourt.module'), attributeOf(event, 'forecourt.reason')]),
    ).toEqual([['mfe-filters@6.6.6', 'threw']]);
  });

  test('no span has anything of the address but its route', async () => {
    await site.page('/cars-for-sale/all?maxPrice=12345', { traceparent });
    expect(JSON.stringify(await spansOfPage())).not.toContain('12345');
  });

  test('a bucket of the durations of requests has the trace of one of them', async () => {
    await site.page('/cars-for-sale/all', { traceparent });
    await spansOfPage();
    expect(await site.metrics()).toMatch(
      new RegExp(
        `http_request_duration_seconds_bucket\\{.*route="/\\*path".*\\} \\d+ # \\{trace_id="${above.traceId}"\\}`,
      ),
    );
  });
});

test('without a proxy in front a visitor’s traceparent is not continued', async () => {
  await startTraced({ PROXIES_IN_FRONT: '0' });
  await site.page('/cars-for-sale/all', { traceparent });
  await eventually(
    async () => collector.spans,
    (spans) => spans.some(({ name }) => name === 'GET /*path'),
  );
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(above.traceId);
  await close();
});
