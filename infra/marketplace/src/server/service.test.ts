import { join } from 'node:path';
import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { showcaseSchema } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import * as z from 'zod';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { sampleReference } from '../testing/reference';
import { startTestServer, type TestServer } from '../testing/server';

const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

describe('showcase', () => {
  const show = (query: string) => server.get(`/rest/lsc/listing/alpha?${query}`, showcaseSchema.strict());

  test('is one dealer who bought it, with matching vehicles', async () => {
    const { owner, listings, context } = await show('makeCode=TOYOTA&zip=60601');
    expect(['loop', 'north']).toContain(owner?.id);
    expect(owner?.distanceFromSearch).toBeLessThan(20);
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.length).toBeLessThanOrEqual(12);
    expect(listings.every((each) => each.ownerId === owner?.id && each.makeCode === 'TOYOTA')).toBe(true);
    expect(context).toBe('owner');
  });

  test('is the same for the same search, whatever its page and order, and rotates with other searches', async () => {
    const first = await show('zip=60601');
    expect(await show('zip=60601&firstRecord=30&sortBy=yearASC')).toEqual(first);
    const dealers = new Set<string | undefined>();
    for (const price of [16_000, 17_000, 18_000, 19_000, 20_000, 21_000, 22_000, 23_000]) {
      dealers.add((await show(`maxPrice=${price}`)).owner?.id);
    }
    expect(dealers).toEqual(new Set(['loop', 'north']));
  });

  test('shows vehicles of a model, of the requested dealer, or none', async () => {
    expect((await show('makeCode=TOYOTA&modelCode=CAMRY')).context).toBe('inventory');
    expect((await show('showcaseOwnerId=north')).owner?.id).toBe('north');
    expect(await show('showcaseOwnerId=plain')).toMatchObject({ owner: null, listings: [] });
    expect(await show('hideAlpha=true')).toMatchObject({ owner: null, listings: [] });
    expect(await show('makeCode=BMW')).toMatchObject({ owner: null, listings: [] });
  });
});

describe('showcase with exactMatch', () => {
  const show = (query: string) => server.get(`/rest/lsc/listing/alpha?${query}`, showcaseSchema.strict());
  const impossible = 'makeCode=TOYOTA&zip=60601&maxPrice=1';

  test('true: without a match a sponsor nearby is shown, with the missing features of each vehicle', async () => {
    const { owner, context, sponsored, listings, missing } = await show(`${impossible}&exactMatch=true`);
    expect(['loop', 'north']).toContain(owner?.id);
    expect([context, sponsored]).toEqual(['owner', true]);
    expect(listings.every(({ ownerId, makeCode }) => ownerId === owner?.id && makeCode === 'TOYOTA')).toBe(true);
    expect(Object.keys(missing ?? {}).sort()).toEqual(listings.map(({ id }) => id).sort());
    expect(new Set(Object.values(missing ?? {}).flat())).toEqual(new Set(['minPrice']));
  });

  test.each([
    ['sellerType=p', 'sellerType'],
    ['truckCabSize=CREW', 'truckCabSize'],
    ['vehicleExchange=on', 'vehicleExchange'],
    ['monthlyBudget=1', 'monthlyBudget'],
    ['endYear=1950', 'startYear'],
    ['mileage=1', 'mileage'],
  ])('true: vehicles that fail %s lack %s, whichever facet or bound it is', async (criterion, lacking) => {
    const { listings, missing } = await show(`makeCode=TOYOTA&zip=60601&${criterion}&exactMatch=true`);
    expect(listings.length).toBeGreaterThan(0);
    for (const { id } of listings) expect(missing?.[id]).toEqual([lacking]);
  });

  test('true: matching vehicles are shown if there are any', async () => {
    const query = 'makeCode=TOYOTA&modelCode=CAMRY&zip=60601';
    expect(await show(`${query}&exactMatch=true`)).toEqual(await show(query));
  });

  test('without a location there is no showcase, and a hidden one stays hidden', async () => {
    for (const query of ['makeCode=TOYOTA&maxPrice=1&exactMatch=true', `${impossible}&exactMatch=true&hideAlpha=true`])
      expect(await show(query)).toMatchObject({ owner: null, listings: [] });
    expect(await show(impossible)).toMatchObject({ owner: null, listings: [] });
  });

  test('false: the dealer is shown, whatever the search', async () => {
    expect((await show('makeCode=TOYOTA&modelCode=CAMRY&exactMatch=false')).context).toBe('owner');
  });
});

