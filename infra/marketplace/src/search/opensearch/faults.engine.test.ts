/** A marketplace whose OpenSearch cluster is in trouble, over HTTP. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { useFolder } from '../../testing/folder';
import { sampleInventory } from '../../testing/inventory';
import { startOpenSearch, type TestOpenSearch } from '../../testing/opensearch';
import { program, startService } from '../../testing/programs';
import { startTestServer, type TestServer } from '../../testing/server';
import { OpenSearchSearch } from './opensearch-search';
import { type SearchLocation, searchUrl } from './search-url';

// Java starts slowly on a busy machine.
jest.setTimeout(300_000);

const folder = useFolder();
let cluster: TestOpenSearch;
let server: TestServer | null = null;
const lines: string[] = [];
beforeAll(async () => {
  cluster = await startOpenSearch();
});
afterEach(async () => {
  await server?.close();
  server = null;
  lines.length = 0;
});
afterAll(() => cluster.close());

async function start(location: SearchLocation, port?: number): Promise<TestServer> {
  server = await startTestServer(folder(), 60, sampleInventory, {
    createSearch: (store) => new OpenSearchSearch(store, { location }),
    ...(port !== undefined && { port }),
    log: (line) => lines.push(line),
  });
  return server;
}

const eventually = async (check: () => Promise<void>) => {
  for (const until = Date.now() + 120_000; ; await wait(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
};
const count = async ({ url }: TestServer, query = '') => {
  const response = await fetch(`${url}/rest/lsc/listing/count?${query}`);
  return response.status === 200
    ? ((await response.json()) as { totalResultCount: number }).totalResultCount
    : response.status;
};
const health = async ({ url }: Pick<TestServer, 'url'>) => {
  const response = await fetch(`${url}/healthz`);
  return { status: response.status, text: await response.text() };
};
const writtenSchema = z.object({ searchable: z.boolean() });
/** Writes a listing. @returns whether it is searchable; null if it was not acknowledged */
async function write({ write: send }: TestServer, number: number): Promise<boolean | null> {
  const record = {
    ...{ vin: `4T1G11AK5MU7${String(number).padStart(5, '0')}`, year: 2021, make: 'Toyota', model: 'Camry LE' },
    ...{ price: 21_500, sellerName: 'Lakeside', zip: '60601' },
  };
  const response = await send('/inventory/listings', { method: 'POST', body: JSON.stringify(record) });
  return response.status === 200 ? writtenSchema.parse(await response.json()).searchable : null;
}

test('a cluster that is killed and comes back has lost nothing acknowledged; meanwhile searches are refused, and single listings are shown', async () => {
  const marketplace = await start(cluster.location());
  expect([await count(marketplace), await write(marketplace, 1), await count(marketplace)]).toEqual([60, true, 61]);
  await cluster.kill();
  expect(await count(marketplace)).toBe(503);
  // Stored, and searchable once the cluster is back.
  expect(await write(marketplace, 2)).toBe(false);
  expect((await fetch(`${marketplace.url}/rest/lsc/listing/l-0001`)).status).toBe(200);
  expect(await health(marketplace)).toEqual({ status: 200, text: expect.stringContaining('"searches":false') });
  await cluster.start();
  await eventually(async () => expect(await count(marketplace)).toBe(62));
  await eventually(async () => expect((await health(marketplace)).text).toContain('"searches":true'));
});

test('a cluster that hangs costs a search its time limit, then nothing, until it goes on', async () => {
  const marketplace = await start(cluster.location());
  cluster.pause();
  try {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => count(marketplace, `startYear=${2000 + at}`)),
    );
    expect(new Set(answers)).toEqual(new Set([503]));
    await eventually(async () => {
      const response = await fetch(`${marketplace.url}/rest/lsc/listing/count`);
      expect(await response.text()).toContain('left alone after repeated failures');
    });
  } finally {
    cluster.resume();
  }
  await eventually(async () => expect(await count(marketplace)).toBe(60));
});

test('a cluster whose disk is full answers searches; what is written is stored, and searchable once there is room', async () => {
  const location = cluster.location();
  const marketplace = await start(location);
  const block = (value: boolean | null) =>
    cluster.send('PUT', `/${location.prefix}/_settings`, { 'index.blocks.read_only_allow_delete': value });
  expect((await block(true)).status).toBe(200);
  expect(await write(marketplace, 1)).toBe(false);
  expect(await count(marketplace)).toBe(60);
  await eventually(async () => expect(lines.join()).toMatch(/cluster_block_exception/));
  expect((await block(null)).status).toBe(200);
  await eventually(async () => expect(await count(marketplace)).toBe(61));
});

test('an index that somebody removed is built again', async () => {
  const location = cluster.location();
  const marketplace = await start(location);
  expect((await cluster.send('DELETE', `/${location.prefix}.1.1`)).status).toBe(200);
  expect(await count(marketplace)).toBe(503);
  await eventually(async () => expect(await count(marketplace)).toBe(60));
});

test('a cluster that cannot be reached at the start is named by /healthz, without its password, and awaited', async () => {
  await cluster.kill();
  const { host } = new URL(cluster.url);
  const { prefix } = cluster.location();
  const marketplace = await start(searchUrl.parse(`http://market:secret@${host}/${prefix}`));
  const { status, text } = await health(marketplace);
  expect([status, text]).toEqual([503, expect.stringMatching(`OpenSearch at ${host} .*ECONNREFUSED`)]);
  expect(lines.join()).toMatch(host);
  await cluster.start();
  await eventually(async () => expect(await count(marketplace)).toBe(60));
  expect(lines.join() + text).not.toMatch(/secret|bWFya2V0OnNlY3JldA/);
});

test('the program searches where SEARCH_URL says, and uses the index again after a restart', async () => {
  const { prefix } = cluster.location();
  const environment = { DATA_DIR: folder(), LISTINGS: '200', SEARCH_URL: `${cluster.url}/${prefix}` };
  for (let start = 0; start < 2; start += 1) {
    const service = await startService(program('main'), environment);
    expect(await (await fetch(`${service.url}/rest/lsc/listing/count`)).json()).toMatchObject({
      totalResultCount: 200,
    });
    expect(await service.end('SIGTERM')).toBe(0);
    const indexes = (await (await cluster.send('GET', `/${prefix}/_mapping`)).json()) as object;
    expect(Object.keys(indexes)).toEqual([`${prefix}.1.1`]);
  }
});

test('an index that a newer version has built is refused by its name', async () => {
  const location = cluster.location();
  const { prefix } = location;
  const newer = {
    aliases: { [prefix]: {} },
    mappings: { _meta: { format: 99, generation: 1, mark: '' } },
  };
  expect((await cluster.send('PUT', `/${prefix}.1.1`, newer)).status).toBe(200);
  const { status, text } = await health(await start(location));
  expect([status, text]).toEqual([
    503,
    expect.stringMatching(`${prefix}\\.1\\.1 was built by a newer version.*Start that version`),
  ]);
});
