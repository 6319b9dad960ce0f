/** Every link of the site, on every brand: none is broken. Pages are fetched as for a visitor without script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@forecourt/brands';
import { expect, test } from '@playwright/test';
import { ports } from '../ports';
import { get, linksOf } from './crawl';

/** Number of links followed for each shape (kind of path, names of parameters), the first by name: searches are endless. */
const perShape = 3;
const pagesPerBrand = 150;
const atOnce = 4;

/** The site's own campaigns: the links of all of them have to work, whichever a page shows. */
const campaigns = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/data/house-ads.json'), 'utf8'),
) as readonly { href: string; brands?: readonly string[] }[];

/** Returns the shape of a URL: all vehicles have the same, and so have all searches with the same parameters. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [, first = '', second = '', ...rest] = pathname.split('/');
  const isSearch = first === 'cars-for-sale' && second !== 'vehicle';
  const place = isSearch
    ? `${first}/${'*/'.repeat(rest.length + 1)}`
    : second === 'vehicle'
      ? `${first}/${second}`
      : pathname;
  return `${place}?${[...searchParams.keys()].sort().join('&')}`;
}

for (const { id, hosts, signInPath } of brands) {
  test(`no link of ${id} leads nowhere`, async ({ request }) => {
    test.setTimeout(300_000);
    const host = hosts[0]!;
    const seen = new Set<string>();
    const followed = new Map<string, number>();
    const broken: string[] = [];
    let waiting: { path: string; from: string }[] = [];

    const notice = (paths: readonly string[], from: string) => {
      for (const path of [...new Set(paths)].sort()) {
        const shape = shapeOf(path);
        const count = followed.get(shape) ?? 0;
        if (seen.has(path) || count >= perShape || seen.size >= pagesPerBrand) continue;
        seen.add(path);
        followed.set(shape, count + 1);
        waiting.push({ path, from });
      }
    };
    const follow = async ({ path, from }: { path: string; from: string }) => {
      const at = new URL(path, `http://${host}:${ports.shell}`);
      let answer = await get(request, host, path);
      if ([301, 302, 303, 307, 308].includes(answer.status) && answer.location !== undefined) {
        const next = new URL(answer.location, at);
        if (next.origin !== at.origin) return { path, links: [] };
        answer = await get(request, host, next.pathname + next.search);
      }
      if (answer.status !== 200) broken.push(`${answer.status} ${path} (from ${from})`);
      return { path, links: linksOf(answer.html, at) };
    };

    notice(['/'], 'the start');
    notice([`${signInPath}?defaultScreen=signup&refUrl=%2Fcars-for-sale%2Fall`], 'an answer to saving a search');
    notice(
      campaigns.filter((ad) => ad.brands?.includes(id) ?? true).map(({ href }) => href),
      'a house ad',
    );
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      for (const { path, links } of await Promise.all(batch.map(follow))) notice(links, path);
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
  });
}
