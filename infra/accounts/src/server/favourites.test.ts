import type { Memory } from '@forecourt/listing';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { visitorOf } from '../testing/visitor';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

const path = '/account-api/favourites';
const memoryOf = (visitor: ReturnType<typeof visitorOf>) => visitor.read<Memory>('/account-api/mine/memory');

test('the first saved vehicle gives the device a cookie that no script can read; no other device sees the vehicle', async () => {
  const visitor = visitorOf(server.url);
  expect(await memoryOf(visitor)).toEqual({ favourites: [], wallet: null });
  expect(visitor.given).toEqual([]);
  const answer = await visitor.post(path, { listingId: 'L1' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { title: 'Saved cars', saved: true, count: 1, message: 'The vehicle is saved. You find it under Saved cars.' },
  ]);
  expect(visitor.given).toHaveLength(1);
  expect(visitor.given[0]).toMatch(/^fc_device=[\w-]{20,};.*HttpOnly/);
  expect((await memoryOf(visitor)).favourites).toEqual(['L1']);
  expect((await memoryOf(visitorOf(server.url))).favourites).toEqual([]);
});

test('saving or removing twice changes nothing; the latest favourite is first', async () => {
  const visitor = visitorOf(server.url);
  for (const listingId of ['L1', 'L2', 'L1']) await visitor.post(path, { listingId, keep: true });
  expect((await memoryOf(visitor)).favourites).toEqual(['L2', 'L1']);
  for (const _ of [1, 2]) {
    const answer = await visitor.post(path, { listingId: 'L1', keep: false });
    expect(await answer.json()).toMatchObject({ saved: false, count: 1 });
  }
  expect((await memoryOf(visitor)).favourites).toEqual(['L2']);
});

test('a vehicle that is not for sale is not saved, and removing one sets no cookie', async () => {
  const visitor = visitorOf(server.url);
  expect((await visitor.post(path, { listingId: 'gone' })).status).toBe(404);
  expect((await visitor.post(path, { listingId: '../x' })).status).toBe(400);
  expect((await visitor.post(path, { listingId: 'L1', keep: false })).status).toBe(200);
  expect(visitor.given).toEqual([]);
});

test('the list says which vehicles became cheaper or were sold; without the marketplace it has the last known data', async () => {
  const visitor = visitorOf(server.url);
  for (const listingId of ['L1', 'L2']) await visitor.post(path, { listingId });
  const kept = marketplace.forSale.get('L1')!;
  marketplace.forSale.set('L1', { ...kept, pricingDetail: { salePrice: 18_500 } });
  marketplace.forSale.delete('L2');
  const list = () => visitor.read<{ favourites: object[] }>('/account-api/mine/favourites');
  expect((await list()).favourites).toMatchObject([
    { listingId: 'L2', title: '2019 Toyota Camry L2', price: 20_000, sold: true, look: null },
    { listingId: 'L1', title: '2019 Toyota Camry L1', price: 18_500, priceThen: 20_000, sold: false },
  ]);
  marketplace.close();
  expect((await list()).favourites).toMatchObject([
    { listingId: 'L2', sold: false },
    { listingId: 'L1', price: 20_000 },
  ]);
});

test('a hundred vehicles can be saved; a further one is refused with the reason', async () => {
  const visitor = visitorOf(server.url);
  const one = marketplace.forSale.get('L1')!;
  for (let at = 0; at <= 100; at += 1) marketplace.forSale.set(`N${at}`, { ...one, id: `N${at}` });
  for (let at = 0; at < 100; at += 1) expect((await visitor.post(path, { listingId: `N${at}` })).status).toBe(200);
  const refused = await visitor.post(path, { listingId: 'N100' });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { detail: expect.stringContaining('100 vehicles') },
  ]);
  expect((await memoryOf(visitor)).favourites).toHaveLength(100);
});
