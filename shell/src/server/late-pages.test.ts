/** Pages of a slow machine: what is stored must not depend on the clock. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashOf } from './http/security';
import { type EncodedPage, encodedPage } from './testing/encoded-page';
import { adsSource } from './testing/fake-content';
import { fakeRemote, manifestOf } from './testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

/** Much longer than the shell waits for answers and renders of a page that it does not know, ms. */
const slowMs = 150;

/** Deadline of slots of the tests' site, ms. */
const slotDeadlineMs = 2000;

/** Renders for a while, and shows the answers that it has. */
const slowRender = `const end = Date.now() + ${slowMs}; while (Date.now() < end);`;
/** Returns all fragments of a remote, each with the same text, so that no slot of a layout is empty. */
const allOf = (remote: string, text: string) =>
  Object.fromEntries(
    Object.keys(manifestOf(plainRemotes()[remote]!).fragments).map((name) => [name, `return h('p', null, '${text}');`]),
  );
const remotes = {
  ...plainRemotes(),
  'mfe-ads': fakeRemote({
    name: 'mfe-ads',
    fragments: {
      ...allOf('mfe-ads', 'ad'),
      'footer-banner': "return h('p', null, 'ads: ' + Object.keys(props.data));",
    },
    needs: ['ads'],
    sources: adsSource,
  }),
  'mfe-search-results': fakeRemote({
    name: 'mfe-search-results',
    fragments: {
      ...allOf('mfe-search-results', 'search'),
      results: "return h('section', null, 'organic', h(Slot, { name: 'premium' }));",
    },
    needs: ['listing'],
    slots: ['premium'],
  }),
  'mfe-showcase': fakeRemote({
    name: 'mfe-showcase',
    fragments: allOf('mfe-showcase', 'paid'),
    needs: ['premium'],
  }),
  'mfe-filters': fakeRemote({
    name: 'mfe-filters',
    fragments: { ...allOf('mfe-filters', 'filters'), filters: `${slowRender} return h('p', null, 'filters');` },
    needs: ['listing'],
  }),
};

/** Answers requests whose path begins so. */
const answering =
  (path: string, answer: unknown, afterMs: number) => (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(path)) return false;
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    }, afterMs);
    return true;
  };
const noFault = () => false;
const lateAds = answering('/ads/house', { ads: {} }, slowMs);
const premium = (afterMs: number) =>
  answering('/rest/lsc/listing/spotlight/premiumresults', { listings: [], owners: [] }, afterMs);
/** The same address for each shell that a test starts. */
const host = 'research.localhost:1234';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ remotes });
});
beforeEach(() => {
  site.content.fault = noFault;
  site.marketplace.fault = premium(0);
  site.accounts.fault = noFault;
});
afterAll(() => site.close());

const whenStored = (path: string, more: Record<string, string> = {}) =>
  eventually(
    () => encodedPage(site, { path, host, ...more }),
    ({ etag }) => etag !== undefined,
  );

const encodings: [accepts: string, encoding: string | undefined][] = [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
];

async function expectStored(path: string): Promise<EncodedPage> {
  const tags = new Set<string>();
  const htmls = new Set<string>();
  let last: EncodedPage | undefined;
  for (const [accepts, encoding] of encodings) {
    const first = await whenStored(path, { accepts });
    expect([first.status, first.encoding, first.html.trimEnd().endsWith('</html>')]).toEqual([200, encoding, true]);
    expect(await whenStored(path, { accepts })).toEqual(first);
    const known = { accepts, 'if-none-match': first.etag! };
    expect(await whenStored(path, known)).toMatchObject({ status: 304, etag: first.etag, bytes: '' });
    expect(first.html).not.toMatch(/data-outcome="(late|deferred|fallback)"|data-late=|data-due/);
    tags.add(first.etag!);
    htmls.add(first.html);
    last = first;
  }
  expect([tags.size, htmls.size]).toEqual([3, 1]);
  return last!;
}

