import { emptyWallet, type Memory } from '@forecourt/listing';
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

const path = '/account-api/wallet';
const updated = 'The max price has been updated to match your budget.';
const budget = { part: 'budget', monthlyBudget: '$600', months: '60', apr: '9.4', down: '', tradeIn: '' };
const answerOf = async (visitor: ReturnType<typeof visitorOf>, fields: object) => {
  const response = await visitor.post(path, fields);
  expect(response.status).toBe(200);
  return (await response.json()) as { wallet: object; message: string; maxPrice: number | null; next?: string };
};

test('R69 the answer says that the highest price was updated if it was, and only then', async () => {
  const visitor = visitorOf(server.url);
  const first = await answerOf(visitor, { ...budget, search: '/cars-for-sale/all/toyota?maxPrice=50000' });
  expect(first).toMatchObject({ message: updated, maxPrice: 28_600, wallet: { ...emptyWallet, monthlyBudget: 600 } });
  expect(new URL(first.next!, 'http://site').searchParams.get('from')).toBe('/cars-for-sale/all/toyota?maxPrice=28600');
  const again = await answerOf(visitor, { ...budget, search: '/cars-for-sale/all/toyota?maxPrice=28600' });
  expect(again).toMatchObject({ message: 'Your budget is saved.', maxPrice: null });
  expect(await answerOf(visitor, budget)).toMatchObject({ message: 'Your budget is saved.', maxPrice: null });
  const none = await answerOf(visitor, { ...budget, monthlyBudget: '', search: '/cars-for-sale/all' });
  expect(none).toMatchObject({ message: 'Your budget is saved.', maxPrice: null });
});

test('R10 a lowest price above the budget is removed, because it would contradict; the results begin at the first page', async () => {
  const { next } = await answerOf(visitorOf(server.url), {
    ...budget,
    search: '/cars-for-sale/all?minPrice=40000&firstRecord=60',
  });
  expect(new URL(next!, 'http://site').searchParams.get('from')).toBe('/cars-for-sale/all?maxPrice=28600');
});

test('changing the display does not change the budget, and vice versa', async () => {
  const visitor = visitorOf(server.url);
  await answerOf(visitor, budget);
  await answerOf(visitor, { part: 'display', paymentEmphasis: 'on' });
  const wallet = { ...emptyWallet, monthlyBudget: 600, showPayments: false, paymentEmphasis: true };
  const memory = () => visitor.read<Memory>('/account-api/mine/memory');
  expect((await memory()).wallet).toEqual(wallet);
  await answerOf(visitor, { ...budget, monthlyBudget: '450', down: '3,000' });
  expect((await memory()).wallet).toEqual({ ...wallet, monthlyBudget: 450, down: 3_000 });
  await answerOf(visitor, { part: 'forget' });
  expect((await memory()).wallet).toBeNull();
});

test.each([
  ['a budget that is no number', { monthlyBudget: 'lots' }],
  ['a budget below nothing', { monthlyBudget: '-5' }],
  ['a rate that nobody asks', { apr: '99' }],
  ['a term that nobody offers', { months: '7' }],
  ['more than anybody has', { down: '99999999999' }],
])('%s is refused, and changes nothing', async (_, wrong) => {
  const visitor = visitorOf(server.url);
  const refused = await visitor.post(path, { ...budget, ...wrong });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { detail: expect.stringMatching(/^Your budget was not saved/) },
  ]);
  expect(visitor.given).toEqual([]);
});

describe('deals', () => {
  const deals = '/my-wallet/share-dealxg/deals';
  const deal = { carId: 'L1', deal: { dealType: 'lease', down: 2_000, months: 36 } };

  test('are one per vehicle; an unknown type is finance', async () => {
    const visitor = visitorOf(server.url);
    const first = await visitor.post(deals, deal);
    expect([first.status, await first.json()]).toEqual([
      201,
      { title: 'Your deal', id: 1, carId: 'L1', dealType: 'lease', message: 'Your deal is saved.' },
    ]);
    const again = await visitor.post(deals, { carId: 'L1', deal: { dealType: 'barter' } });
    expect(await again.json()).toMatchObject({ id: 1, dealType: 'finance' });
    const form = await visitor.post(deals, { carId: 'L2', dealType: 'cash', doneUrl: '/x', refUrl: '/y' });
    expect(await form.json()).toMatchObject({ carId: 'L2', dealType: 'cash' });
  });

  test('need a vehicle and a type, and nobody changes another person’s', async () => {
    const visitor = visitorOf(server.url);
    expect((await visitor.post(deals, { deal: { dealType: 'cash' } })).status).toBe(400);
    expect((await visitor.post(deals, { carId: 'L1', deal: {} })).status).toBe(400);
    await visitor.post(deals, deal);
    expect((await visitor.post(`${deals}/id/1`, deal)).status).toBe(201);
    expect((await visitor.post(`${deals}/id/9`, deal)).status).toBe(404);
    expect((await visitorOf(server.url).post(`${deals}/id/1`, deal)).status).toBe(404);
  });
});

test('R69 feedback is acknowledged once it is stored; R68 a beacon of a visitor who is not signed in identifies nobody', async () => {
  const visitor = visitorOf(server.url);
  const thanks = await visitor.post('/account-api/feedback', { answer: 'yes', refUrl: '/cars-for-sale/all?zip=60610' });
  expect([thanks.status, await thanks.json()]).toEqual([
    201,
    { title: 'Feedback', message: 'Thank you for your feedback.' },
  ]);
  expect((await visitor.post('/account-api/feedback', { answer: 'perhaps' })).status).toBe(400);
  const beacon = { brand: 'research', vins: ['1FTEW1E50KFA00001'], email: 'ann@example.com' };
  expect((await visitor.post('/cars-for-sale/still-interested/alert', beacon)).status).toBe(201);
  const many = { ...beacon, vins: Array.from({ length: 11 }, () => 'A1') };
  expect((await visitor.post('/cars-for-sale/still-interested/alert', many)).status).toBe(400);
});
