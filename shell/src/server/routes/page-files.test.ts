import { brandById } from '@forecourt/brands';
import { fakeListing } from '../testing/fake-marketplace';
import { filesOf, namesIn } from '../testing/files-of';
import { eventually, type Page, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

const all = '/cars-for-sale/all';

describe('the files of a page', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const pathOf = (page: Page, kind: 'plan' | 'view') => String(namesIn(page)[kind]);
  const get = (path: string, headers: Record<string, string> = {}) => site.page(`/_shell/${path}`, headers);
  const figure = async (kind: string, outcome: string) =>
    Number(
      new RegExp(`forecourt_page_files_total\\{kind="${kind}",outcome="${outcome}"\\} (\\d+)`).exec(
        await site.metrics(),
      )?.[1] ?? 0,
    );

  test('never change, so that browsers keep them; they are data of this site, for this site', async () => {
    const page = await site.page();
    const before = [await figure('plans', 'kept'), await figure('views', 'kept')];
    for (const path of [pathOf(page, 'plan'), pathOf(page, 'view')]) {
      const { status, headers } = await get(path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        ...[200, 'application/json; charset=utf-8', 'public, max-age=31536000, immutable'],
      ]);
      expect([headers.get('cross-origin-resource-policy'), headers.get('x-content-type-options')]).toEqual([
        ...['same-origin', 'nosniff'],
      ]);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('set-cookie')).toBeNull();
      const compressed = await fetch(`${site.shell.url}/_shell/${path}`, { headers: { 'accept-encoding': 'br' } });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect(await compressed.text()).toBe((await get(path)).html);
    }
    const after = [await figure('plans', 'kept'), await figure('views', 'kept')];
    expect(after).toEqual(before.map((times) => times + 3));
  });

  test('are one plan for all searches of a brand, and one view for each', async () => {
    const pages = await Promise.all([all, '/cars-for-sale/new', `${all}?maxPrice=9000`].map((path) => site.page(path)));
    expect(new Set(pages.map((page) => pathOf(page, 'plan'))).size).toBe(1);
    expect(new Set(pages.map((page) => pathOf(page, 'view'))).size).toBe(3);
    const certified = await site.page(all, { host: 'certified.localhost' });
    expect(pathOf(certified, 'plan')).not.toBe(pathOf(pages[0]!, 'plan'));
    const { view } = await filesOf(site, pages[1]!);
    expect([view.url, view.brand.id]).toEqual(['/cars-for-sale/new', brandById('research').id]);
  });

  test('are found by their own names only', async () => {
    const page = await site.page();
    const [plan, view] = (['plan', 'view'] as const).map((kind) => pathOf(page, kind).slice('plans/'.length));
    const asked = site.marketplace.requests.length;
    for (const path of [`plans/${view}`, `views/${plan}`, 'views/constructor', `views/${view}x`, `views/..%2fplans`]) {
      const { status, headers, html } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(JSON.parse(html)).toMatchObject({ type: 'shell/no-such-file' });
    }
    expect(site.marketplace.requests.length).toBe(asked);
  });

  test('are made again by a shell that lacks them, from the address of the page that asks', async () => {
    const page = await site.page(`${all}?maxPrice=9000`);
    const before = await filesOf(site, page);
    for (const path of [pathOf(page, 'plan'), pathOf(page, 'view')]) {
      await site.restartShell();
      const askedFrom = async (referer?: string) => (await get(path, referer === undefined ? {} : { referer })).status;
      expect(await askedFrom()).toBe(404);
      expect(await askedFrom('no address')).toBe(404);
      expect(await askedFrom(`http://elsewhere.example${all}?maxPrice=9000`)).toBe(404);
      expect(await askedFrom(`${site.shell.url}${all}?maxPrice=9000`)).toBe(200);
      expect(await askedFrom()).toBe(200);
    }
    expect([await figure('views', 'unknown'), await figure('views', 'made'), await figure('views', 'kept')]).toEqual([
      ...[3, 1, 1],
    ]);
    expect(await filesOf(site, page)).toEqual(before);
  });

  test('are not there once the data has changed, so that the page loads itself again', async () => {
    const page = await site.page();
    await site.restartShell();
    const usual = site.marketplace.listing;
    site.marketplace.listing = { ...usual, listings: [fakeListing('9')] };
    expect((await get(pathOf(page, 'view'), { referer: site.shell.url + all })).status).toBe(404);
    const again = await site.page();
    expect((await filesOf(site, again)).view.data.listing?.listings.map(({ id }) => id)).toEqual(['9']);
    site.marketplace.listing = usual;
  });

  test('stay for pages of before when a version goes live', async () => {
    const page = await site.page();
    site.registry.publish(plainRemotes('2.0.0')['mfe-ads']!);
    const after = await eventually(
      () => site.page(),
      (one) => one.version('footer-ad') === '2.0.0',
    );
    expect(pathOf(after, 'plan')).not.toBe(pathOf(page, 'plan'));
    const versionIn = async (one: Page) => (await filesOf(site, one)).plan.remotes['mfe-ads']?.version;
    expect([await versionIn(page), await versionIn(after)]).toEqual(['1.0.0', '2.0.0']);
  });
});

test('a page that is sent as it was stored has its files, however many pages came in between', async () => {
  const site = await startTestSite({ env: { PAGE_FILES_MB: '1' } });
  const listings = Array.from({ length: 200 }, (_, id) => fakeListing(`${id}`));
  site.marketplace.listing = { ...site.marketplace.listing, listings };
  const hits = async () => /forecourt_page_store_total\{outcome="hit"\} (\d+)/.exec(await site.metrics())?.[1];
  const { page } = await eventually(
    async () => ({ page: await site.page(), hits: await hits() }),
    (one) => one.hits !== undefined,
  );
  const view = `/_shell/${String(namesIn(page).view)}`;
  expect((await site.page(view)).status).toBe(200);
  for (let price = 10_000; price < 10_020; price += 1) await site.page(`${all}?maxPrice=${price}`);
  expect((await site.page(view)).status).toBe(404);
  expect((await site.page()).html).toBe(page.html);
  expect((await site.page(view)).status).toBe(200);
  await site.close();
});
