import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureListing } from '@forecourt/listing/testing';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, password, signedIn, tokenFor } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const deals = '/my-wallet/share-dealxg/deals';
const mine = '/account-api/mine/deals';
const online = {
  ...{ deals: ['finance', 'cash'] as ('finance' | 'cash')[], delivers: true },
  charges: {
    fees: [{ label: 'Documentation fee', amount: 350 }],
    salesTax: { percent: 6.25, lessTradeIn: true },
  },
};
const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(312) 555-0142' };
const deal = {
  ...{ dealType: 'cash', tradeIn: '4,000', tradeInYear: '2012', tradeInMake: 'Honda', tradeInModel: 'Civic' },
  ...{ receive: 'delivery', street: '1 Main St', city: 'Chicago', state: 'il', zip: '60601', ...contact },
};

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
let now = Date.now();
let lines: string[] = [];
beforeEach(async () => {
  now = Date.now();
  lines = [];
  marketplace = await startFakeMarketplace();
  marketplace.online.set('L1', online);
  server = await startTestServer(folder(), marketplace.url, undefined, {
    now: () => now,
    log: (line) => lines.push(line),
  });
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

interface Mine {
  drafts: { id: number; carId: string; title: string; price: number; sold: boolean; deal: Record<string, unknown> }[];
  sent: { id: number; reference: string; rows: { label: string; text: string }[]; cancelledAt: number | null }[];
}
const mineOf = async (browser: Browser) => (await browser.json(mine)) as Mine;
const device = (address?: string) =>
  new Browser(server.url, address === undefined ? {} : { 'X-Forwarded-For': address });
const save = (browser: Browser, more: object = {}, carId = 'L1') =>
  browser.send(deals, { carId, deal: { ...deal, ...more } });
const send = (browser: Browser, price: unknown = 20_000, carId = 'L1') =>
  browser.send(`${deals}/send`, { carId, price });
async function refusalOf(response: Response | Promise<Response>) {
  const { status } = await response;
  return [status, ((await (await response).json()) as { detail: string }).detail];
}
/** Returns a browser that has sent a deal. */
async function sender(): Promise<Browser> {
  const browser = device();
  await save(browser);
  expect((await send(browser)).status).toBe(201);
  return browser;
}

const mailFolder = () => join(folder(), 'mail');
const names = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()).filter((name) => name.endsWith('.eml')) : []);
/** Waits for the email of a kind, and decodes it from quoted-printable. */
async function emailOf(kind: string): Promise<string> {
  let text = '';
  await eventually(() => {
    const found = names().filter((name) => name.startsWith('purchase-') && name.endsWith(`-${kind}.eml`));
    expect(found).toHaveLength(1);
    text = readFileSync(join(mailFolder(), found[0]!), 'utf8');
  });
  return text.replace(/=\n/g, '').replaceAll('=3D', '=');
}

test('R84 a deal grows step by step, is sent with what the dealer states, and is listed among the deals that were sent', async () => {
  const browser = device();
  const step = (fields: object) => browser.send(deals, { carId: 'L1', doneUrl: '/x', dealType: 'cash', ...fields });
  await step({ tradeIn: '4,000' });
  await step({ receive: 'pickup' });
  await step(contact);
  const { drafts } = await mineOf(browser);
  expect(drafts).toMatchObject([{ carId: 'L1', title: '2019 Toyota Camry L1', price: 20_000, sold: false }]);
  expect(drafts[0]!.deal).toEqual({ dealType: 'cash', tradeIn: 4_000, receive: 'pickup', ...contact });
  const answer = await send(browser);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    {
      ...{ title: 'Your deal was sent', reference: expect.stringMatching(/^[2-9A-Z]{8}$/), next: '/account/deals' },
      message: 'Your deal was sent to the dealer. Nothing has been paid.',
    },
  ]);
  const after = await mineOf(browser);
  expect(after.drafts).toEqual([]);
  expect(after.sent).toMatchObject([{ cancelledAt: null }]);
  expect(after.sent[0]!.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Price: $20,000',
    'Documentation fee: $350',
    'Sales tax (6.25%): $1,000',
    'Your trade-in: -$4,000',
    'To pay: $17,350',
    'Way to pay: Cash',
    'Car to trade in: Not described, worth $4,000',
    'Handover: Pick-up at the dealer',
  ]);
});

