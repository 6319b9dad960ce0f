import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { makeReport, type Period, reportLines } from './make-report';

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

const post = async (path: string, fields: object, cookie = '') => {
  const { status } = await fetch(server.url + path, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
  });
  expect(status).toBe(201);
};
const report = async (period: Period = { from: 0, to: Number.MAX_SAFE_INTEGER }) => {
  const db = await openTestDatabase(folder());
  const made = await makeReport(db, period);
  await db.destroy();
  return made;
};
const lead = { listingId: 'L1', firstName: 'Ann', lastName: 'Lee', fromEmailAddress: 'ann@example.com' };

test('R12 the message that a campaign brought names it, in the email to the seller and in the report; no other does', async () => {
  await post('/account-api/email-owner', lead, 'siomid=late; psid=spring; other=1');
  await post('/account-api/email-owner', { ...lead, listingId: 'L3', offer: '9000' }, 'psid=spring');
  await post('/account-api/email-owner', { ...lead, comments: 'Hello' }, 'psid=<script>');
  expect((await report()).leads).toEqual([
    { campaign: 'psid=spring', messages: 1, offers: 1 },
    { campaign: null, messages: 1, offers: 0 },
  ]);
  const mail = join(folder(), 'mail');
  await eventually(() =>
    expect(existsSync(mail) ? readdirSync(mail).filter((name) => /\.eml$/.test(name)) : []).toHaveLength(3),
  );
  const texts = readdirSync(mail).map((name) => readFileSync(join(mail, name), 'utf8'));
  expect(
    texts.filter((text) => text.includes('campaign psid=3Dspring') || text.includes('campaign psid=spring')),
  ).toHaveLength(2);
  expect(texts.join()).not.toContain('script');
});

test('R68 R69 the operator’s report counts answers, still-interested questions and deals, and names nobody', async () => {
  const answer = { brand: 'research', refUrl: '/cars-for-sale/used?zip=60610' };
  for (const yes of ['yes', 'no', 'no']) await post('/account-api/feedback', { ...answer, answer: yes });
  await post('/cars-for-sale/still-interested/alert', {
    brand: 'research',
    vins: ['A1', 'B2'],
    email: 'ann@example.com',
  });
  await post('/cars-for-sale/still-interested/alert', { brand: 'research', vins: 'B2' });
  await post('/my-wallet/share-dealxg/deals', { carId: 'L1', deal: { dealType: 'lease' } });
  const made = await report();
  expect(made).toEqual({
    feedback: [{ brand: 'research', page: '/cars-for-sale/used', yes: 1, no: 2 }],
    interests: [
      { vin: 'B2', asked: 2 },
      { vin: 'A1', asked: 1 },
    ],
    deals: [{ carId: 'L1', dealType: 'lease', deals: 1 }],
    leads: [],
  });
  expect(reportLines(made).map((line) => line.trim())).toEqual([
    ...['Did you find what you were looking for?', '1 yes, 2 no  research /cars-for-sale/used'],
    ...['Asked whether a vehicle still interests them', '2  B2', '1  A1'],
    ...['Saved deals', '1  lease, vehicle L1', 'Messages to sellers by campaign', 'none'],
  ]);
  const past = { from: 0, to: Date.now() - 86_400_000 };
  expect(await report(past)).toEqual({ feedback: [], interests: [], deals: [], leads: [] });
});