describe('a page that completes late comes again byte for byte, with an entity tag in every encoding, and then as a 304', () => {
  test('when its renders are slow', async () => {
    await expectStored('/cars-for-sale/all?maxPrice=20001');
  });

  test('when its answers are slow, also those of nested slots', async () => {
    site.content.fault = lateAds;
    site.marketplace.fault = premium(slowMs);
    const { html } = await expectStored('/cars-for-sale/all?maxPrice=20002');
    expect(html).toContain('ads: ads');
    expect(html).toContain('paid');
  });

  test('in the form that it has when nothing is late', async () => {
    const path = '/cars-for-sale/all?maxPrice=20003';
    site.content.fault = lateAds;
    site.marketplace.fault = premium(slowMs);
    const stored = await whenStored(path);
    site.content.fault = noFault;
    site.marketplace.fault = premium(0);
    await site.restartShell();
    expect(await whenStored(path)).toEqual(stored);
  });
});

test('the policy names the inline scripts of the page, the one of late slots only where a slot may follow late', async () => {
  const path = '/cars-for-sale/all?maxPrice=20010';
  site.content.fault = answering('/ads/house', { ads: {} }, 1.25 * slotDeadlineMs);
  const late = await encodedPage(site, { path, host });
  expect(late.html).toContain('data-late="');
  site.content.fault = noFault;
  const complete = await whenStored(path);
  for (const { html, policy } of [late, complete])
    for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) expect(policy).toContain(hashOf(script));
  const hashes = ({ policy }: EncodedPage) => policy.match(/'sha256-/g)?.length;
  expect([hashes(late), hashes(complete)]).toEqual([3, 2]);
});

describe('a page is not stored', () => {
  const ask = async (path: string, times: number, more: Record<string, string> = {}) => {
    const pages: EncodedPage[] = [];
    for (let at = 0; at < times; at += 1) pages.push(await encodedPage(site, { path, host, ...more }));
    return pages;
  };

  test('while an answer fails late; it is once none does', async () => {
    const path = '/cars-for-sale/all?maxPrice=20004';
    site.content.fault = (request, response) => {
      if (!request.url?.startsWith('/ads/')) return false;
      setTimeout(() => response.writeHead(500).end(), slowMs);
      return true;
    };
    expect((await ask(path, 4)).map(({ etag }) => etag)).toEqual([undefined, undefined, undefined, undefined]);
    site.content.fault = lateAds;
    expect((await whenStored(path)).html).toContain('ads: ads');
  });

  test('R15 with a visitor’s own answer, however late it comes', async () => {
    const own = fakeRemote({
      name: 'mfe-account',
      version: '2.0.0',
      needs: ['visitor'],
      fragments: {
        ...allOf('mfe-account', 'account'),
        'save-search': "return h('p', null, 'Hello ' + (props.data?.visitor?.name ?? 'stranger'));",
      },
    });
    site.registry.publish(own);
    await eventually(
      () => site.page('/cars-for-sale/all', { host }),
      (page) => page.version('save-search') === '2.0.0',
    );
    const visitor = { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 };
    site.accounts.fault = answering('/account-api/visitor', visitor, slowMs);
    const path = '/cars-for-sale/all?maxPrice=20005';
    const pages = await ask(path, 3, { cookie: 'fc_session=abc' });
    expect(pages.map(({ etag, html }) => [etag, html.includes('Hello Ann')])).toEqual(
      pages.map(() => [undefined, true]),
    );
    expect((await whenStored(path)).html).toContain('Hello stranger');
  });

  test('with a nested slot that fails in it', async () => {
    const version = '2.0.0';
    site.registry.publish(
      fakeRemote({
        ...{ name: 'mfe-showcase', version, needs: ['premium'] },
        fragments: {
          ...allOf('mfe-showcase', 'paid anew'),
          'premium-spotlight': "throw new Error('no');",
        },
      }),
    );
    await eventually(
      () => site.page('/cars-for-sale/all', { host }),
      (page) => page.version('premium') === version,
    );
    site.marketplace.fault = premium(slowMs);
    const pages = await ask('/cars-for-sale/all?maxPrice=20006', 4);
    expect(pages.map(({ etag }) => etag)).toEqual(pages.map(() => undefined));
  });
});
