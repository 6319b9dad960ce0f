import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database';
import { useFolder } from '../testing/folder';
import { startFakeMarketplace, startTestServer } from '../testing/server';

const folder = useFolder();

test('a service that cannot store anything reports it and the reason in its health and metrics, and keeps running', async () => {
  const marketplace = await startFakeMarketplace();
  await (await startTestServer(folder(), marketplace.url)).close();
  const db = await openTestDatabase(folder());
  await sql`create trigger "full" before insert on "progress" when new."name" = 'healthz'
    begin select raise(abort, 'database or disk is full'); end`.execute(db);
  await db.destroy();
  const server = await startTestServer(folder(), marketplace.url);
  expect(await server.problem('/healthz', 503)).toMatchObject({
    type: 'accounts/stores-nothing',
    detail: expect.stringMatching(/cannot be stored: .*disk is full.* Free space in DATA_DIR/),
  });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('process_storage_failing 1');
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  await server.close();
  marketplace.close();
});

test('a service that can store reports it', async () => {
  const marketplace = await startFakeMarketplace();
  const server = await startTestServer(folder(), marketplace.url);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('process_storage_failing 0');
  await server.close();
  marketplace.close();
});
