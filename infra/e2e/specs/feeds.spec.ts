/** Sitemaps follow the schema of sitemaps.org, and the feed of articles RSS 2.0 (R16): a browser's parser reads them. */
import { brandIds } from '@forecourt/brands';
import { expect, type Page, test } from '@playwright/test';
import { ports } from '../ports';
import { get } from './crawl';

/** A file as it was read: one row for each location, `name=text` for each of its fields. */
interface Sitemap {
  root: string;
  rows: string[][];
}

/** Reads a sitemap; a document that is not well-formed has the root `parsererror` or `html`. */
const readSitemap = (page: Page, xml: string): Promise<Sitemap> =>
  page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
    const nameOf = (element: Element) => `{${element.namespaceURI}}${element.localName}`;
    const rows = [...root.children].map((row) => [
      nameOf(row),
      ...[...row.children].map((field) => `${nameOf(field)}=${field.textContent}`),
    ]);
    return { root: nameOf(root), rows };
  }, xml);

const named = (name: string) => `{http://www.sitemaps.org/schemas/sitemap/0.9}${name}`;

/** Lists how a sitemap breaks its schema: its elements and their order, addresses of 12 to 2,048 characters, days, 1 to 50,000 locations. */
function faultsOf({ root, rows }: Sitemap, kind: 'urlset' | 'sitemapindex', origin: string): string[] {
  if (root !== named(kind)) return [`its root is ${root}`];
  if (rows.length === 0 || rows.length > 50_000) return [`it has ${rows.length} locations`];
  const entry = named(kind === 'urlset' ? 'url' : 'sitemap');
  return rows.flatMap(([name, loc = '', ...rest]) => {
    const url = loc.slice(named('loc=').length);
    const isLocation = loc.startsWith(named('loc=')) && url.length >= 12 && url.length <= 2048;
    const isHere = URL.canParse(url) && new URL(url).origin === origin;
    const days = rest.map((field) => field.startsWith(named('lastmod=')) && field.slice(named('lastmod=').length));
    const areDays = days.length <= 1 && days.every((day) => day !== false && isDay(day));
    return name === entry && isLocation && isHere && areDays ? [] : [[name, loc, ...rest].join(' ')];
  });
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

for (const brand of brandIds) {
  const host = `${brand}.localhost`;
  const origin = `http://${host}:${ports.shell}`;

  test(`R16 the sitemaps of ${brand} follow their schema`, async ({ page, request }) => {
    const index = await readSitemap(page, (await get(request, host, '/sitemap.xml')).html);
    expect(faultsOf(index, 'sitemapindex', origin)).toEqual([]);
    for (const [, loc = ''] of index.rows) {
      const { pathname } = new URL(loc.slice(named('loc=').length));
      const { status, html } = await get(request, host, pathname);
      expect([pathname, status]).toEqual([pathname, 200]);
      expect([pathname, faultsOf(await readSitemap(page, html), 'urlset', origin)]).toEqual([pathname, []]);
    }
  });

  test(`R16 the feed of ${brand} is RSS 2.0: a channel with its fields, items with one address each`, async ({
    page,
    request,
  }) => {
    const xml = await (
      await request.get(`http://127.0.0.1:${ports.shell}/articles/feed.xml`, {
        headers: { Host: `${host}:${ports.shell}` },
      })
    ).text();
    const feed = await page.evaluate((text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
      const [channel] = root.children;
      const textIn = (element: Element | undefined, name: string) =>
        [...(element?.children ?? [])].filter(({ nodeName }) => nodeName === name).map((each) => each.textContent);
      return {
        kind: [root.nodeName, root.getAttribute('version'), root.children.length, channel?.nodeName],
        fields: ['title', 'link', 'description'].map((name) => textIn(channel, name).length),
        items: [...root.querySelectorAll('channel > item')].map((item) =>
          ['title', 'link', 'guid', 'description', 'pubDate'].map((name) => textIn(item, name)),
        ),
      };
    }, xml);
    expect(feed.kind).toEqual(['rss', '2.0', 1, 'channel']);
    expect(feed.fields).toEqual([1, 1, 1]);
    expect(feed.items.length).toBeGreaterThan(0);
    const faults = feed.items.filter((fields) => {
      const [[title = ''] = [], [link = ''] = [], [guid] = [], , [day = ''] = []] = fields;
      const isOnce = fields.every((texts) => texts.length === 1) && title !== '' && guid === link;
      return !(isOnce && link.startsWith(`${origin}/`) && new Date(day).toUTCString() === day);
    });
    expect(faults).toEqual([]);
    const guids = feed.items.map(([, , guid]) => guid?.[0]);
    expect(new Set(guids).size).toBe(guids.length);
  });
}