test('R84 the dealer gets ADF as plain text and the same for people; the shopper gets a link', async () => {
  const browser = await sender();
  const dealer = await emailOf('dealer');
  expect(dealer).toMatch(/^To: Lakeside Toyota <dealer-7@leads\.forecourt\.example>$/m);
  expect(dealer).toMatch(/^Reply-To: Ann Lee <ann@example\.com>$/m);
  expect(dealer).toMatch(/^Content-Type: text\/plain/m);
  for (const part of [
    '<?adf version="1.0"?>',
    '<model>Civic</model>',
    '<method>cash</method>',
    '<regioncode>IL</regioncode>',
  ])
    expect(dealer).toContain(part);
  expect(dealer).toMatch(/^Content-Type: text\/html/m);
  const token = await tokenFor(folder(), 'ann@example.com', '/account/deal');
  const linked = await device().json(`/account-api/deals/${token}`);
  expect(linked).toEqual((await mineOf(browser)).sent[0]);
  for (const secret of Object.values(contact)) expect(JSON.stringify(linked)).not.toContain(secret);
});

test('R84 sent twice, also at once, it is one purchase; another deal for the vehicle has to wait until it is cancelled', async () => {
  const browser = device();
  await save(browser);
  const answers = await Promise.all([send(browser), send(browser), send(browser)]);
  answers.push(await send(browser));
  const references = await Promise.all(
    answers.map(async (each) => ((await each.json()) as { reference: string }).reference),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(references).size).toBe(1);
  await emailOf('dealer');
  await save(browser, { tradeIn: 0 });
  expect(await refusalOf(send(browser))).toEqual([409, expect.stringContaining('Cancel it in your account')]);
  expect((await mineOf(browser)).sent).toHaveLength(1);
});

test('R84 a purchase is cancelled by its owner or by the link of its email, and the dealer gets one email about it', async () => {
  const browser = await sender();
  const [{ id, reference } = { id: 0, reference: '' }] = (await mineOf(browser)).sent;
  const cancel = (by: Browser, fields: object) => by.send(`${deals}/cancel`, fields);
  expect((await cancel(device(), { id })).status).toBe(404);
  expect((await cancel(browser, { id: id + 1 })).status).toBe(404);
  expect((await cancel(browser, { id: 'x' })).status).toBe(400);
  expect((await cancel(device(), { token: 'A'.repeat(43) })).status).toBe(404);
  const cancelled = await cancel(browser, { id: String(id) });
  expect([cancelled.status, await cancelled.json()]).toMatchObject([200, { reference, next: '/account/deals' }]);
  const token = await tokenFor(folder(), 'ann@example.com', '/account/deal');
  const again = await cancel(device(), { token });
  expect([again.status, await again.json()]).toMatchObject([200, { next: `/account/deal?token=${token}` }]);
  expect(await emailOf('cancelled')).toContain('Ann Lee cancelled the online purchase');
  expect((await mineOf(browser)).sent).toMatchObject([{ cancelledAt: now }]);
  await save(browser);
  expect((await send(browser)).status).toBe(201);
});

test('R84 a deal on one device is reopened, by the person who signs in, on another', async () => {
  const browser = device();
  await save(browser);
  await browser.send('/account-api/sign-up', { emailAddress: 'ann@example.com', password, name: 'Ann' });
  await browser.follow('/account-api/verify', {
    token: await tokenFor(folder(), 'ann@example.com', '/account/verify'),
  });
  const other = device();
  await other.follow('/account-api/sign-in', { emailAddress: 'ann@example.com', password });
  expect((await mineOf(other)).drafts).toMatchObject([{ carId: 'L1', deal: { zip: '60601' } }]);
  expect((await send(other)).status).toBe(201);
  expect((await mineOf(browser)).sent).toHaveLength(1);
  expect(await mineOf(device())).toEqual({ drafts: [], sent: [] });
});

describe('R84 what has changed since is refused in words, and the draft stays:', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = device();
    await save(browser);
  });
  afterEach(async () => {
    expect(await mineOf(browser)).toMatchObject({ drafts: [{ carId: 'L1' }], sent: [] });
    expect(names()).toEqual([]);
  });

  test('a vehicle that was sold', async () => {
    marketplace.forSale.delete('L1');
    expect(await refusalOf(send(browser))).toEqual([404, expect.stringContaining('sold or taken down')]);
    expect((await mineOf(browser)).drafts[0]).toMatchObject({ sold: true, title: null });
  });
  test('another price, which names both', async () => {
    marketplace.forSale.set('L1', fixtureListing({ id: 'L1', pricingDetail: { salePrice: 21_500 } }));
    expect(await refusalOf(send(browser))).toEqual([409, expect.stringMatching(/was \$20,000 .* is \$21,500 now/)]);
  });
  test('a dealer who no longer sells it online', async () => {
    marketplace.online.delete('L1');
    expect(await refusalOf(send(browser))).toEqual([409, expect.stringContaining('no longer sold online')]);
  });
  test('a deal that the dealer does not make', async () => {
    await save(browser, { dealType: 'lease' });
    expect(await refusalOf(send(browser))).toEqual([409, expect.stringContaining('no lease')]);
  });
  test('a dealer who does not deliver', async () => {
    marketplace.online.set('L1', { ...online, delivers: false });
    expect(await refusalOf(send(browser))).toEqual([409, expect.stringContaining('does not deliver')]);
  });
  test('a marketplace that does not answer', async () => {
    marketplace.isAway = true;
    expect(await refusalOf(send(browser))).toEqual([503, expect.stringContaining('Your deal is kept')]);
  });
  test.each([
    [{ firstName: '' }, 'firstName: has to be filled in'],
    [{ email: '' }, 'email: has to be filled in'],
    [{ street: '' }, 'street: has to be filled in'],
  ])('a draft with %j', async (missing, reason) => {
    await save(browser, missing);
    expect(await refusalOf(send(browser))).toEqual([400, expect.stringContaining(reason)]);
  });
  test.each([
    ['', 'price'],
    ['lots', 'price'],
    [-1, 'price'],
  ])('the price %j', async (price, reason) => {
    expect(await refusalOf(send(browser, price))).toEqual([400, expect.stringContaining(reason)]);
  });
});

