import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { type Feature, post } from '../features/feature';
import { isoTime, retainedTable } from '../features/retained';
import { readFields } from '../http/fields';
import { ownerFor } from '../sign-in/client';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { allFeatures } from './features';

const day = 24 * 60 * 60_000;

interface WishesTable {
  owner: string;
  wish: string;
  createdAt: number;
}
const withWishes = (db: Kysely<Database>) => db.withTables<{ wishes: WishesTable }>();

const fields = z.object({ wish: z.string().max(100) });
const answer = z.strictObject({ message: z.string() });

/** A new feature: a form, its route, and the data that it retains. */
const wishes: Feature = {
  name: 'wishes',
  routes: [
    post('/account-api/wishes', {
      summary: 'Stores a wish.',
      ...{ status: 201, refusals: [400, 413, 415] },
      ...{ fields, answer },
      handle: (services) => async (request, response) => {
        const { wish } = readFields(fields, request, 'Your wish was not stored');
        const owner = await ownerFor(services, request, response);
        await withWishes(services.db).insertInto('wishes').values({ owner, wish, createdAt: services.now() }).execute();
        response.status(201).json({ message: 'We will see.' });
      },
      form: { title: 'Your wish', failed: 'Your wish was not stored', back: 'Back to the shop' },
    }),
  ],
  retained: [
    // The types know the tables of the schema; this one has columns of `feedback`.
    retainedTable({
      ...{ name: 'wishes', title: 'Wishes', retention: 'for 10 days', retentionDays: 10 },
      ...{ table: 'wishes' as 'feedback', time: 'createdAt', subject: { owner: 'owner' }, merges: 'all' },
      shape: ({ createdAt }) => ({ at: isoTime(createdAt) }),
    }),
  ],
};

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  // A migration would do this.
  const db = await openTestDatabase(folder());
  await sql`create table "wishes" ("owner" text not null, "wish" text not null, "createdAt" bigint not null)`.execute(
    db,
  );
  await db.destroy();
  marketplace = await startFakeMarketplace();
  server = await start();
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

const start = () =>
  startTestServer(folder(), marketplace.url, undefined, { now: () => now, features: [...allFeatures, wishes] });
const exportOf = async (browser: Browser) =>
  z.looseObject({ wishes: z.array(z.unknown()) }).parse(await browser.json('/account-api/mine/export')).wishes;

/** The same browser after the service was started again, at another port. */
function restarted({ cookies }: Browser): Browser {
  const browser = new Browser(server.url);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

describe('a feature that was added to the list', () => {
  test('is served and described: its form for the shell, its operation for programmers', async () => {
    const response = await server.post('/account-api/wishes', new URLSearchParams({ wish: 'A convertible' }));
    expect([response.status, await response.json()]).toEqual([201, { title: 'Your wish', message: 'We will see.' }]);
    const description = await (await fetch(server.url + descriptionPath)).json();
    expect(serviceDescriptionSchema.parse(description).forms).toContainEqual({
      ...{ path: '/account-api/wishes', failed: 'Your wish was not stored', back: 'Back to the shop' },
    });
    const document = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse(await (await fetch(`${server.url}/openapi.json`)).json());
    expect(document.paths['/account-api/wishes']).toMatchObject({ post: { summary: 'Stores a wish.' } });
  });

  test('has its data exported and erased', async () => {
    const browser = new Browser(server.url);
    await browser.send('/account-api/wishes', { wish: 'A convertible' });
    expect(await exportOf(browser)).toEqual([{ at: new Date(now).toISOString() }]);
    await new Browser(server.url).send('/account-api/wishes', { wish: 'A van' });
    expect((await browser.send('/account-api/mine/delete', { confirm: 'on' })).status).toBe(200);
    await server.close();
    const db = await openTestDatabase(folder());
    const left = await withWishes(db).selectFrom('wishes').select('wish').execute();
    await db.destroy();
    server = await start();
    expect(left).toEqual([{ wish: 'A van' }]);
  });

  test('has its data deleted when they expire', async () => {
    const browser = new Browser(server.url);
    await browser.send('/account-api/wishes', { wish: 'A convertible' });
    await server.close();
    now += 5 * day;
    server = await start();
    expect(await exportOf(restarted(browser))).toHaveLength(1);
    await server.close();
    now += 6 * day;
    server = await start();
    await eventually(async () => expect(await exportOf(restarted(browser))).toEqual([]));
  });
});
