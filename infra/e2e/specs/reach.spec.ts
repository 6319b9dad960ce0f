/** A crawler finds every model and text within three steps of the home page (R16), and reads what they are. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ports } from '../ports';
import { get, linksOf } from './crawl';

const host = 'research.localhost';
const at = new URL(`http://${host}:${ports.shell}/`);
const atOnce = 4;
/** Every how many models one is read; their pages are alike. */
const eachModel = 8;
/** Most pages of model years that are read. */
const mostYears = 12;

/** Required fields of structured data, by type: those without which search engines take no notice of it. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Product: ['name', 'url', 'offers'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Review: ['name', 'itemReviewed', 'author', 'datePublished'],
  FAQPage: ['mainEntity'],
  // Nested.
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  ListItem: ['position'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

async function pathsOf(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const { status, html } = await get(request, host, sitemap);
  expect(status, sitemap).toBe(200);
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => pathOf(url.replaceAll('&amp;', '&')));
}

/** Reads pages; calls `read` with each. @returns what was not answered with 200 */
async function readAll(
  request: APIRequestContext,
  paths: readonly string[],
  read: (path: string, html: string) => void,
) {
  const broken: string[] = [];
  for (let from = 0; from < paths.length; from += atOnce)
    await Promise.all(
      paths.slice(from, from + atOnce).map(async (path) => {
        const { status, html } = await get(request, host, path);
        if (status === 200) read(path, html);
        else broken.push(`${status} ${path}`);
      }),
    );
  return broken;
}

/** Lists what structured data lacks: an unknown type, or a required field, in it or nested in it. */
function lacks(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(lacks);
  if (typeof data !== 'object' || data === null) return [];
  const fields = new Map(Object.entries(data));
  const type = String(fields.get('@type'));
  const missing = (required[type] ?? []).filter((name) => fields.get(name) === undefined || fields.get(name) === '');
  return [...missing.map((name) => `${type} without ${name}`), ...[...fields.values()].flatMap(lacks)];
}

interface Faq {
  mainEntity: readonly { name: string; acceptedAnswer: { text: string } }[];
}

/** Returns the questions of a page's structured data with their answers. */
const questionsIn = ({ mainEntity }: Faq) => mainEntity.map((each) => [each.name, each.acceptedAnswer.text]);

/** Returns the questions that a page shows with their answers. */
const questionsOn = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map((pair) => pair.slice(1).map(textOf));

const textOf = (html = '') =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('R16 every model and text is within three steps of the home page, and is what its structured data says', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const models = await pathsOf(request, '/sitemaps/models.xml');
  const texts = [
    ...(await pathsOf(request, '/sitemaps/articles.xml')),
    ...(await pathsOf(request, '/sitemaps/reviews.xml')),
  ];
  expect(models.length).toBeGreaterThan(100);
  expect(texts.length).toBeGreaterThan(25);

  // One step leads to the home page's links, two to theirs, three to those of lists; pages of searches and cars are not followed.
  const isList = (path: string) =>
    /^\/(articles|reviews)(\?page=\d+)?$|^\/cars-for-sale\/(makes|body-styles|cities)$/.test(path);
  const first = await get(request, host, '/');
  const home = first.location === undefined ? '/' : pathOf(new URL(first.location, at).href);
  const reached = new Map<string, number>([[home, 0]]);
  const followed = new Set<string>();
  for (let step = 0; step < 3; step += 1) {
    const next = [...reached.keys()].filter((path) => !followed.has(path) && (path === home || isList(path)));
    for (const path of next) followed.add(path);
    const broken = await readAll(request, next, (path, html) => {
      for (const link of linksOf(html, new URL(path, at))) if (!reached.has(link)) reached.set(link, step + 1);
    });
    expect(broken).toEqual([]);
  }
  expect([...models, ...texts].filter((path) => !reached.has(path))).toEqual([]);

  const faults: string[] = [];
  let asked = 0;
  const years = new Set<string>();
  const lists = [...followed, ...(await pathsOf(request, '/sitemaps/site.xml'))];
  const pages = [...lists, ...texts, ...models.filter((_, index) => index % eachModel === 0)];
  const check = (path: string, html: string) => {
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
    if (canonical === '' || pathOf(canonical) !== path) faults.push(`${path}: its canonical link is ${canonical}`);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const types = scripts.map(([, text = '']) => {
      const data: object = JSON.parse(text);
      faults.push(...lacks(data).map((fault) => `${path}: ${fault}`));
      const type = '@type' in data ? data['@type'] : undefined;
      if (type === 'FAQPage') {
        asked += 1;
        expect(questionsIn(JSON.parse(text)), path).toEqual(questionsOn(html));
      }
      return type;
    });
    if (questionsOn(html).length > 0 && !types.includes('FAQPage'))
      faults.push(`${path}: its questions are not in its structured data`);
    for (const link of linksOf(html, new URL(path, at))) if (/\/models\/.*\/20\d\d$/.test(link)) years.add(link);
    if (models.includes(path))
      for (const type of ['BreadcrumbList', 'Product', 'ItemList'])
        if (!types.includes(type)) faults.push(`${path}: no ${type}`);
    if (texts.includes(path) && !types.includes('BreadcrumbList')) faults.push(`${path}: no BreadcrumbList`);
  };
  const broken = await readAll(request, [...new Set(pages)], check);
  // A year has questions even if few vehicles are for sale.
  broken.push(...(await readAll(request, [...years].slice(0, mostYears), check)));
  expect([...broken, ...faults]).toEqual([]);
  expect(asked).toBeGreaterThan(3);
});
