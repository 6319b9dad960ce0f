import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Listing, listingResponseSchema, vehicleSchema } from '@forecourt/listing';
import { sql } from 'kysely';
import { pino } from 'pino';
import * as z from 'zod';
import { InProcessSearch } from '../search/columnar/in-process-search';
import { openStore, type SqlStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { sampleReference } from '../testing/reference';
import { startTestServer, type TestServer, testToken } from '../testing/server';
import { matchSample } from '../testing/vehicles';
import { startMarketplace } from './start';

const folder = useFolder();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(folder());
});
afterEach(() => server.close());

const record = {
  ...{ vin: '4T1G11AK5MU599999', year: 2021, make: 'Toyota', model: 'Camry LE', price: 21_500, mileage: '31,500 mi' },
  ...{ sellerName: 'Lakeside &amp; Sons', zip: '60601', exteriorColor: 'Shadow Black', certified: true },
};
const post = (body: unknown) => server.write('/inventory/listings', { method: 'POST', body: JSON.stringify(body) });
const written = async (body: unknown) => {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { searchable: boolean; records: { id: string; outcome: string; leftOut: unknown }[] };
};
const retire = (id: string) => server.write(`/inventory/listings/${id}`, { method: 'DELETE' });
const list = async (query = '') =>
  (await server.get(`/rest/lsc/listing?numRecords=100&${query}`, listingResponseSchema)).listings;
const total = async (query = '') =>
  (await server.get(`/rest/lsc/listing/count?${query}`, z.object({ totalResultCount: z.number() }))).totalResultCount;
const send = (body: string, type = 'application/json'): RequestInit => ({
  ...{ method: 'POST', body, headers: { 'Content-Type': type, Authorization: `Bearer ${testToken}` } },
});
/** Writes to the store as another process does. */
async function behindItsBack(work: (store: SqlStore) => Promise<unknown>) {
  const store = await openStore(folder());
  await work(store);
  await store.close();
}

test('a dealer’s promise is the feed’s own, with the id of its text; without both there is none', async () => {
  const promise = { sellerTagline: 'Family owned <b>since 1968</b>', sellerContentId: 'lakeside-motors' };
  const seller = async (more: object) => {
    const { records } = await written({ ...record, ...more });
    const path = `/rest/lsc/listing?listingId=${records[0]!.id}`;
    const { owners } = await server.get(path, listingResponseSchema);
    return { leftOut: records[0]!.leftOut, difference: owners[0]!.dealerDiff };
  };
  expect(await seller(promise)).toEqual({
    leftOut: [],
    difference: { tagline: 'Family owned since 1968', contentId: 'lakeside-motors' },
  });
  expect(await seller({ sellerTagline: 'Alone' })).toEqual({ leftOut: [], difference: undefined });
  expect(await seller({ ...promise, sellerContentId: '../../etc' })).toEqual({
    leftOut: [{ field: 'sellerContentId', value: '../../etc', reason: 'no-such-value' }],
    difference: undefined,
  });
});

test('a special offer is the feed’s own, in its words; without one there is none', async () => {
  const offerOf = async (more: object) => {
    const { records } = await written({ ...record, ...more });
    const { listing } = await server.get(`/rest/lsc/listing/${records[0]!.id}`, vehicleSchema);
    return [records[0]!.leftOut, listing.hasSpecialOffer, listing.specialOffer];
  };
  expect(await offerOf({ specialOffer: 'Free delivery <b>within 50 miles</b>' })).toEqual([
    [],
    true,
    'Free delivery within 50 miles',
  ]);
  expect(await offerOf({})).toEqual([[], undefined, undefined]);
  expect(await offerOf({ specialOffer: 'a'.repeat(81) })).toEqual([[], true, 'a'.repeat(80)]);
});

