import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { EventDatabase } from '@forecourt/site-data/event-database';
import * as z from 'zod';
import { startTestSite, type TestSite } from '../../../shell/src/server/testing/test-shell';
import { eventually } from '../../accounts/src/testing/eventually';
import { startTestServer as startMarketplace, type TestServer } from '../../marketplace/src/testing/server';

const listedSchema = z.object({
  listings: z.array(z.object({ id: z.string(), vin: z.string(), viewCount: z.int().optional() })),
});
let server: TestPostgres;
let sites: TestSite[] = [];
let marketplaces: TestServer[] = [];
const folders: string[] = [];
beforeAll(async () => {
  server = await startPostgres('fsync=off');
  const env = { EVENTS_URL: server.url };
  sites = await Promise.all([startTestSite({ env }), startTestSite({ env })]);
  for (let number = 0; number < 2; number += 1) folders.push(mkdtempSync(join(tmpdir(), 'several-shells-')));
  marketplaces = await Promise.all(
    folders.map((folder) => startMarketplace(folder, 60, undefined, { eventsUrl: server.url })),
  );
});
afterAll(async () => {
  await Promise.all([...sites, ...marketplaces].map((each) => each.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  await server.stop();
});

const send = async ({ shell }: TestSite, browser: string, sent: object) => {
  const event = { event: randomUUID(), at: Date.now(), placement: 'vehicle', ...sent };
  const { status } = await fetch(`${shell.url}/_shell/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shell.url, 'User-Agent': browser },
    body: JSON.stringify({ view: randomUUID(), plan: '', on: 'vehicle', sent: Date.now(), events: [event] }),
  });
  expect(status).toBe(204);
};
const counted = (marketplace: TestServer) =>
  marketplace.get('/rest/lsc/listing?numRecords=1', listedSchema).then(({ listings }) => listings[0]!.viewCount);

test('R53 R77 events that are sent to two shells count once, and so do visitors, in each marketplace', async () => {
  const { listings } = await marketplaces[0]!.get('/rest/lsc/listing?numRecords=1', listedSchema);
  const { id } = listings[0]!;
  const view = { type: 'view', id };
  for (const browser of ['Firefox', 'Chrome', 'Safari']) for (const site of sites) await send(site, browser, view);
  await send(sites[1]!, 'Last', view);
  const hide = { event: randomUUID(), type: 'hide', id };
  for (const site of sites) await send(site, 'Firefox', hide);
  for (const marketplace of marketplaces)
    await eventually(async () => expect(await counted(marketplace)).toBe(4), 30_000);
  const database = new EventDatabase(server.url, 'test');
  const types: string[] = [];
  for (const day of await database.days())
    for await (const stored of database.read(day)) types.push(stored?.type ?? 'no event');
  await database.close();
  expect(types.toSorted()).toEqual(['hide', 'view', 'view', 'view', 'view']);
});
