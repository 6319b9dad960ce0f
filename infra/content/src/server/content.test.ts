import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { dealerDifferenceSchema } from '@forecourt/listing';
import { guidePages, sitePages } from '@forecourt/site';
import * as z from 'zod';
import { detailsOf, promisesOf } from '../../../../mfe-showcase/src/program/programme';
import { details, promises } from '../../../../mfe-showcase/src/program/testing';
import { guideSchema } from '../guides';
import { adsSchema, campaignSchema } from '../house-ads/schema';
import { pageSchema } from '../pages';
import { programmeDetailsSchema, programmeSchema } from '../programmes';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('browsers reach photographs, ads, and the pictures of articles and of shared links through the shell, and no other path', async () => {
  const { paths } = await server.get(descriptionPath, serviceDescriptionSchema);
  expect(paths.map(({ path, methods }) => `${methods} ${path}`)).toEqual([
    'GET,HEAD /content/photos',
    'GET,HEAD /ads',
    'GET,HEAD /content/pictures',
    'GET,HEAD /content/cards',
  ]);
});

test('R64 a dealer’s own words come from the file that the dealer’s feed names, and from no other', async () => {
  expect(await server.get('/content/dealer-differences/lakeside-motors', dealerDifferenceSchema)).toEqual({
    title: 'Family owned since 1968',
    words: [{ tag: 'p', words: ['Three generations. ', { tag: 'strong', words: ['No fees.'] }] }],
  });
  for (const id of ['nobody', 'broken', '..%2Fcampaigns', 'Lakeside-Motors'])
    expect((await server.problem(`/content/dealer-differences/${id}`, 404)).detail).toContain('No dealer');
});

describe('house ads', () => {
  const ads = async (query: string) => (await server.get(`/ads/house?${query}`, adsSchema)).ads;

  test('fill each placement that has a size, each with a different ad', async () => {
    const shown = await ads('placements=footer,grid-7,grid-14,nowhere');
    expect(Object.keys(shown)).toEqual(['footer', 'grid-7', 'grid-14']);
    expect(shown.footer).toMatchObject({ width: 728, height: 90 });
    expect(new Set(Object.values(shown).map((ad) => ad.id)).size).toBe(3);
  });

  test('are the same for the same search and suit it', async () => {
    const query = 'placements=footer,grid-7&fuelTypeGroup=ELE&brand=research';
    expect(await ads(query)).toEqual(await ads(`${query}&firstRecord=30`));
    expect((await ads(query)).footer?.theme).toBe('electric');
  });

  test('each theme has a drawing, at the address that ads without a picture of their own show', async () => {
    for (const theme of campaignSchema.shape.theme.options) {
      const response = await fetch(`${server.url}/ads/pictures/${theme}.svg`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(await response.text()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 240 150">.*<\/svg>$/);
    }
    await server.problem('/ads/pictures/none.svg', 404);
  });

  test('do not lead to the search that is open', async () => {
    const placements = `placements=${Array.from({ length: 20 }, (_, n) => `grid-${n}`)}`;
    const shown = await ads(`${placements}&brand=certified&listingType=CERTIFIED&fuelTypeGroup=ELE&maxPrice=20000`);
    const ids = Object.values(shown).map(({ id }) => id);
    expect(ids).toContain('electric-long-range');
    expect(ids).not.toContain('electric-all');
    expect(ids).not.toContain('finance-under-20000');
  });

  test('R67 a renewed place has different ads in turn, and none that has reached its cap', async () => {
    const query = 'placements=fixed&prd=results&pos=bottom&active_browser=true';
    const shown: string[] = [];
    for (let refresh = 0; refresh <= 10; refresh += 1)
      shown.push((await ads(`${query}&refresh=${refresh}`)).fixed?.id ?? '');
    expect(new Set(shown).size).toBeGreaterThan(3);
    const first = shown[0]!;
    expect((await ads(`${query}&refresh=0&seen=${first}`)).fixed?.id).not.toBe(first);
  });

  test('R52 the place for electric vehicles has ads in searches for them only; the place for promotions always has one', async () => {
    const query = 'placements=treehouse-7,promo-14';
    expect(Object.keys(await ads(query))).toEqual(['promo-14']);
    const electric = await ads(`${query}&fuelTypeGroup=ELE`);
    expect(electric['treehouse-7']?.theme).toBe('electric');
    expect(electric['promo-14']?.id).toMatch(/^promo-/);
  });

  test('a request without placements is refused', async () => {
    expect((await server.problem('/ads/house', 400)).detail).toContain('placements');
    expect((await server.problem('/ads/house?placements=FOOTER!', 400)).detail).toContain('placements');
    expect((await server.problem('/ads/house?placements=footer&brand=No!', 400)).detail).toContain('brand');
    expect((await server.problem('/ads/house?placements=footer&zip3=60601', 400)).detail).toContain('zip3');
    expect((await server.problem('/ads/house?placements=footer&refresh=-1', 400)).detail).toContain('refresh');
  });
});

test('a programme is served with its promises; an unknown one is refused with a list of the known ones', async () => {
  const answer = await server.get('/content/programmes/certified', programmeSchema);
  expect(promisesOf({ programme: answer as Parameters<typeof promisesOf>[0]['programme'] })).toEqual(promises);
  const whole = await server.get('/content/programmes/certified/details', programmeDetailsSchema);
  expect(detailsOf({ 'programme-details': whole })).toEqual(details);
  expect(await server.problem('/content/programmes/constructor', 404)).toMatchObject({
    type: 'content/unknown-programme',
    detail: 'There is no programme "constructor"; there are: certified.',
  });
});

test('a guide is served in parts; an unknown one is refused with a list of the known ones', async () => {
  const electric = await server.get('/content/guides/electric-vehicles', guideSchema);
  expect(electric.parts.map(({ title }) => title)).toEqual(['Electric', 'Plug-in hybrid', 'Hybrid', 'Hydrogen']);
  const guarantee = await server.get('/content/guides/money-back-guarantee', guideSchema);
  expect(JSON.stringify(guarantee)).toContain('14 days or 1,000 miles');
  expect(await server.problem('/content/guides/constructor', 404)).toMatchObject({
    type: 'content/unknown-guide',
    detail: 'There is no guide "constructor"; there are: electric-vehicles, money-back-guarantee.',
  });
});

test('a page of the site is served with its text; an unknown one is refused with a list of the known ones', async () => {
  for (const { href } of [...sitePages, ...guidePages])
    expect((await server.get(`/content/pages${href}`, pageSchema)).sections.length).toBeGreaterThan(1);
  expect(await server.problem('/content/pages/constructor', 404)).toMatchObject({ type: 'content/unknown-page' });
});

test('health and metrics tell what is served', async () => {
  expect(await server.get('/healthz', z.unknown())).toMatchObject({ status: 'ok', programmes: 1 });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
});

test('an unknown path is a problem document', async () => {
  expect(await server.problem('/nowhere', 404)).toMatchObject({ type: 'content/not-found' });
});
