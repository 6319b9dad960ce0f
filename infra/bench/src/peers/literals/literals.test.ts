import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageView, SlotProps, SourceData } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { fillSlots } from '@forecourt/fragment-kit/nested-slots';
import { renderOnServer } from '@forecourt/fragment-kit/server';
import { startTestServer, type TestServer } from '@forecourt/marketplace/src/testing/server';
import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import { pageDifferences } from '../../compose/same-page';
import { measuredBrand as brand, measuredLayout } from '../../programs/measured';
import { pageView, results } from '../../shell/page-data';
import { sourceTable } from '../../shell/upstreams';
import { pageWriter } from './page';

const root = join(__dirname, '../../../../..');
const folder = mkdtempSync(join(tmpdir(), 'literals-'));
const { slots, arrangement } = measuredLayout;
const fragments = new Map<string, FragmentDefinition>();
const fragmentOf = (slot: string) => fragments.get(slot);
let market: TestServer;
let reference: ReferenceData;

/** The answer of the content service, which picks ads by the search. */
const ad = { id: 'a', headline: 'A & B', body: 'Say "hello"', cta: 'Go', href: '/car-payments', theme: 'finance' };
const elsewhere = { ...ad, href: 'https://example.org/', picture: { src: '/ads/pictures/a.svg', alt: 'A < B' } };
const ads = { ads: { footer: ad, 'fluid-7': ad, peekaboo: elsewhere, promo: ad } };

beforeAll(async () => {
  market = await startTestServer(folder, 200);
  for (const { slot, remote, fragment } of slots) {
    // Remotes are known by their layout only, so nothing here imports one by name.
    const module = (await import(join(root, remote, 'src/fragments', fragment))) as { default: FragmentDefinition };
    fragments.set(slot, module.default);
  }
  reference = (await (await fetch(`${market.url}/rest/lsc/reference`)).json()) as ReferenceData;
}, 300_000);

afterAll(async () => {
  await market.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Returns the view of a search, with the answers of the real marketplace. */
async function viewOf(url: string): Promise<PageView> {
  const parsed = parse(url, brand, createReference(reference));
  if (parsed.kind === 'not-found') throw new Error(`${url} is no page: ${parsed.reason}`);
  const needed = new Set([...fragments.values()].flatMap(({ needs }) => needs.map((need) => need.split('.')[0]!)));
  const data: Record<string, unknown> = { ads };
  for (const name of needed) {
    const source = sourceTable[name];
    const path = source?.request({ state: parsed.state, params: {}, brand }) ?? null;
    if (path === null || source?.upstream !== 'marketplace' || source.isPersonal) continue;
    const response = await fetch(market.url + path);
    if (response.ok) data[name] = source.schema.parse(await response.json());
  }
  const address = { state: parsed.state, canonical: parsed.canonical, params: {} };
  return pageView({ page: results.name, address, brand, data: data as SourceData, reference });
}

/** Renders a slot by its component, with the slots nested in it, as the shell does. */
function render(slot: string, view: PageView, props?: SlotProps): string {
  const fragment = fragmentOf(slot);
  if (fragment === undefined) return '';
  const { html, nested } = renderOnServer({ fragment, view, slot, props });
  const fillings = nested.map(
    (each) => [each.marker, { attributes: '', html: render(each.slot, view, each.props) }] as const,
  );
  return fillSlots(html, new Map(fillings));
}

function byComponents(view: PageView): string {
  const region = (name: string) =>
    `<div>${slots.map(({ slot, region }) => (region === name ? `<div data-slot="${slot}">${render(slot, view)}</div>` : '')).join('')}</div>`;
  return `<main>${region('hero')}<div class="fc-layout" data-layout="${arrangement}">${region('aside')}${region('main')}</div></main>${region('footer')}`;
}

function byLiterals(view: PageView): string {
  const head = { title: 'Cars', description: '', canonical: view.url, jsonLd: [] };
  return pageWriter(brand, fragmentOf, render)(view, head);
}

/** Returns what a browser shows of `<main>`: its words, without tags. */
const wordsIn = (html: string): string =>
  html
    .replace(/^[\s\S]*?<main\b[^>]*>|<\/main>[\s\S]*$/g, '')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&quot;/g, '"');

const searches = [
  '/cars-for-sale/all',
  '/cars-for-sale/all?minPrice=2000',
  '/cars-for-sale/all/toyota/camry?zip=60601&trimCode=CAMRY%7CLE',
  '/cars-for-sale/all?zip=60601&searchRadius=50&vehicleStyleCode=SUVCROSS&extColorSimple=WHITE,BLACK&featureCode=1306&driveGroup=AWD4WD',
  '/cars-for-sale/all?maxPrice=1',
  '/cars-for-sale/all?minPrice=9000&maxPrice=5000',
  '/cars-for-sale/new?zip=60601&mileage=10000&monthlyBudget=600&dealType=goodprice',
  '/cars-for-sale/all?experience=buy-online&sellerType=p&startYear=2015&endYear=2024&sortBy=derivedpriceASC',
  '/cars-for-sale/all?firstRecord=90&zip=00000&marketExtension=include',
];

test.each(searches)('%s has the elements and words that its components render', async (url) => {
  const view = await viewOf(url);
  const [components, literals] = [byComponents(view), byLiterals(view)];
  expect(pageDifferences(components, literals)).toEqual([]);
  expect(wordsIn(literals)).toBe(wordsIn(components));
});

test('texts of sellers and shoppers are escaped, in content and in attributes', async () => {
  const view = await viewOf('/cars-for-sale/all');
  const { listing } = view.data;
  if (listing === undefined) throw new Error('The marketplace did not answer.');
  const hostile = `<img src=x onerror="alert('1')"> & Co`;
  const listings = listing.listings.map((each) => ({ ...each, title: hostile, trim: undefined }));
  const html = byLiterals({ ...view, data: { ...view.data, listing: { ...listing, listings } } });
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toMatch(/="[^"]*onerror="/);
});
