import { integrityOf } from '@forecourt/contracts/integrity';
import { hashOf } from './http/security';
import { adsSource } from './testing/fake-content';
import { fakeRemote } from './testing/fake-remote';
import { filesOf, namesIn } from './testing/files-of';
import { eventually, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

describe('a composed page', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  test('has every slot of the brand, each filled by its remote, with its version', async () => {
    const page = await site.page();
    expect(page.status).toBe(200);
    for (const slot of ['hero', 'filters', 'highlights', 'save-search', 'results', 'footer-ad']) {
      expect([slot, page.outcome(slot), page.version(slot)]).toEqual([slot, 'ok', '1.0.0']);
    }
    expect(page.html).toContain('<p>results 1.0.0</p>');
    expect(page.headers.get('x-forecourt-plan')).toBe(
      'mfe-account@1.0.0, mfe-ads@1.0.0, mfe-filters@1.0.0, mfe-search-results@1.0.0, mfe-showcase@1.0.0, mfe-vehicle@1.0.0',
    );
  });

  test('has the time of each of the six steps', async () => {
    const { headers } = await site.page();
    const steps = headers
      .get('server-timing')!
      .split(', ')
      .map((part) => part.split(';')[0]);
    expect(steps).toEqual(['brand', 'state', 'plan', 'data', 'render', 'document']);
  });

  test('counts the wait for a source as data, and renders nothing of a page that was made before', async () => {
    site.marketplace.fault = (request, response) => {
      if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
      setTimeout(() => response.writeHead(200).end(JSON.stringify(site.marketplace.listing)), 300);
      return true;
    };
    const stepsOf = async () => {
      const header = (await site.page('/cars-for-sale/new')).headers.get('server-timing') ?? '';
      const steps = [...header.matchAll(/(\w+);dur=([\d.]+)/g)].map(([, step, ms]) => [step, Number(ms)]);
      return Object.fromEntries(steps) as Record<string, number>;
    };
    const asked = performance.now();
    const made = await stepsOf();
    const tookMs = performance.now() - asked;
    expect(made.data).toBeGreaterThan(290);
    expect(Object.values(made).reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(tookMs);
    const again = await eventually(stepsOf, ({ render = 1 }) => render < 0.5);
    expect(again.data).toBeGreaterThan(290);
    expect(Object.keys(again)).toEqual(['brand', 'state', 'plan', 'data', 'render', 'document']);
    site.marketplace.fault = () => false;
  });

  test('R2 a URL that is not canonical is redirected in one hop, unknown parameters are carried on', async () => {
    const page = await site.page('/cars-for-sale/all?utm=x&makeCode=TOYOTA');
    expect(page.status).toBe(301);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const canonical = page.headers.get('location')!;
    expect(canonical).toBe('/cars-for-sale/all/toyota?utm=x');
    expect((await site.page(canonical)).status).toBe(200);
  });

  test('R4 an unknown slug is a 404 with the status-code page', async () => {
    const page = await site.page('/cars-for-sale/all/no-such-make');
    expect(page.status).toBe(404);
    expect(page.html).toContain('We could not find that page');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
  });

  test('the host name decides the brand, and one brand replaces a fragment', async () => {
    const { html: research } = await site.page('/cars-for-sale/all', { Host: 'research.localhost:3000' });
    const { html: certified } = await site.page('/cars-for-sale/all', { Host: 'certified.localhost:3000' });
    expect(research).toContain('data-theme="research"');
    expect(certified).toContain('data-theme="certified"');
    expect(research).toContain('data-fragment="mfe-showcase/vehicle-highlights"');
    expect(certified).toContain('data-fragment="mfe-showcase/certified-program"');
  });

  test('what a page is made from is in files of their own, not in the document, which names them', async () => {
    const usual = site.marketplace.listing;
    site.marketplace.listing = {
      ...usual,
      listings: [{ ...usual.listings[0]!, title: '</script><script>alert(1)</script>\u2028' }],
    };
    const page = await site.page();
    site.marketplace.listing = usual;
    expect(page.html).not.toContain('<script>alert(1)');
    const { plan, view } = await filesOf(site, page);
    expect(view.data.listing?.listings[0]?.title).toBe('</script><script>alert(1)</script>\u2028');
    expect(plan.id).toBe(page.headers.get('x-forecourt-plan'));
    expect(namesIn(page)).toEqual({
      plan: expect.stringMatching(/^plans\/[\w-]{27}$/),
      view: expect.stringMatching(/^views\/[\w-]{27}$/),
    });
    expect(page.html.match(/id="fc-page"/g)).toHaveLength(1);
  });

  test('only the scripts that the policy names by what they are run: there is no nonce that a page could keep', async () => {
    const { headers, html } = await site.page();
    const policy = headers.get('content-security-policy')!;
    const scripts = /script-src ([^;]+)/.exec(policy)![1]!.split(' ');
    expect(policy).not.toMatch(/nonce|unsafe|https?:/);
    expect(scripts.at(-1)).toBe("'strict-dynamic'");
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline).toHaveLength(2);
    for (const text of inline) expect(scripts).toContain(`'${hashOf(text)}'`);
    // The starter has the hash of the host, the plan those of all others; the script after late slots is named where one may follow.
    expect(scripts.length - inline.length).toBeLessThanOrEqual(2);
    for (const [tag] of html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*>/g))
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
    const other = await site.page('/cars-for-sale/all/no-such-make');
    expect(other.headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  test('a search page leaves out the later styles, which its plan names; the page of the filters links them at once', async () => {
    const sheet = async (url: string) => (await fetch(site.shell.url + url)).text();
    const search = await site.page();
    const filters = await site.page('/cars-for-sale/filters');
    const [first, whole] = await Promise.all(
      [search, filters].map(({ html }) => sheet(/<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!)),
    );
    const { later } = (await filesOf(site, search)).plan;
    const [[url, integrity] = []] = Object.entries(later!);
    const rest = await sheet(url!);
    const base = '/* what only other pages show */';
    expect([first, rest, whole].map((css) => css!.includes(base))).toEqual([false, true, true]);
    expect(integrity).toBe(integrityOf(Buffer.from(rest)));
    expect((await filesOf(site, filters)).plan.later).toBeUndefined();
  });

  test('the headers name the stylesheet, so that a browser requests it before it parses the page', async () => {
    const page = await site.page();
    const [, url, integrity] =
      /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)" crossorigin="anonymous">/.exec(page.html)!;
    expect(page.headers.get('link')).toBe(`<${url}>;rel=preload;as=style;integrity="${integrity}";crossorigin`);
  });

  test('R15 anonymous HTML is cacheable and the same for everybody', async () => {
    const ask = async (cookie: string) => {
      const page = await site.page(undefined, { cookie });
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(page.headers.has('set-cookie')).toBe(false);
      return [page.html, page.headers.get('content-security-policy')];
    };
    expect(await ask('fc_visitor=11111111-1111-4111-8111-111111111111; session=one')).toEqual(await ask('session=two'));
  });

  test('R14 R71 the notice after an expired listing’s redirect is shown once, to this visitor only, and is in no URL', async () => {
    const redirect = await site.page('/cars-for-sale/all/toyota?expired=1');
    expect(redirect.headers.get('set-cookie')).toMatch(/^expired=1; Max-Age=60;/);
    expect(redirect.headers.get('location')).toBe('/cars-for-sale/all/toyota');
    const said = await site.page('/cars-for-sale/all/toyota', { cookie: 'expired=1' });
    expect(said.html).toContain('"params":{"expired":"1"}');
    expect(said.headers.get('cache-control')).toBe('private, no-store');
    expect(said.headers.get('set-cookie')).toMatch(/^expired=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const { view } = await filesOf(site, await site.page('/cars-for-sale/all/toyota'));
    expect(view.params).toEqual({});
  });

  test('a write from a foreign page is refused', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${site.shell.url}/account-api/email-subscribe`, { method: 'POST', headers });
    expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ Origin: site.shell.url })).status).not.toBe(403);
  });

  test('upstream paths of the table are passed on, others are not', async () => {
    const passed = await fetch(`${site.shell.url}/rest/lsc/listing?zip=60601`);
    expect(((await passed.json()) as { totalResultCount: number }).totalResultCount).toBe(3);
    expect((await fetch(`${site.shell.url}/content/pages/privacy`)).status).toBe(404);
  });
});

describe('a page of other remotes', () => {
  let site: TestSite;
  afterEach(() => site.close());

  test('a nested slot is filled inside the fragment that opens it, as often as it opens it', async () => {
    site = await startTestSite({
      remotes: {
        ...plainRemotes(),
        'mfe-search-results': fakeRemote({
          name: 'mfe-search-results',
          fragments: {
            hero: 'return null;',
            results:
              "return h('section', null, 'before', h(Slot, { name: 'fluid', props: { position: 7 } }), 'between', h(Slot, { name: 'fluid', props: { position: 14 } }));",
          },
          needs: ['listing'],
          slots: ['fluid'],
        }),
      },
    });
    const page = await site.page();
    expect(page.outcome('hero')).toBe('empty');
    expect(page.outcome('fluid')).toBe('ok');
    expect(page.html.match(/data-slot="fluid"/g)).toHaveLength(2);
    expect(page.html).toMatch(
      /before<div data-slot="fluid" data-props="[^"]*7[^"]*" data-fragment="mfe-ads\/grid-ad" data-version="1\.0\.0" data-outcome="ok"><p>grid ad 1\.0\.0<\/p><\/div>between/,
    );
  });

  test("CSS that several remotes ship is sent once, after the site's own, in plan order", async () => {
    const styled = (name: string, fragment: string) => ({
      [name]: fakeRemote({ name, fragments: { [fragment]: "return h('i');" }, css: '.shared{color:red}' }),
    });
    site = await startTestSite({
      remotes: { ...plainRemotes(), ...styled('mfe-filters', 'filters'), ...styled('mfe-account', 'save-search') },
    });
    const { html } = await site.page();
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!;
    const css = await (await fetch(site.shell.url + href)).text();
    expect(css.match(/\.shared\{/g)).toHaveLength(1);
    expect(css.indexOf('.fc-page')).toBeGreaterThan(0);
    expect(css.indexOf('.shared{')).toBeGreaterThan(css.indexOf('.fc-page'));
  });
});

test('pages in progress finish with the plan that they started with when a version goes live', async () => {
  const site = await startTestSite({
    remotes: {
      ...plainRemotes(),
      'mfe-ads': fakeRemote({
        name: 'mfe-ads',
        fragments: { 'footer-banner': "return h('p', null, 'old');", 'grid-ad': 'return null;' },
        needs: ['ads'],
        sources: adsSource,
      }),
    },
  });
  let release = () => {};
  site.content.fault = (request, response) => {
    if (!request.url?.startsWith('/ads/')) return false;
    release = () => response.writeHead(200).end(JSON.stringify({ ads: {} }));
    return true;
  };
  const under = site.page();
  await eventually(async () => site.content.requests.some((url) => url.startsWith('/ads/')), Boolean);
  site.registry.publish(plainRemotes('2.0.0')['mfe-ads']!);
  site.content.fault = () => false;
  await eventually(
    () => site.page(),
    (page) => page.version('footer-ad') === '2.0.0',
  );
  release();
  expect((await under).html).toContain('<p>old</p>');
  await site.close();
});

test('pages in progress have the style of the plan that they started with when versions go live', async () => {
  const styled = (version: string, css: string) =>
    fakeRemote({ name: 'mfe-filters', version, fragments: { filters: "return h('i');" }, css });
  const site = await startTestSite({
    remotes: { ...plainRemotes(), 'mfe-filters': styled('1.0.0', '.first{color:red}') },
  });
  let release = async () => {};
  site.marketplace.fault = (request, response) => {
    if (!request.url?.includes('maxPrice=4321')) return false;
    site.marketplace.fault = () => false;
    release = async () => {
      const answer = await fetch(site.marketplace.url + request.url);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    };
    return true;
  };
  // The first page of its plan, so that its sheet has not been made before.
  const under = site.page('/cars-for-sale/all?maxPrice=4321', { Host: 'maker.localhost:3000' });
  await eventually(async () => site.marketplace.requests.some((url) => url.includes('maxPrice=4321')), Boolean);
  site.registry.publish(styled('2.0.0', '.second{color:red}'));
  await eventually(
    () => site.page(),
    (page) => page.version('filters') === '2.0.0',
  );
  await release();
  const page = await under;
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(page.html)![1]!;
  expect(await (await fetch(site.shell.url + href)).text()).toContain('.first{');
  expect(page.version('filters')).toBe('1.0.0');
  await site.close();
});

test('R15 shared caches store whole pages that belong to nobody for the operator’s time, and no others', async () => {
  const ads = { 'footer-banner': "return h('p');", 'grid-ad': 'return null;' };
  const remotes = {
    ...plainRemotes(),
    'mfe-ads': fakeRemote({ name: 'mfe-ads', fragments: ads, needs: ['ads'], sources: adsSource }),
  };
  const site = await startTestSite({ remotes, env: { PAGE_CACHE_SECONDS: '30' } });
  const held = async (path: string, cookie = '') => {
    const { headers } = await site.page(path, cookie === '' ? {} : { cookie });
    return [headers.get('cache-control'), headers.get('vary')];
  };
  const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
  // A slow page is streamed; it is stored once it was quick.
  const kept = await eventually(
    () => held('/cars-for-sale/all/toyota', 'session=one'),
    ([control]) => control === shared,
  );
  expect(kept[1]).toBe('Accept-Encoding');
  expect(await held('/cars-for-sale/all/toyota', 'expired=1')).toEqual(['private, no-store', 'Accept-Encoding']);
  expect((await held('/cars-for-sale/all/toyota?expired=1'))[0]).toBe('no-store');
  // One of its slots was left out; the next page may be complete.
  site.content.fault = (_request, response) => response.writeHead(503).end() !== undefined;
  expect((await held('/cars-for-sale/all?maxPrice=7000'))[0]).toBe('public, max-age=0, must-revalidate');
  await site.close();
});
