import type { Brand, Plan } from '@forecourt/contracts';
import type { ReferenceData } from '@forecourt/search-state';
import fc from 'fast-check';
import { createMetrics } from '../../metrics';
import { encodedPage } from '../../testing/encoded-page';
import { adsSource } from '../../testing/fake-content';
import { fakeRemote } from '../../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../../testing/test-shell';
import { type PlainTexts, viewTexts } from '../../testing/view-texts';
import { type PageInputs, PageStore, pageKey } from './page-store';

const texts = { own: '{"url":"/"}', packed: '{}', reference: '{"makes":[]}', data: { x: '1', y: '2' } };
const view = (more: Partial<PlainTexts> = {}) => viewTexts({ ...texts, ...more });
const inputs = (more: Partial<PageInputs> = {}): PageInputs => ({
  ...{ plan: { id: 'a' } as Plan, brand: { id: 'a' } as Brand, reference: { makes: {} } as ReferenceData },
  view: view(),
  ...{ head: { title: 'a' }, host: { url: '/a', integrity: 'a' } },
  ...more,
});

describe('the name of what a page is made from', () => {
  const base = pageKey(inputs());

  test('is the same for the same inputs, whatever the order of sources', () => {
    expect(pageKey(inputs())).toBe(base);
    expect(pageKey(inputs({ view: view({ data: { y: '2', x: '1' } }) }))).toBe(base);
  });

  test.each<[string, Partial<PageInputs>]>([
    ['plan', { plan: { id: 'b' } as Plan }],
    ['brand', { brand: { id: 'b' } as Brand }],
    ['reference', { reference: { makes: { a: 1 } } as unknown as ReferenceData }],
    ['state', { view: view({ own: '{"url":"/b"}' }) }],
    ['reference data beside listings', { view: view({ packed: '{"makes":[]}' }) }],
    ['reference data of those without', { view: view({ reference: '{}' }) }],
    ['source', { view: view({ data: { x: '1', y: '20' } }) }],
    ['set of sources', { view: view({ data: { x: '1' } }) }],
    ['title', { head: { title: 'b' } }],
    ['host', { host: { url: '/b', integrity: 'b' } }],
  ])('differs for another %s', (_what, other) => expect(pageKey(inputs(other))).not.toBe(base));

  test('differs between any two different lists of inputs, also if one character moves from one to the next', () => {
    const texts = fc.record({
      own: fc.string(),
      packed: fc.string(),
      reference: fc.string(),
      x: fc.string(),
      y: fc.string(),
      title: fc.string(),
    });
    const keyOf = ({ x, y, title, ...texts }: Record<'own' | 'packed' | 'reference' | 'x' | 'y' | 'title', string>) =>
      pageKey(inputs({ view: view({ ...texts, data: { x, y } }), head: { title } }));
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, cut) => {
        const at = cut % (text.length + 1);
        const moved = (at + 1) % (text.length + 1);
        const split = (where: number) => ({
          own: '',
          packed: '',
          reference: '',
          x: text.slice(0, where),
          y: text.slice(where),
          title: '',
        });
        expect(keyOf(split(at))).not.toBe(keyOf(split(moved)));
      }),
    );
  });
});