test('without a buyer of the showcase, a dealer with many matches is featured and not called a sponsor', async () => {
  const unpaid: typeof sampleInventory = function* (options) {
    for (const item of sampleInventory(options)) {
      yield item.kind === 'owner' ? { ...item, owner: { ...item.owner, showcase: false } } : item;
    }
  };
  const other = await startTestServer(join(folder(), 'unpaid'), 60, unpaid);
  try {
    const { owner, sponsored, listings } = await other.get(
      '/rest/lsc/listing/alpha?makeCode=TOYOTA',
      showcaseSchema.strict(),
    );
    expect([sponsored, listings.length > 0]).toEqual([false, true]);
    expect(listings.every((each) => each.ownerId === owner?.id && each.makeCode === 'TOYOTA')).toBe(true);
    const again = await other.get(`/rest/lsc/listing/alpha?showcaseOwnerId=${owner?.id}`, showcaseSchema.strict());
    expect([again.owner?.id, again.sponsored]).toEqual([owner?.id, false]);
  } finally {
    await other.close();
  }
});

describe('reference data', () => {
  test('has an ETag and is not sent again while it is unchanged', async () => {
    const data = await server.get('/rest/lsc/reference', z.custom<ReferenceData>());
    expect(data.makes).toEqual(sampleReference.makes);
    const first = await fetch(`${server.url}/rest/lsc/reference`);
    await first.text();
    const again = await fetch(`${server.url}/rest/lsc/reference`, {
      headers: { 'If-None-Match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('a ZIP code is known or not', async () => {
    const known = await server.get('/rest/lsc/zip/60601', z.unknown());
    expect(known).toEqual({ zip: '60601', isValid: true, city: 'Chicago', state: 'IL' });
    expect(await server.problem('/rest/lsc/zip/00001', 404)).toMatchObject({ title: 'Enter a valid ZIP Code' });
    await server.problem('/rest/lsc/zip/6060', 404);
  });

  test.each([
    ['atlanta', { city: 'Atlanta', state: 'GA' }],
    ['Atlanta, GA', { city: 'Atlanta', state: 'GA' }],
    ['portland maine', { city: 'Portland', state: 'ME' }],
    ['St. Louis, MO', { city: 'Saint Louis', state: 'MO' }],
    ['30303', { zip: '30303', city: 'Atlanta', state: 'GA' }],
  ])('%s is a place', async (name, place) => {
    expect(await server.get(`/rest/lsc/place?name=${encodeURIComponent(name)}`, z.unknown())).toEqual(place);
  });

  test('a name of no place, or of more than one, is refused', async () => {
    for (const name of ['nowhere at all', 'atlanta red suv', '00001', '<b>', 'GA'])
      await server.problem(`/rest/lsc/place?name=${encodeURIComponent(name)}`, 404);
    await server.problem('/rest/lsc/place', 400);
    await server.problem(`/rest/lsc/place?name=${'a'.repeat(101)}`, 400);
  });
});

test('browsers can read through the shell, and write nothing', async () => {
  const { paths } = await server.get(descriptionPath, serviceDescriptionSchema);
  expect(paths.flatMap(({ methods }) => methods).filter((method) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
  expect(paths.map(({ path }) => path)).not.toContain('/inventory');
  // Section 8 has a message for packages that do not come within five seconds.
  expect(paths).toContainEqual({
    ...{ path: '/cars-for-sale/searchoptions/packages', methods: ['GET', 'HEAD'], authorizes: false },
    ...{ timeoutMs: 5_000, lateDetail: 'Request timed out' },
  });
});

test('health and metrics describe what is served', async () => {
  const health = await server.get('/healthz', z.unknown());
  expect(health).toMatchObject({ status: 'ok', listings: 60, generation: 1 });
  await server.get('/rest/lsc/listing', z.unknown());
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('marketplace_listings 60');
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/rest\/lsc\/listing",status="200"\} 1/,
  );
});

test('an unknown path is a problem document', async () => {
  expect(await server.problem('/nowhere', 404)).toMatchObject({ type: 'marketplace/not-found' });
});

test('connections are kept alive', async () => {
  const response = await fetch(`${server.url}/healthz`);
  await response.text();
  expect(response.headers.get('connection')).toBe('keep-alive');
});
