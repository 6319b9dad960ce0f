import { brandIds } from '@forecourt/brands';
import { adsSource } from './testing/fake-content';
import { fakeRemote, type RemoteVersion } from './testing/fake-remote';
import {
  eventually,
  type Page,
  plainRemotes,
  searchFragments,
  startTestSite,
  type TestSite,
} from './testing/test-shell';
import { upstreams } from './upstreams';

const others = ['hero', 'highlights', 'save-search', 'results', 'footer-ad'];

const filters = (version: string, body: string, prelude?: string) =>
  fakeRemote({ name: 'mfe-filters', version, fragments: { filters: body }, prelude });

/** Returns remotes with the given body of `filters`; all others are sound. */
function withFilters(body: string): Record<string, RemoteVersion> {
  return { ...plainRemotes(), 'mfe-filters': filters('1.0.0', body) };
}

let made = 0;
/** Returns a version that no test has used before, so that tests may share a site: the shell remembers nothing about it. */
function freshVersion(): string {
  made += 1;
  return `2.0.${made}`;
}

async function untilVersion(site: TestSite, version: string): Promise<void> {
  await eventually(
    () => site.page(),
    (page) => page.version('filters') === version,
  );
}

/**
 * Expects a complete page with status 200: `filters` shows its fallback for the given reason, and everything else is
 * sound. On a busy machine a page may pass a deadline, or a version be late; then the next page is checked.
 */
async function expectOnlyFiltersDown(site: TestSite, reason: RegExp): Promise<void> {
  const look = async () => {
    const page = await wholePage(site)();
    const outcomes = ['filters', ...others].map(page.outcome).join();
    return {
      outcomes,
      fallback: page.html.includes('fallback of filters'),
      counted: reason.test(await site.metrics()),
    };
  };
  const expected = ['fallback', ...others.map(() => 'ok')].join();
  const seen = await eventually(look, ({ outcomes, counted }) => outcomes === expected && counted);
  expect(seen.fallback).toBe(true);
}

const untilGood = (site: TestSite, version: string) =>
  eventually(
    () => site.page(),
    (page) => page.version('filters') === version && page.outcome('filters') === 'ok',
  );

const heldBack = (brands: number) => (metrics: string) =>
  new RegExp(`^forecourt_versions_held_back ${brands}$`, 'm').test(metrics);

/** Expects that the version promoted on every brand is held back, and pages continue with the one before. */
async function expectHeldBack(site: TestSite, instead: string): Promise<void> {
  await eventually(() => site.metrics(), heldBack(brandIds.length));
  await untilGood(site, instead);
  const page = await wholePage(site)();
  expect(['filters', ...others].map(page.outcome)).toEqual(['ok', ...others.map(() => 'ok')]);
}

const wholePage = (site: TestSite) => async () => {
  const page = await site.page();
  expect(page.status).toBe(200);
  expect(page.html.trimEnd().endsWith('</html>')).toBe(true);
  return page;
};

const counted = (reason: string, version = '1.0.0') =>
  new RegExp(
    `forecourt_slot_failures_total\\{slot="filters",remote="mfe-filters",version="${version}",reason="${reason}"\\} [1-9]`,
  );

/** A site whose marketplace has gone, and a page that waits for it (R75): as long as that takes, the other tests run. */
let deserted: { site: TestSite; page: Promise<Page> };
beforeAll(async () => {
  const site = await startTestSite();
  await site.marketplace.close();
  deserted = { site, page: site.page() };
});
afterAll(() => deserted.site.close());