test('a feed says what is sold online, by lease as well, and that its seller delivers; a private seller sells nothing so', async () => {
  const offerOf = async (more: object) => {
    const { records } = await written({ ...record, ...more });
    const { online } = await server.get(`/rest/lsc/listing/${records[0]!.id}`, vehicleSchema);
    return [records[0]!.leftOut, online?.deals.toSorted(), online?.delivers];
  };
  expect(await offerOf({})).toEqual([[], undefined, undefined]);
  expect(await offerOf({ buyOnline: 'No' })).toEqual([[], undefined, undefined]);
  expect(await offerOf({ buyOnline: 'Yes' })).toEqual([[], ['cash', 'finance'], false]);
  expect(await total('experience=buy-online')).toBe(1);
  const both = { buyOnline: 'cash, loan, lease', homeDelivery: true, condition: 'New' };
  expect(await offerOf(both)).toEqual([[], ['cash', 'finance', 'lease'], true]);
  expect(await offerOf({ buyOnline: 'Yes', sellerType: 'Private' })).toEqual([[], undefined, undefined]);
  expect(await offerOf({ buyOnline: 'perhaps' })).toEqual([
    [{ field: 'buyOnline', value: 'perhaps', reason: 'no-such-value' }],
    undefined,
    undefined,
  ]);
});

test('a dealer’s logo is the feed’s, if it is a web address', async () => {
  const logoOf = async (sellerLogo: string) => {
    const { records } = await written({ ...record, sellerLogo });
    const { owners } = await server.get(`/rest/lsc/listing?listingId=${records[0]!.id}`, listingResponseSchema);
    return [records[0]!.leftOut, owners[0]!.logo];
  };
  const logo = 'https://dealer.example/logo.png';
  expect(await logoOf(logo)).toEqual([[], logo]);
  const leftOut = [{ field: 'sellerLogo', value: 'javascript:alert(1)', reason: 'no-such-value' }];
  expect(await logoOf('javascript:alert(1)')).toEqual([leftOut, undefined]);
});

test('a record with a hundred thousand nested objects is refused', async () => {
  const deep = `[{"vin":"4T1G11AK5MU599999","extra":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`;
  expect(await server.problem('/inventory/listings', 400, send(deep))).toMatchObject({ type: 'marketplace/bad-body' });
});