describe('a page that is requested again', () => {
  let site: TestSite;
  const figure = async (outcome: string) =>
    Number(
      new RegExp(`forecourt_page_store_total\\{outcome="${outcome}"\\} (\\d+)`).exec(await site.metrics())?.[1] ?? 0,
    );
  /** A remote that counts its own renders, which the gate would refuse; so the HTML shows whether it was rendered again. */
  const counting = (version: string, body = "return h('p', null, 'made ' + made);") =>
    fakeRemote({
      name: 'mfe-filters',
      version,
      needs: ['listing', 'ads'],
      sources: adsSource,
      fragments: { filters: `globalThis.made = (globalThis.made ?? 0) + 1; const { made } = globalThis; ${body}` },
    });
  const made = async (path?: string, headers?: Record<string, string>) =>
    /made \d+/.exec((await site.page(path, headers)).html)?.[0];
  /** The first page may be slow and stream; it is stored once it is complete. */
  const kept = async (path?: string) => {
    const before = await figure('hit');
    await eventually(
      async () => {
        await site.page(path);
        return figure('hit');
      },
      (now) => now > before,
    );
    return made(path);
  };

  beforeAll(async () => {
    // Without the cache of slots, a page that is the same again was stored.
    site = await startTestSite({
      remotes: { ...plainRemotes(), 'mfe-filters': counting('1.0.0') },
      env: { SLOT_CACHE_MB: '0' },
    });
  });
  afterAll(() => site.close());

  test('is sent as it is stored, byte for byte, to every client', async () => {
    const first = await kept();
    const pages = [await site.page(), await site.page(undefined, { cookie: 'session=two' })];
    expect(pages[0]!.html).toBe(pages[1]!.html);
    expect(pages[0]!.html).toContain(first!);
    expect(pages[0]!.html.trimEnd().endsWith('</html>')).toBe(true);
  });

  test('has a strong entity tag for clients that accept compression; a client that has it gets a 304', async () => {
    await kept();
    const whole = await encodedPage(site);
    expect([whole.status, /^"[\w-]+"$/.test(whole.etag!), whole.html.includes('made ')]).toEqual([200, true, true]);
    const again = await encodedPage(site, { 'if-none-match': whole.etag! });
    expect(again).toEqual({ ...whole, encoding: again.encoding, status: 304, bytes: '', html: '' });
    expect((await encodedPage(site, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('is another one for another search, and for other answers of its sources', async () => {
    const first = await kept();
    expect(await made('/cars-for-sale/used')).not.toBe(first);
    const whole = site.marketplace.listing;
    site.marketplace.listing = { ...whole, totalResultCount: 4711 };
    const changed = await site.page();
    expect(changed.html).not.toContain(first!);
    site.marketplace.listing = whole;
    expect(await made()).toBe(first);
  });

  test('is not stored while a source has failed', async () => {
    await kept();
    site.content.fault = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    const before = await figure('miss');
    const hits = await figure('hit');
    await site.page();
    expect([await figure('miss'), await figure('hit')]).toEqual([before, hits]);
    site.content.fault = () => false;
  });

  test('counts its slots as a rendered page does', async () => {
    await kept();
    const slots = async () =>
      Number(/forecourt_slots_total\{slot="filters"[^}]*outcome="ok"\} (\d+)/.exec(await site.metrics())?.[1]);
    const before = await slots();
    await site.page();
    expect(await slots()).toBe(before + 1);
  });

  test('is not stored any more if the whole store is discarded while it is made', async () => {
    const store = new PageStore(2 ** 20, createMetrics({ marketplace: '', accounts: '', content: '' }));
    const { age } = store;
    store.clear();
    await store.put('early', '<p></p>', new Map(), age);
    await store.put('later', '<p></p>', new Map(), store.age);
    expect([store.has('early'), store.has('later')]).toEqual([false, true]);
  });

  test('contains nothing of a visitor, whichever client requested it first', async () => {
    const secret = 'k3y0fth1sv1s1t0r';
    const cookie = `session=${secret}; fc_visitor=${secret}`;
    const path = '/cars-for-sale/all?maxPrice=44444';
    const personal = await site.page(path, { cookie, referer: `https://${secret}.example`, 'user-agent': secret });
    expect(personal.html).not.toContain(secret);
    const theirs = await fetch(site.shell.url + path, { headers: { 'accept-encoding': 'br', cookie } });
    expect(theirs.headers.get('set-cookie')).toBeNull();
    expect((await site.page(path)).html).toBe((await site.page(path, { cookie })).html);
  });

  test('is rendered again for the next version, at once, and a page with a failed slot is not stored', async () => {
    await kept();
    site.registry.publish(
      counting('2.0.0', "if (made % 2 === 1) throw new Error('odd'); return h('p', null, 'made ' + made);"),
    );
    await eventually(
      () => site.page(),
      (page) => page.version('filters') === '2.0.0',
    );
    const [twice] = await eventually(
      async () => [await made(), await made()],
      ([first, second]) => first !== undefined && first === second,
    );
    expect(twice).toMatch(/[02468]$/);
  });
});

test('a visitor of a canary has the page of its version, which no cache may give to others, and compressed bytes are the page', async () => {
  const site = await startTestSite();
  const canary = fakeRemote({
    ...{ name: 'mfe-filters', version: '2.0.0' },
    fragments: { filters: "return h('p', null, 'the new filters');" },
  });
  site.registry.publish(canary, { promote: false });
  site.registry.promote('mfe-filters', '1.0.0', { version: '2.0.0', percent: 50 });
  const visitors = Array.from({ length: 8 }, (_, at) => `fc_visitor=0000000${at}-1111-4111-8111-111111111111`);
  const look = (cookie: string) => site.page(undefined, { cookie });
  await eventually(
    () => Promise.all(visitors.map(look)),
    (pages) => new Set(pages.map((page) => page.version('filters'))).size === 2,
  );
  for (const cookie of visitors) {
    const pages = [await look(cookie), await look(cookie)];
    const isNew = pages[0]!.version('filters') === '2.0.0';
    expect(pages.map(({ html }) => html.includes('the new filters'))).toEqual([isNew, isNew]);
    expect(pages[1]!.headers.get('cache-control')).toBe('private, no-store');
    const compressed = await encodedPage(site, { cookie });
    expect([compressed.html, compressed.etag]).toEqual([pages[1]!.html, undefined]);
  }
  await site.close();
});