test.each([
  [{ tradeIn: '-500' }, 'tradeIn: an amount in whole dollars'],
  [{ down: 99_999_999 }, 'down: an amount in whole dollars, at most $9,999,999'],
  [{ down: '1e9' }, 'down: an amount in whole dollars'],
  [{ months: '7' }, 'months: a term of 24 to 84 months'],
  [{ apr: 99 }, 'apr: a rate of 0 to 36 per cent'],
  [{ tradeInMiles: '12345678' }, 'tradeInMiles: whole miles'],
  [{ tradeInYear: '3015' }, 'tradeInYear: a year'],
  [{ receive: 'drone' }, 'receive: pickup or delivery'],
  [{ zip: '123' }, 'zip: five digits'],
  [{ email: 'nobody' }, 'email: not an email address such as name@example.com'],
  [{ firstName: 'Ann\nBcc: x' }, 'firstName: one line only'],
  [{ comments: 'x'.repeat(2_001) }, 'comments: at most 2000 characters'],
])('%j is refused in words, as JSON and as a form, and nothing is stored', async (wrong, reason) => {
  const browser = device();
  expect(await refusalOf(save(browser, wrong))).toEqual([400, expect.stringContaining(reason)]);
  expect(await refusalOf(browser.send(deals, { carId: 'L1', ...deal, ...wrong }))).toEqual([
    400,
    expect.stringContaining(reason),
  ]);
  expect(browser.cookies.size).toBe(0);
});

test('a deal of an unknown type becomes finance, and is logged (section 5)', async () => {
  const browser = device();
  expect(await (await save(browser, { dealType: 'barter' })).json()).toMatchObject({ dealType: 'finance' });
  expect(lines.join()).toContain('"dealType":"barter","msg":"a deal of an unknown type is stored as finance"');
  expect((await send(browser)).status).toBe(201);
});

test('R84 nothing is sent without a draft, and only its owner sends it', async () => {
  await save(device());
  expect(await refusalOf(send(device()))).toEqual([404, expect.stringContaining('You have no deal')]);
});

test('R84 one address buys ten vehicles a day, and one network sends ten deals a minute', async () => {
  for (let number = 0; number < 10; number += 1) {
    const browser = device();
    await save(browser);
    expect((await send(browser)).status).toBe(201);
  }
  const browser = device();
  await save(browser);
  expect(await refusalOf(send(browser))).toEqual([429, expect.stringContaining('this email address')]);
  const busy = device('203.0.113.7');
  for (let number = 0; number < 10; number += 1) expect((await send(busy)).status).toBe(404);
  expect((await send(busy)).status).toBe(429);
});

test('R84 purchases are exported and erased with all of their emails, and expire after two years', async () => {
  const browser = await signedIn(server, folder());
  await save(browser);
  await send(browser);
  await emailOf('dealer');
  const exported = JSON.stringify(await browser.json('/account-api/mine/export'));
  for (const part of ['1 Main St', '(312) 555-0142', '"purchases"']) expect(exported).toContain(part);
  expect((await browser.send('/account-api/mine/delete', { confirm: 'on', password })).status).toBe(200);
  const store = ['', '-wal'].map((suffix) =>
    readFileSync(join(folder(), `accounts/accounts.sqlite${suffix}`), 'latin1'),
  );
  for (const part of ['1 Main St', '(312) 555-0142']) expect(store.join()).not.toContain(part);

  const other = await sender();
  await server.close();
  now += 731 * 24 * 60 * 60_000;
  server = await startTestServer(folder(), marketplace.url, undefined, {
    now: () => now,
    retentionUntil: now + 60_000,
  });
  const again = new Browser(server.url);
  for (const [name, value] of other.cookies) again.cookies.set(name, value);
  await eventually(async () => expect((await mineOf(again)).sent).toEqual([]));
});