describe('a fragment that fails takes nobody with it', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite({ env: { RENDER_HEAP_MB: '48' } });
    await eventually(wholePage(site), (page) => [...others, 'filters'].every((slot) => page.outcome(slot) === 'ok'));
  });
  afterAll(() => site.close());

  test.each([
    ['throws', "throw new Error('no');", 'threw'],
    ['rejects', "throw Promise.reject(new Error('no'));", 'threw'],
    ['is an async function', "return (async () => { throw new Error('no'); })();", 'threw'],
    ['reaches for its process', 'process.exit(1);', 'threw'],
    ['returns 5 MB', "return 'x'.repeat(5_000_000);", 'too-large'],
  ])('%s', async (_title, body, reason) => {
    const version = freshVersion();
    site.registry.publish(filters(version, body));
    await untilVersion(site, version);
    await expectOnlyFiltersDown(site, counted(reason, version));
    await expectOnlyFiltersDown(site, counted(reason, version));
  });

  test.each([
    ['loops for ever', 'for (;;) {}', ''],
    ['eats memory', 'const kept = []; for (;;) kept.push(new Array(10_000).fill({}));', ''],
    ['loops in promises', 'const f = () => Promise.resolve().then(f); f(); return null;', ''],
    ['throws as it loads', "return h('p');", "throw new Error('no');"],
    ['loops as it loads', "return h('p');", 'for (;;) {}'],
    ['requires a module that is not provided', "return h('p');", "require('node:fs');"],
  ])('%s: it never replaces a version that works', async (_title, body, prelude) => {
    const good = freshVersion();
    site.registry.publish(filters(good, "return h('p');"));
    await untilGood(site, good);
    site.registry.publish(filters(freshVersion(), body, prelude));
    await expectHeldBack(site, good);
    site.registry.promote('mfe-filters', good);
    await eventually(() => site.metrics(), heldBack(0));
  });

  test('a promise that is left to reject on its own is counted and harms no page', async () => {
    const version = freshVersion();
    site.registry.publish(filters(version, "Promise.reject(new Error('left alone')); return h('p', null, 'fine');"));
    await untilGood(site, version);
    await eventually(
      () => site.metrics(),
      (text) =>
        new RegExp(`forecourt_strays_total\\{kind="rejection",remote="mfe-filters",version="${version}"\\} [1-9]`).test(
          text,
        ),
    );
    expect((await site.page()).outcome('filters')).toBe('ok');
  });

  test('the breaker stays closed however often a fragment throws: the address may be the cause, and only its own slot suffers', async () => {
    const version = freshVersion();
    site.registry.publish(filters(version, "throw new Error('no');"));
    await untilVersion(site, version);
    for (let page = 0; page < 5; page += 1) await expectOnlyFiltersDown(site, counted('threw', version));
    expect(await site.metrics()).not.toMatch(
      new RegExp(`forecourt_remote_breaker_open\\{remote="mfe-filters",version="${version}"\\} [^0]`),
    );
  });

  test('one that does not load, and is the first: its fallback', async () => {
    const bad = filters('1.0.0', "return h('p');", "throw new Error('no');");
    const first = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-filters': bad } });
    await expectOnlyFiltersDown(first, counted('not-loaded'));
    await first.close();
  });
});

describe('what a fragment does wrong beyond its slot', () => {
  test('two slots that loop still leave the rest whole', async () => {
    const loops = {
      ...withFilters('for (;;) {}'),
      'mfe-account': fakeRemote({ name: 'mfe-account', fragments: { 'save-search': 'for (;;) {}' } }),
    };
    const site = await startTestSite({ remotes: loops, env: { SLOT_DEADLINE_MS: '1500' } });
    const outcomes = (page: Page) =>
      ['filters', 'save-search', 'hero', 'highlights', 'results', 'footer-ad'].map(page.outcome);
    // While the loops take both processors of a busy machine, a page may be a 503 that reloads itself (R75).
    const page = await eventually(
      () => site.page(),
      (answer) => answer.status === 200 && !outcomes(answer).includes('late'),
    );
    expect(outcomes(page)).toEqual(['fallback', 'fallback', 'ok', 'ok', 'ok', 'ok']);
    await site.close();
  });

  test('a nested slot that loops is left out of the enclosing fragment', async () => {
    const remotes = {
      ...plainRemotes(),
      'mfe-search-results': fakeRemote({
        name: 'mfe-search-results',
        fragments: {
          hero: 'return null;',
          results: "return h('section', null, 'grid', h(Slot, { name: 'fluid' }));",
        },
        needs: ['listing'],
        slots: ['fluid'],
      }),
      'mfe-ads': fakeRemote({
        name: 'mfe-ads',
        fragments: { 'grid-ad': 'for (;;) {}', 'footer-banner': "return h('p');" },
      }),
    };
    const site = await startTestSite({ remotes });
    const page = await eventually(wholePage(site), (answer) => answer.outcome('results') !== 'late');
    expect(page.outcome('results')).toBe('ok');
    expect(page.outcome('fluid')).toBe('fallback');
    // Another fragment of the version that ended a renderer: the version's breaker is open.
    expect(page.outcome('footer-ad')).toBe('fallback');
    await site.close();
  });

  test('slots nested in themselves end at the depth limit', async () => {
    const remotes = {
      ...plainRemotes(),
      'mfe-ads': fakeRemote({
        name: 'mfe-ads',
        fragments: {
          'grid-ad': "return h(Slot, { name: 'fluid' });",
          'footer-banner': "return h(Slot, { name: 'fluid' });",
        },
      }),
    };
    const site = await startTestSite({ remotes });
    const page = await site.page();
    expect(page.outcome('footer-ad')).toBe('ok');
    expect(page.html.match(/data-slot="fluid"/g)!.length).toBeLessThan(10);
    await site.close();
  });
});

