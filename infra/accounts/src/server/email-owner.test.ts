import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const path = '/account-api/email-owner';
const fields = {
  ...{ listingId: 'L1', firstName: 'Ann', lastName: 'Lee', fromEmailAddress: 'ann@example.com' },
  ...{ comments: 'Is it still there?', phoneNumber: '(312) 555-0142' },
};
const sent = {
  status: 'SUCCESS',
  title: 'Message sent',
  message: 'Message sent. The seller answers to your email address.',
};

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeAll(async () => {
  marketplace = await startFakeMarketplace();
});
beforeEach(async () => {
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(() => server.close());
afterAll(() => marketplace.close());

const mailFolder = () => join(folder(), 'mail');
const files = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()).toSorted() : []);
const messages = () => files().map((file) => readFileSync(join(mailFolder(), file), 'utf8'));
const written = (count: number) =>
  eventually(() => expect(files().filter((file) => file.endsWith('.eml'))).toHaveLength(count));
async function leads() {
  const db = await openTestDatabase(folder());
  const rows = await db.selectFrom('leads').selectAll().execute();
  await db.destroy();
  return rows;
}
const refused = (status: number, body: object) =>
  server.problem(path, status, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('a message is stored and mailed to the seller with the address to reply to; from JSON and from a form', async () => {
  marketplace.forSale.set('L1', { ...marketplace.forSale.get('L1')!, stockNumber: 'S-204', mileage: 31_500 });
  const answer = await server.post(path, fields);
  expect([answer.status, await answer.json()]).toEqual([201, sent]);
  const form = new URLSearchParams({ ...fields, listingId: 'L3', copySelf: 'on', offer: '$12,500', textPot: '' });
  expect((await server.post(path, form)).status).toBe(201);
  expect(await leads()).toMatchObject([
    { listingId: 'L1', sellerId: 'dealer-7', listing: '2019 Toyota Camry L1', email: 'ann@example.com', offer: null },
    { listingId: 'L3', sellerId: 'seller-9', firstName: 'Ann', phone: '(312) 555-0142', offer: 12_500 },
  ]);
  await written(3);
  const [seller, copy, offer] = messages().toSorted((a, b) => subjectOf(a).localeCompare(subjectOf(b)) * -1);
  expect([subjectOf(copy!), subjectOf(seller!), subjectOf(offer!)]).toEqual([
    'Question about your 2019 Toyota Camry L1',
    'Your offer about 2019 Toyota Camry L3',
    'Offer about your 2019 Toyota Camry L3',
  ]);
  expect(copy).toMatch(/^To: Lakeside Toyota <dealer-7@leads\.forecourt\.example>$/m);
  // The brand has no name of its own on a host that the operator has not named.
  expect(copy).toMatch(/^From: "?cars\.example"? <no-reply@forecourt\.example>$/m);
  expect(copy).toMatch(/^Reply-To: Ann Lee <ann@example\.com>$/m);
  for (const part of ['> Is it still there?', '(312) 555-0142', 'https://cars.example/cars-for-sale/vehicle/L1'])
    expect(copy).toContain(part);
  // By these facts the seller finds the vehicle.
  for (const part of ['Price $20,000', 'Mileage 31,500', 'Stock number S-204', 'VIN ']) expect(copy).toContain(part);
  expect(offer).toContain('offers $12,500');
  expect(seller).toMatch(/^To: Ann Lee <ann@example\.com>$/m);
});

test.each(['/account-api/email-owner', '/account-api/report-listing'])(
  'the email of %s links to the site that the shopper was on',
  async (to) => {
    const answer = await fetch(server.url + to, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-Host': 'proven.example',
        'X-Forwarded-Proto': 'https',
      },
      body: JSON.stringify({ ...fields, reason: 'price', comments: 'Is it there?' }),
    });
    expect(answer.status).toBe(201);
    await eventually(() => expect(messages().join()).toContain('https://proven.example/cars-for-sale/vehicle/L1'));
  },
);

const subjectOf = (message: string) => /^Subject: (.*(?:\n .*)*)$/m.exec(message)?.[1]?.replace(/\n /g, ' ') ?? '';

test('R63 a double click, a reload and a repetition are one message, answered alike', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.post(path, fields)));
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, sent]);
  await server.close();
  server = await startTestServer(folder(), marketplace.url);
  expect((await server.post(path, { ...fields, fromEmailAddress: ' ANN@example.com ' })).status).toBe(201);
  expect(await leads()).toHaveLength(1);
  await written(1);
  expect((await server.post(path, { ...fields, comments: 'And now?' })).status).toBe(201);
  expect(await leads()).toHaveLength(2);
});

test.each([['http://spam.example'], [7], [['a', '']], [true], [null]])(
  'R62 a honeypot that holds %j is answered like a success and stores nothing',
  async (textPot) => {
    const answer = await server.post(path, { textPot });
    expect([answer.status, await answer.json()]).toEqual([201, sent]);
    expect([await leads(), files()]).toEqual([[], []]);
  },
);

test('R64 a seller without a form gets no message, and only private sellers get offers', async () => {
  expect(await refused(403, { ...fields, listingId: 'L2' })).toMatchObject({ type: 'accounts/takes-no-email' });
  expect(await refused(403, { ...fields, offer: '9000' })).toMatchObject({ type: 'accounts/takes-no-email' });
  expect(await refused(404, { ...fields, listingId: 'gone' })).toMatchObject({ type: 'accounts/no-such-listing' });
  expect(await leads()).toEqual([]);
});

