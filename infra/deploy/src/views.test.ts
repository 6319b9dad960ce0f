import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startTestSite, type TestSite } from '../../../shell/src/server/testing/test-shell';
import { eventually } from '../../accounts/src/testing/eventually';
import { startTestServer as startMarketplace, type TestServer } from '../../marketplace/src/testing/server';

const listedSchema = z.object({
  listings: z.array(z.object({ id: z.string(), vin: z.string(), viewCount: z.int().optional() })),
});

let site: TestSite;
let marketplace: TestServer;
let vehicle: { id: string; vin: string };
beforeAll(async () => {
  site = await startTestSite({ env: { EVENTS_PER_MINUTE: '10000' } });
  marketplace = await startMarketplace(site.dataDir);
  const { listings } = await marketplace.get('/rest/lsc/listing?numRecords=1', listedSchema);
  vehicle = listings[0]!;
});
afterAll(async () => {
  await marketplace.close();
  await site.close();
});

/** A visitor's browser reports that it shows the vehicle's page. */
const look = async (browser: string, headers: Record<string, string> = {}, id = vehicle.id) => {
  const event = { event: randomUUID(), type: 'view', at: Date.now(), placement: 'vehicle', id };
  const { status } = await fetch(`${site.shell.url}/_shell/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.shell.url, 'User-Agent': browser, ...headers },
    body: JSON.stringify({ view: randomUUID(), plan: '', on: 'vehicle', sent: Date.now(), events: [event] }),
  });
  expect(status).toBe(204);
};

/** Number of visitors in the answered listing. */
const shown = async () => {
  const { listings } = await marketplace.get('/rest/lsc/listing?numRecords=1', listedSchema);
  expect(listings[0]!.id).toBe(vehicle.id);
  return listings[0]!.viewCount;
};
const counted = async (range = '') => {
  const path = `/cars-for-sale/svc/listing-view-count?vin=${vehicle.vin}${range}`;
  return (await marketplace.get(path, z.object({ ATC: z.int() }))).ATC;
};

test('R77 visitors who look at a vehicle’s page are in its listing soon after, each once a day, also after restarts; nobody else is', async () => {
  expect([await shown(), await counted()]).toEqual([undefined, 0]);
  for (const browser of ['Firefox', 'Chrome', 'Safari', 'Firefox', 'Chrome']) await look(browser);
  await site.restartShell();
  await look('Firefox');
  await look('Firefox', {}, 'no-such-vehicle');
  await look('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await look('A prefetching browser', { 'Sec-Purpose': 'prefetch;prerender' });
  await look('A tester', { Cookie: 'fc_preview=any' });
  await look('Objecting 1', { 'Sec-GPC': '1' });
  await look('Objecting 2', { DNT: '1' });
  await look('Objecting 3', { Cookie: 'ad-consent=denied' });
  await look('Last');
  await eventually(async () => expect(await counted()).toBe(4), 30_000);
  expect([await shown(), await counted(), await counted('&dateRange=1')]).toEqual([4, 4, 4]);
  await marketplace.close();
  marketplace = await startMarketplace(site.dataDir);
  expect(await shown()).toBe(4);
});

test('R77 a network counts ten visitors of a vehicle a day at most', async () => {
  for (let number = 0; number < 12; number += 1) await look(`Forger ${number}`, {}, 'l-0005');
  const lines = readdirSync(join(site.dataDir, 'events')).flatMap((file) =>
    readFileSync(join(site.dataDir, 'events', file), 'utf8').split('\n'),
  );
  expect(lines.filter((line) => line.includes('"id":"l-0005"'))).toHaveLength(10);
});

test('R77 a stored view names neither visitor, browser nor page view, and the day’s key is its shells’ alone', async () => {
  await look('Browser of Jane');
  const [file] = readdirSync(join(site.dataDir, 'events'));
  const views = readFileSync(join(site.dataDir, 'events', file!), 'utf8')
    .trim()
    .split('\n');
  for (const view of views) {
    expect(Object.keys(JSON.parse(view)).toSorted()).toEqual(
      ['at', 'brand', 'event', 'id', 'on', 'placement', 'plan', 'sponsored', 'taken', 'type'].toSorted(),
    );
    expect(view).not.toMatch(/jane|127\.0\.0\.1|::1/i);
  }
  expect(readdirSync(join(site.dataDir, 'view-keys'))).toEqual([new Date().toISOString().slice(0, 10)]);
});

test('R77 a vehicle that is not for sale has no count', async () => {
  await marketplace.problem('/cars-for-sale/svc/listing-view-count?vin=4T1G11AK5MU509999', 404);
  expect((await marketplace.problem('/cars-for-sale/svc/listing-view-count', 400)).detail).toContain('vin');
  await marketplace.problem(`/cars-for-sale/svc/listing-view-count?vin=${vehicle.vin}&dateRange=8`, 400);
});