describe('the breaker of a remote', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ remotes: withFilters('for (;;) {}') });
  });
  afterAll(() => site.close());

  test('opens when a fragment has ended a renderer, so that it costs the pages after that nothing', async () => {
    await site.page();
    expect(await site.metrics()).toContain('forecourt_remote_breaker_open{remote="mfe-filters",version="1.0.0"} 1');
    await expectOnlyFiltersDown(site, counted('breaker-open'));
    const ended = /renderers_ended_total\{how="timed-out",remote="mfe-filters",version="1.0.0"\} (\d+)/;
    const before = ended.exec(await site.metrics())![1];
    await site.page();
    expect(ended.exec(await site.metrics())![1]).toBe(before);
  });

  test('a new version starts with a closed one', async () => {
    await site.page();
    site.registry.publish(plainRemotes('1.0.1')['mfe-filters']!);
    const page = await eventually(
      () => site.page(),
      (answer) => answer.version('filters') === '1.0.1' && answer.outcome('filters') === 'ok',
    );
    expect(page.status).toBe(200);
    // It may not have been ready at once; but it was never affected by the breaker of the version before it.
    expect(await site.metrics()).not.toMatch(/version="1\.0\.1",reason="breaker-open"/);
  });
});

describe('a remote whose code cannot be had', () => {
  const serverCode = (version: string) => `/files/mfe-filters/${version}/server.js`;
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  beforeEach(() => {
    site.registry.fault = () => false;
  });
  afterAll(() => site.close());

  test.each([
    [
      'is gone',
      (_request: unknown, response: import('node:http').ServerResponse) => void response.writeHead(404).end(),
    ],
    [
      'answers 500 with a body of JavaScript',
      (_request: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(500).end('module.exports={}'),
    ],
    [
      'stalls in the middle of the body',
      (_request: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(200).write("'use strict';"),
    ],
    ['never answers', () => {}],
    [
      'has a wrong hash',
      (_request: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(200).end('module.exports = { fragments: {} }'),
    ],
    [
      'redirects elsewhere',
      (_request: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(302, { Location: 'https://elsewhere.example/server.js' }).end(),
    ],
  ])('%s', async (_title, answer) => {
    const version = freshVersion();
    site.registry.fault = (request, response) => {
      if (request.url !== serverCode(version)) return false;
      answer(request, response);
      return true;
    };
    site.registry.publish(filters(version, "return h('p');"));
    await expectHeldBack(site, '1.0.0');
    site.registry.promote('mfe-filters', '1.0.0');
    await eventually(() => site.metrics(), heldBack(0));
  });

  test('comes from a foreign origin: it is not even asked', async () => {
    const base = 'http://127.0.0.1.elsewhere.example/remotes';
    site.registry.publish(filters(freshVersion(), "return h('p');"), { base });
    await expectHeldBack(site, '1.0.0');
  });

  test('heals by itself once the file is there again', async () => {
    const version = freshVersion();
    site.registry.fault = (request, response) => {
      if (request.url !== serverCode(version)) return false;
      response.writeHead(503).end();
      return true;
    };
    site.registry.publish(filters(version, "return h('p');"));
    await expectHeldBack(site, '1.0.0');
    site.registry.fault = () => false;
    await untilGood(site, version);
  });
});

describe('the registry', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterEach(async () => {
    site.registry.fault = () => false;
    site.registry.promote('mfe-filters', '1.0.0');
    await site.settled();
  });
  afterAll(() => site.close());

  const refused = async () =>
    [...(await site.metrics()).matchAll(/^forecourt_registry_errors_total\{reason="[^"]+"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );

  test('down: pages go on, with their scripts, also after the shell was started again', async () => {
    const entry = '/_shell/remotes/mfe-filters/1.0.0/remoteEntry.js';
    await eventually(
      () => fetch(site.shell.url + entry),
      (response) => response.status === 200,
    );
    await site.registry.close();
    expect((await site.page()).outcome('filters')).toBe('ok');
    await site.restartShell();
    const page = await site.page();
    expect([page.status, page.outcome('filters'), page.version('filters')]).toEqual([200, 'ok', '1.0.0']);
    expect((await fetch(site.shell.url + entry)).status).toBe(200);
    await site.registry.listen();
  });

  test.each([
    ['answers with what is not JSON', '<html>'],
    ['answers with another shape', '{"revision":"two"}'],
  ])('%s: the last known plan stays', async (_title, body) => {
    const before = await refused();
    site.registry.fault = (request, response) => {
      if (request.url !== '/v1/channels') return false;
      response.writeHead(200).end(body);
      return true;
    };
    site.registry.promote('mfe-filters', '1.0.0');
    await eventually(refused, (count) => count > before);
    expect((await site.page()).outcome('filters')).toBe('ok');
  });

  test('slow: pages do not wait for it', async () => {
    site.registry.fault = () => true;
    site.registry.promote('mfe-filters', '1.0.0');
    const page = await site.page();
    expect(page.outcome('filters')).toBe('ok');
  });

  test('a promoted version is in the pages that follow, without a restart, and so is the roll back', async () => {
    site.registry.publish(filters('1.1.0', "return h('p');"));
    await untilVersion(site, '1.1.0');
    site.registry.promote('mfe-filters', '1.0.0');
    await untilVersion(site, '1.0.0');
  });

  test('a canary is served to some visitors, each always the same, and to nobody from a cache', async () => {
    site.registry.publish(filters('1.1.0', "return h('p');"), { promote: false });
    site.registry.promote('mfe-filters', '1.0.0', { version: '1.1.0', percent: 50 });
    const first = await eventually(
      () => site.page(),
      (page) => page.headers.has('set-cookie'),
    );
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    // The tests of the plan check the share of all visitors.
    const visitors = await Promise.all(Array.from({ length: 40 }, () => site.page()));
    const cookies = visitors.map((page) => page.headers.get('set-cookie')!.split(';')[0]!);
    const versions = visitors.map((page) => page.version('filters'));
    expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0']));
    const again = await Promise.all(cookies.map((cookie) => site.page(undefined, { cookie })));
    expect(again.map((page) => page.version('filters'))).toEqual(versions);
    expect(again.some((page) => page.headers.has('set-cookie'))).toBe(false);
  });
});

describe('the marketplace', () => {
  const isListing = (url: string | undefined) => url?.startsWith('/rest/lsc/listing?') ?? false;

  test('R14 down: the error screen and 500 for people and probes; 200, no error and noindex for crawlers', async () => {
    const site = await startTestSite();
    site.marketplace.fault = (request, response) => {
      if (!isListing(request.url)) return false;
      response.writeHead(500).end();
      return true;
    };
    const page = await site.page();
    expect(page.status).toBe(500);
    // R70: exact, the double space included.
    expect(page.html.includes('We are sorry.  There was an issue with your last search.')).toBe(true);
    expect(page.html.includes('Please try again')).toBe(true);
    const bot = await site.page(undefined, {
      'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect(bot.status).toBe(200);
    expect(bot.html).not.toContain('We are sorry.');
    expect(bot.html.includes('<meta name="robots" content="noindex">')).toBe(true);
    for (const probe of ['curl/8.5.0', 'kube-probe/1.31', ''])
      expect((await site.page(undefined, { 'User-Agent': probe })).status).toBe(500);
    await site.close();
  });

  test('R72 an optional source that fails is left out, the page is whole', async () => {
    const remotes = {
      ...plainRemotes(),
      'mfe-ads': fakeRemote({
        name: 'mfe-ads',
        fragments: {
          'footer-banner': "return props.data.ads ? h('p', null, 'ad') : h('p', null, 'no ad');",
          'grid-ad': 'return null;',
        },
        needs: ['ads'],
        sources: adsSource,
      }),
    };
    const site = await startTestSite({ remotes });
    site.content.fault = (request, response) => {
      if (!request.url?.startsWith('/ads/')) return false;
      response.writeHead(500).end();
      return true;
    };
    const page = await site.page();
    expect([page.status, page.outcome('footer-ad')]).toEqual([200, 'ok']);
    expect(page.html.includes('<p>no ad</p>')).toBe(true);
    expect(await site.metrics()).toMatch(/forecourt_sources_total\{source="mfe-ads\/ads",outcome="status"\} 1/);
    await site.close();
  });

  test('an optional upstream that is down leaves the shell ready, and is seen in its figures', async () => {
    const site = await startTestSite();
    const up = async () => [...(await site.metrics()).matchAll(/^forecourt_upstream_up\{upstream="(\w+)"\} (\d)/gm)];
    expect((await up()).map(([, name, is]) => [name, is])).toEqual(upstreams.map(([name]) => [name, '1']));
    await site.content.close();
    expect((await fetch(`${site.shell.url}/healthz`)).status).toBe(200);
    expect((await site.page()).status).toBe(200);
    expect((await up()).map(([, name, is]) => [name, is])).toContainEqual(['content', '0']);
    await site.close();
  });

  test('a slow optional source: the page is complete except for its slot, which comes at the end', async () => {
    const remotes = {
      ...plainRemotes(),
      'mfe-ads': fakeRemote({
        name: 'mfe-ads',
        fragments: { 'footer-banner': "return h('p', null, 'the late ad');", 'grid-ad': 'return null;' },
        needs: ['ads'],
        sources: adsSource,
      }),
    };
    const site = await startTestSite({ remotes, env: { SLOT_DEADLINE_MS: '500' } });
    site.content.fault = (request, response) => {
      if (!request.url?.startsWith('/ads/')) return false;
      setTimeout(() => response.writeHead(200).end(JSON.stringify({ ads: {} })), 1500);
      return true;
    };
    const page = await site.page();
    expect(page.outcome('footer-ad')).toBe('late');
    expect(page.html).not.toContain('data-due');
    for (const slot of ['hero', 'filters', 'highlights', 'save-search', 'results'])
      expect(page.outcome(slot)).toBe('ok');
    const state = page.html.indexOf('id="fc-page"');
    const late = page.html.indexOf(
      '<div data-late="footer-ad" data-late-outcome="ok" data-late-extra><p>the late ad</p></div>',
    );
    expect(state).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(state);
    expect(page.html.trimEnd().endsWith('</html>')).toBe(true);
    expect(await site.metrics()).toContain(
      'forecourt_late_slots_total{slot="footer-ad",remote="mfe-ads",fragment="footer-banner",outcome="late"} 1',
    );
    await site.close();
  });

  test('R72 a slow source of a nested slot: the enclosing fragment is sent at once, and the data comes at the end', async () => {
    const remotes = {
      ...plainRemotes(),
      'mfe-search-results': fakeRemote({
        name: 'mfe-search-results',
        fragments: {
          ...Object.fromEntries(searchFragments.map((name) => [name, "return h('p');"])),
          results: "return h('section', null, 'organic', h(Slot, { name: 'premium' }));",
        },
        needs: ['listing'],
        slots: ['premium'],
      }),
      'mfe-showcase': fakeRemote({
        name: 'mfe-showcase',
        fragments: { 'premium-spotlight': "return h('p', null, 'paid');" },
        needs: ['premium'],
      }),
    };
    const site = await startTestSite({ remotes, env: { SLOT_DEADLINE_MS: '300' } });
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing/spotlight/premiumresults')) return false;
      setTimeout(() => response.writeHead(200).end(JSON.stringify({ listings: [], owners: [] })), 1500);
      return true;
    };
    const page = await site.page();
    expect([page.outcome('results'), page.outcome('premium')]).toEqual(['ok', 'late']);
    const late = page.html.indexOf('<div data-late="premium" data-late-outcome="late"></div>');
    expect(late).toBeGreaterThan(page.html.indexOf('id="fc-page"'));
    expect(page.html).toContain('data-late-data="premium">{"premium":{"listings":[],"owners":[]}}</script>');
    await site.close();
  });

  test('R14 gone altogether: the same error screen', async () => {
    expect((await deserted.page).status).toBe(500);
  });

  test('starting: 503 with the reasons until a page can be served', async () => {
    const site = await startTestSite({ remotes: {} });
    const health = await fetch(`${site.shell.url}/healthz`);
    expect(health.status).toBe(503);
    expect(((await health.json()) as { reasons: string[] }).reasons).toEqual(['no remote is promoted yet']);
    for (const version of Object.values(plainRemotes())) site.registry.publish(version);
    await eventually(
      () => fetch(`${site.shell.url}/healthz`),
      (response) => response.status === 200,
    );
    await site.close();
  });
});

test('a stopping shell finishes the page in progress and accepts no new requests', async () => {
  const site = await startTestSite();
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    setTimeout(
      () =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(site.marketplace.listing)),
      300,
    );
    return true;
  };
  const under = site.page();
  await eventually(async () => site.marketplace.requests.some((url) => url.startsWith('/rest/lsc/listing?')), Boolean);
  const stopped = site.shell.close();
  const page = await under;
  expect([page.status, page.outcome('results')]).toEqual([200, 'ok']);
  await stopped;
  await expect(site.page()).rejects.toThrow();
  await Promise.all([site.marketplace.close(), site.accounts.close(), site.content.close(), site.registry.close()]);
});