test.each([
  ['a header in a name', { firstName: 'Ann\r\nBcc: all@example.com' }, 'firstName'],
  ['a line separator in a name', { lastName: 'Lee\u2028x' }, 'lastName'],
  ['no name', { firstName: '  ' }, 'firstName'],
  ['an address with a header', { fromEmailAddress: 'ann@example.com\nBcc: b@example.com' }, 'fromEmailAddress'],
  ['two addresses', { fromEmailAddress: 'ann@example.com, bob@example.com' }, 'fromEmailAddress'],
  ['an address of another script', { fromEmailAddress: 'анна@пример.рф' }, 'fromEmailAddress'],
  ['a long address', { fromEmailAddress: `${'a'.repeat(100)}@example.com` }, 'fromEmailAddress'],
  ['words for a phone', { phoneNumber: 'call me' }, 'phoneNumber'],
  ['a phone number without digits', { phoneNumber: '(((((((' }, 'phoneNumber'],
  ['a comment of 2,001 characters', { comments: 'x'.repeat(2_001) }, 'comments'],
  ['an offer of nothing', { listingId: 'L3', offer: '0' }, 'offer'],
  ['a listing that climbs', { listingId: '../healthz' }, 'listingId'],
  ['two listings', { listingId: ['L1', 'L3'] }, 'listingId'],
])('%s is refused by the name of its field', async (_, wrong, field) => {
  expect((await refused(400, { ...fields, ...wrong })).detail).toContain(field);
  expect(await leads()).toEqual([]);
});

test('a comment of 10 MB is refused unread', async () => {
  await refused(413, { ...fields, comments: 'x'.repeat(10_000_000) });
});

test('names of any script arrive, and nothing in them adds a header or reverses the text', async () => {
  const names = { firstName: 'Zoë "<b>', lastName: '李\u202Eeel,; Bcc: b@example.com' };
  expect((await server.post(path, { ...fields, ...names, comments: '' })).status).toBe(201);
  await written(1);
  const [message = ''] = messages();
  const [head = ''] = message.split('\n\n');
  expect(head).not.toMatch(/^Bcc/m);
  expect(head.match(/^Reply-To: /gm)).toHaveLength(1);
  expect(await leads()).toMatchObject([
    { lastName: '李eel,; Bcc: b@example.com', comments: 'Please confirm that this vehicle is still available.' },
  ]);
});

test('a client that sends too much has to wait, by network and by address; nobody else has to', async () => {
  const send = async (count: number, client: string, more: object = {}) =>
    (await server.post(path, { ...fields, fromEmailAddress: `${count}@example.com`, ...more }, client)).status;
  const one: number[] = [];
  for (let count = 0; count < 32; count += 1) one.push(await send(count, `2001:db8:0:${count.toString(16)}::1`));
  expect(one.filter((status) => status === 429)).toHaveLength(2);
  expect(await send(99, '2001:db8:0:100::1')).toBe(201);
  const same: number[] = [];
  for (let count = 0; count < 12; count += 1)
    same.push(await send(0, `10.0.0.${count}`, { fromEmailAddress: 'bob@example.com', comments: `${count}` }));
  expect(same.filter((status) => status === 429)).toHaveLength(2);
});

test('while the marketplace is down, a message is refused with that reason', async () => {
  await server.close();
  server = await startTestServer(folder(), 'http://127.0.0.1:9');
  expect(await refused(503, fields)).toMatchObject({ title: 'Your message was not sent' });
});

describe('reports', () => {
  const report = { listingId: 'L1', reason: 'price', comments: 'It says $1.' };
  const reports = async () => {
    const db = await openTestDatabase(folder());
    const rows = await db.selectFrom('reports').select(['reason', 'comments', 'email']).execute();
    await db.destroy();
    return rows;
  };

  test('are stored once, with or without an address', async () => {
    for (const body of [report, report, new URLSearchParams({ ...report, fromEmailAddress: 'ann@example.com' })])
      expect((await server.post('/account-api/report-listing', body)).status).toBe(201);
    expect(await reports()).toEqual([
      { reason: 'price', comments: 'It says $1.', email: null },
      { reason: 'price', comments: 'It says $1.', email: 'ann@example.com' },
    ]);
  });

  test('are mailed to the operator, once each; a reply goes to the address in the report', async () => {
    for (const body of [report, report, { ...report, fromEmailAddress: 'ann@example.com' }])
      await server.post('/account-api/report-listing', body);
    await written(2);
    const [first = '', second = ''] = messages().toSorted((a, b) => a.length - b.length);
    for (const message of [first, second]) {
      expect(message).toMatch(/^To: Support <support@forecourt\.example>/m);
      expect(message).toMatch(/^Subject: Listing L1 was reported: price/m);
      expect(message).toContain('https://cars.example/cars-for-sale/vehicle/L1');
      expect(message).toContain('> It says $1.');
    }
    expect([first, second].map((message) => /^Reply-To: .*ann@example\.com/m.test(message))).toEqual([false, true]);
  });

  test('R62 by robots are not stored, and an unknown reason is refused', async () => {
    expect((await server.post('/account-api/report-listing', { ...report, textPot: 'x' })).status).toBe(201);
    expect((await server.post('/account-api/report-listing', { ...report, reason: 'boredom' })).status).toBe(400);
    expect([await reports(), files()]).toEqual([[], []]);
  });
});

test('messages, reports and emails are counted', async () => {
  await server.post(path, fields);
  await written(1);
  await eventually(async () => {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    for (const line of [
      'accounts_leads_total{outcome="stored"} 1',
      'accounts_mails_total{outcome="sent"} 1',
      'accounts_mails_waiting 0',
    ])
      expect(metrics).toContain(line);
  });
});
