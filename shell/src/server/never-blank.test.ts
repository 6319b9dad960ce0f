/** Pages while the site itself is in trouble: never one without its subject. */
import { execFileSync } from 'node:child_process';
import { fakeRemote } from './testing/fake-remote';
import { filesOf } from './testing/files-of';
import { eventually, plainRemotes, searchFragments, startTestSite, type TestSite } from './testing/test-shell';

const says = (text: string) => `return h('p', null, ${JSON.stringify(text)});`;

/** Returns the processes of the renderers that this test's shells have started. */
function renderers(): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', `${process.pid}`, '-f', 'renderer.mjs'], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

describe('R75 a page', () => {
  let site: TestSite;
  const opened: TestSite[] = [];
  const start = async (options: Parameters<typeof startTestSite>[0]) => {
    site = await startTestSite(options);
    opened.push(site);
    return site;
  };
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  test('waits for its renders however long others keep the renderers busy', async () => {
    const slow = "const end = Date.now() + 150; while (Date.now() < end); return h('p', null, 'slow');";
    const remotes = {
      ...plainRemotes(),
      'mfe-filters': fakeRemote({ name: 'mfe-filters', fragments: { filters: slow } }),
    };
    await start({
      remotes,
      env: { SLOT_DEADLINE_MS: '400', SLOT_CACHE_MB: '0', PAGE_STORE_MB: '0', RENDER_THREADS: '1' },
    });
    // Renders of all these take several times a slot's deadline.
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, at) => site.page(`/cars-for-sale/all?maxPrice=${20_000 + at}`)),
    );
    expect(pages.map((page) => [page.status, page.outcome('results'), page.outcome('filters')])).toEqual(
      pages.map(() => [200, 'ok', 'ok']),
    );
    expect(await site.metrics()).not.toMatch(/forecourt_slot_failures_total\{[^}]*reason="no-renderer"/);
  });

  test('is whole when every renderer is killed while it is made', async () => {
    await start({ env: { PAGE_STORE_MB: '0', SLOT_CACHE_MB: '0' } });
    await site.page();
    const pages = Array.from({ length: 6 }, (_, at) => site.page(`/cars-for-sale/all?maxPrice=${30_000 + at}`));
    const killed = renderers();
    expect(killed.length).toBeGreaterThan(1);
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    expect((await Promise.all(pages)).map((page) => [page.status, page.outcome('results')])).toEqual(
      pages.map(() => [200, 'ok']),
    );
  });

  test('without what it is about is a 503 that reloads itself and that no cache keeps, until there is one', async () => {
    const { 'mfe-search-results': results, 'mfe-vehicle': vehicle, ...others } = plainRemotes();
    await start({ remotes: others });
    site.registry.fault = (request, response) => {
      if (!/^\/files\/mfe-(search-results|vehicle)\//.test(request.url ?? '')) return false;
      response.writeHead(503).end();
      return true;
    };
    for (const remote of [results, vehicle]) site.registry.publish(remote!);
    for (const path of ['/cars-for-sale/all', '/cars-for-sale/vehicle/1/toyota/camry']) {
      const page = await site.page(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page.html).toMatch(/<meta http-equiv="refresh" content="[2-5]">/);
      expect(page.html).toContain(`href="${path}"`);
      expect(page.html).toContain('<meta name="robots" content="noindex">');
    }
    // A page does without the slots that are not its subject.
    expect((await site.page('/account/privacy')).status).toBe(200);
    site.registry.fault = () => false;
    await eventually(
      () => site.page(),
      (page) => page.status === 200 && page.outcome('results') === 'ok',
    );
  });

  test('waits while the search service restarts, and then shows its answer', async () => {
    await start({});
    await site.page();
    await site.marketplace.close();
    const waiting = site.page('/cars-for-sale/new');
    await eventually(
      () => site.metrics(),
      (text) => /forecourt_pages_under_way [1-9]/.test(text),
    );
    await site.marketplace.listen();
    const page = await waiting;
    expect([page.status, page.outcome('results')]).toEqual([200, 'ok']);
  });

  test('shows its last results, marked, while the search fails, and no cache keeps it', async () => {
    await start({});
    await site.page();
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
      response.writeHead(500).end();
      return true;
    };
    const page = await site.page();
    expect([page.status, page.outcome('results'), page.headers.get('cache-control')]).toEqual([200, 'ok', 'no-store']);
    expect((await filesOf(site, page)).view.stale).toEqual(['listing']);
    expect(await site.metrics()).toMatch(/forecourt_stale_answers_total\{source="listing"\} [1-9]/);
    site.marketplace.fault = () => false;
    expect((await filesOf(site, await site.page())).view).not.toHaveProperty('stale');
  });

  test('that streams sends each source once, however many late slots need it', async () => {
    const needing = (name: string, needs: string[], fragments: string[]) =>
      fakeRemote({
        name,
        needs,
        fragments: Object.fromEntries(fragments.map((fragment) => [fragment, says(fragment)])),
      });
    const remotes = {
      ...plainRemotes(),
      'mfe-showcase': needing('mfe-showcase', ['listing', 'showcase'], ['vehicle-highlights', 'sponsored-vehicles']),
    };
    await start({ remotes, env: { SLOT_DEADLINE_MS: '300' } });
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing/alpha?')) return false;
      setTimeout(() => response.writeHead(200).end(JSON.stringify(site.marketplace.showcase)), 1500);
      return true;
    };
    const page = await site.page();
    expect([page.outcome('results'), page.outcome('highlights'), page.outcome('sponsored')]).toEqual([
      'ok',
      'late',
      'late',
    ]);
    const data = [...page.html.matchAll(/data-late-data="[^"]*">(.*?)<\/script>/g)].map(([, text = '']) =>
      Object.keys(JSON.parse(text)),
    );
    expect(data.flat()).toEqual(['showcase']);
    expect(data.length).toBeGreaterThan(1);
  });

  test('lacks a fragment that fails, tells search engines and caches so, and has the rest', async () => {
    const failing = Object.fromEntries(searchFragments.map((name) => [name, "throw new Error('no');"]));
    await start({
      remotes: {
        ...plainRemotes(),
        'mfe-search-results': fakeRemote({ name: 'mfe-search-results', fragments: failing }),
      },
    });
    const page = await eventually(
      () => site.page(),
      ({ outcome }) => outcome('results') === 'fallback',
    );
    expect([page.status, page.headers.get('cache-control'), page.outcome('filters')]).toEqual([200, 'no-store', 'ok']);
    expect(page.html).toContain('<meta name="robots" content="noindex">');
  });
});