test('a listing can be found as soon as it is acknowledged, is changed by the same vehicle, and is gone once retired', async () => {
  const first = await written(record);
  const { id } = first.records[0]!;
  expect(first).toEqual({ searchable: true, records: [{ id, outcome: 'added', leftOut: [] }] });
  expect(await list('keyword=4T1G11AK5MU599999')).toMatchObject([
    {
      ...{ id, title: 'Certified 2021 Toyota Camry LE', mileage: 31_500, extColorSimple: 'BLACK' },
      pricingDetail: { salePrice: 21_500 },
    },
  ]);
  expect(await total()).toBe(61);

  expect((await written(record)).records).toMatchObject([{ id, outcome: 'unchanged' }]);
  expect((await written({ ...record, price: '$19,900.00' })).records).toMatchObject([{ id, outcome: 'changed' }]);
  const changed = await server.get(
    `/rest/lsc/listing/${id}`,
    z.object({ listing: z.custom<Listing>(), owner: z.looseObject({}) }),
  );
  expect(changed).toMatchObject({
    listing: { pricingDetail: { salePrice: 19_900 }, isReducedPrice: true },
    owner: { name: 'Lakeside & Sons' },
  });
  expect(await total('maxPrice=19900&minPrice=19900')).toBe((await list('maxPrice=19900&minPrice=19900')).length);

  expect((await retire(id)).status).toBe(204);
  expect([await total(), await list('keyword=4T1G11AK5MU599999')]).toEqual([60, []]);
  await server.problem(`/rest/lsc/listing/${id}`, 404);
  const again = await retire(id);
  expect([again.status, again.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
});

test('a vehicle that the inventory has under another id stays one listing', async () => {
  const { records } = await written({ ...record, vin: '4T1G11AK5MU500007' });
  expect(records).toMatchObject([{ id: 'l-0007', outcome: 'changed' }]);
  expect(await total()).toBe(60);
});

test('without a VIN the seller and the stock number identify a vehicle, without a stock number its data', async () => {
  const { vin: _, ...nameless } = record;
  const idOf = async (more: object) => (await written({ ...nameless, ...more })).records[0]!.id;
  expect(await idOf({ stockNumber: 'A1', mileage: 10 })).toBe(await idOf({ stockNumber: 'A1', mileage: 20 }));
  expect(await idOf({ stockNumber: 'A2' })).not.toBe(await idOf({ stockNumber: 'A1' }));
  expect(await idOf({ price: 10_000 })).toBe(await idOf({ price: 11_000 }));
  expect(await idOf({ mileage: 11 })).not.toBe(await idOf({ mileage: 12 }));
});

test('of many records each gets its own result, and valid ones are accepted', async () => {
  const { records } = await written([
    { ...record, zip: '1', milage: 5, price: 0 },
    { ...record, make: 'Trabant' },
    { ...record, price: 100 },
    { ...record, vin: '4T1G11AK5MU599998', sellerName: null },
    'Camry',
    { ...record, price: { amount: 5 } },
    { ...record, vin: '4T1G11AK5MU599997' },
  ]);
  expect(records).toEqual([
    {
      ...{ id: expect.any(String), outcome: 'added' },
      leftOut: [
        { field: 'milage', value: '5', reason: 'unknown-field' },
        { field: 'zip', value: '1', reason: 'not-a-zip' },
        { field: 'price', value: '0', reason: 'no-price' },
      ],
    },
    { outcome: 'rejected', field: 'make', value: 'Trabant', reason: 'unknown-make' },
    { outcome: 'rejected', field: 'vin', value: '4T1G11AK5MU599999', reason: 'duplicate-vin' },
    { outcome: 'rejected', field: 'sellerName', value: '', reason: 'missing' },
    { outcome: 'rejected', field: '', value: '', reason: 'unreadable' },
    { outcome: 'rejected', field: 'price', value: '', reason: 'unreadable' },
    { id: expect.any(String), outcome: 'added', leftOut: [] },
  ]);
  expect(await total()).toBe(62);
});

test('a thousand records are accepted at once, and counted', async () => {
  const vinOf = (number: number) => `4T1G11AK5MU6${String(number).padStart(5, '0')}`;
  const many = Array.from({ length: 1_000 }, (_, number) => ({ ...record, vin: vinOf(number) }));
  expect((await written(many)).records).toHaveLength(1_000);
  expect(await total()).toBe(1_060);
  await retire('l-0001');
  await post([...many, record]).then((answer) => expect(answer.status).toBe(413));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const line of ['marketplace_listings 1059', 'marketplace_listing_writes_total{outcome="added"} 1000']) {
    expect(metrics).toContain(`${line}\n`);
  }
  // Ratings that follow the new prices are changes, too.
  for (const [name, least] of [
    ['changes_applied_total', 1_001],
    ['index_tail_rows', 1_000],
    ['index_dead_rows', 1],
  ] as const) {
    expect(Number(new RegExp(`^marketplace_${name} (\\d+)$`, 'm').exec(metrics)?.[1])).toBeGreaterThanOrEqual(least);
  }
  const health = await server.get('/healthz', z.unknown());
  expect(health).toMatchObject({ listings: 1_059 });
});

test('if no record is valid, nothing is written and each gets the reason', async () => {
  const body = JSON.stringify([{ ...record, make: 'Trabant' }, { model: 'Camry' }]);
  const problem = await server.problem('/inventory/listings', 422, send(body));
  expect(problem.reasons).toEqual([
    'record 1: make Trabant: the catalogue has no such make',
    'record 2: year: the value is missing',
  ]);
  expect(await total()).toBe(60);
});

test.each([
  ['no JSON', 400, '{', 'application/json'],
  ['a text', 400, '"Camry"', 'application/json'],
  ['no record', 400, '[]', 'application/json'],
  ['a form', 415, 'year=2021', 'application/x-www-form-urlencoded'],
  ['too large', 413, JSON.stringify({ vin: 'x'.repeat(5_000_000) }), 'application/json'],
])('a body that is %s is refused with %i', async (_, status, body, type) => {
  await server.problem('/inventory/listings', status, send(body, type));
});

describe('a client that may write', () => {
  const refused = async (headers: Record<string, string>, init: RequestInit & { at?: string } = {}) => {
    const { at = '/inventory/listings', ...rest } = init;
    const response = await fetch(server.url + at, { method: 'POST', body: '[]', ...rest, headers });
    return [
      response.status,
      response.headers.get('www-authenticate'),
      ((await response.json()) as { type: string }).type,
    ];
  };

  test('has the token; others are refused before the body is read', async () => {
    const challenge = 'Bearer realm="marketplace"';
    expect(await refused({})).toEqual([401, challenge, 'marketplace/token-missing']);
    expect(await refused({ Authorization: `Basic ${testToken}` })).toEqual([
      401,
      challenge,
      'marketplace/token-missing',
    ]);
    expect(await refused({ Authorization: 'Bearer other' })).toEqual([401, challenge, 'marketplace/token-wrong']);
    expect(await refused({ Authorization: 'Bearer other' }, { body: '{' })).toContain('marketplace/token-wrong');
    expect(await refused({}, { method: 'DELETE', body: undefined, at: '/inventory/listings/l-0001' })).toContain(401);
    expect(await total()).toBe(60);
  });

  test('finds a token in the data folder if none is configured; it never changes, and only its owner can read it', async () => {
    const own = path.join(folder(), 'own');
    const start = () =>
      startMarketplace(
        {
          port: 0,
          host: '127.0.0.1',
          folder: own,
          store: own,
          listings: 5,
          eventsFolders: [],
          eventsUrl: null,
          search: null,
          tokens: null,
        },
        {
          ...{ openStore, reference: sampleReference, match: matchSample, generate: sampleInventory },
          createSearch: (each) => new InProcessSearch(each),
        },
        pino({ level: 'silent' }),
      );
    const status = async (url: string, token: string) =>
      (
        await fetch(`${url}/inventory/listings/l-0001`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${token}` },
        })
      ).status;
    const file = path.join(own, 'marketplace-token');
    const first = await start();
    const token = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([await status(first.url, testToken), await status(first.url, token)]).toEqual([401, 204]);
    await first.close();
    const second = await start();
    expect(await status(second.url, token)).toBe(404);
    await second.close();

    // A crash between creating and writing a file leaves it empty.
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    const third = await start();
    expect(readFileSync(file, 'utf8').trim()).toHaveLength(43);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await third.close();
  });
});

test('a write waits while another process writes, and searches continue meanwhile', async () => {
  await behindItsBack(async (store) => {
    let isWritten = false;
    const writing = await store.db.connection().execute(async (other) => {
      await sql`begin immediate`.execute(other);
      const done = written(record).then(() => {
        isWritten = true;
      });
      expect([await total(), await total(), await total()]).toEqual([60, 60, 60]);
      expect(isWritten).toBe(false);
      await sql`commit`.execute(other);
      return { done };
    });
    await writing.done;
  });
  expect(await total()).toBe(61);
});

test('an inventory that begins empty accepts listings', async () => {
  await server.close();
  server = await startTestServer(path.join(folder(), 'empty'), 0);
  expect(await total()).toBe(0);
  const { status } = await fetch(`${server.url}/inventory/listings`, send(JSON.stringify(record)));
  expect(status).toBe(200);
  expect(await total()).toBe(1);
});

test('a page is complete and current, whatever was written since the search', async () => {
  const page = () => server.get('/rest/lsc/listing?sortBy=derivedpriceASC&numRecords=10', listingResponseSchema);
  const first = await page();
  const [cheapest, second, third] = first.listings as [Listing, Listing, Listing];
  // By another process; the index has not applied its writes yet.
  await behindItsBack(async (store) => {
    await store.db.deleteFrom('listings').where('id', '=', cheapest.id).execute();
    await store.retireListings([second.id]);
  });
  const next = await page();
  expect(next.listings).toHaveLength(10);
  expect(next.listings[0]).toEqual(third);
  expect(next.totalResultCount).toBe(58);
  expect(new Set(next.owners.map(({ id }) => id))).toEqual(new Set(next.listings.map(({ ownerId }) => ownerId)));
});

test('a page of a deleted inventory is read from the active one', async () => {
  await behindItsBack(async (store) => {
    await store.replaceInventory('second', sampleInventory(60));
    await store.replaceInventory('third', sampleInventory(50));
  });
  const page = await server.get('/rest/lsc/listing?numRecords=20&sortBy=derivedpriceDESC', listingResponseSchema);
  expect(page.listings).toHaveLength(20);
});
