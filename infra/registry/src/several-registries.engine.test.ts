import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type AuditEntry, auditSchema } from '@forecourt/contracts/registry-api';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { pageOf } from './store/audit-search';
import { disk } from './store/disk';
import { faultsIn } from './store/storage/audit-segments';
import { openStorage } from './store/storage/open-storage';
import { temporaryFolder } from './testing/registry';
import { bundle, type RegistryProcess, startProcess } from './testing/registry-process';
import { freePort, startVersitygw, type Versitygw } from './testing/versitygw';

const prefix = 'several';
let server: Versitygw;
let programFolder: string;
let program: string;
const folders: string[] = [];
const running: RegistryProcess[] = [];

beforeAll(async () => {
  server = await startVersitygw();
  const cache = join(__dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  programFolder = await mkdtemp(join(cache, 'several-'));
  program = await bundle(join(__dirname, 'main.ts'), programFolder);
  for (let at = 0; at < 3; at++) {
    folders.push(await temporaryFolder());
    running.push(await start(at));
  }
}, 300_000);
afterAll(async () => {
  for (const one of running) await one.end('SIGKILL');
  await server.close();
  for (const folder of [programFolder, ...folders]) await rm(folder, { recursive: true, maxRetries: 10 });
});

const start = (at: number, port = 0) =>
  startProcess(program, {
    ...{
      DATA_DIR: folders[at] ?? '',
      REGISTRY_PORT: String(port),
      REGISTRY_TOKEN: 'token',
      GATE: 'off',
      NODE_ENV: 'production',
      PREVIEW_SECRET: 'a secret of sixteen letters and more',
    },
    ...server.environment(prefix),
  });

/** Sends a change. @returns its revision; null if it was not acknowledged @throws if it is refused */
async function send(at: number, method: string, path: string, body: unknown): Promise<number | null> {
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  const response = await fetch(running[at]!.url + path, { method, headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  const text = await response?.text().catch(() => null);
  if (response == null || text == null || response.status === 503) return null;
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${text}`);
  return JSON.parse(text).revision;
}

const publish = (at: number, remote: string, version: string) =>
  send(at, 'PUT', `/v1/remotes/${remote}/${version}`, publishBody(sampleUpload(remote, version)));
const promote = (at: number, remote: string, version: string) =>
  send(at, 'POST', `/v1/channels/maker/${remote}`, { version });

/** Changes that were acknowledged: revision and what it was. */
type Acknowledged = Map<number, string>;
const nameOf = (entry: AuditEntry) =>
  entry.action === 'publish' || entry.action === 'promote'
    ? `${entry.action} ${entry.remote}@${entry.version}`
    : entry.action;

/** Publishes and promotes versions of a remote until `isOver`. @returns acknowledged changes */
async function write(at: number, remote: string, round: number, isOver: () => boolean): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  for (let count = 0; !isOver(); count++) {
    const version = `1.${round}.${count}`;
    const published = await publish(at, remote, version);
    if (published !== null) acknowledged.set(published, `publish ${remote}@${version}`);
    const promoted = published === null ? null : await promote(at, remote, version);
    if (promoted !== null) acknowledged.set(promoted, `promote ${remote}@${version}`);
    if (promoted === null) await delay(50);
  }
  return acknowledged;
}

/**
 * Checks that the history is as if one change came after the other: every revision once, in an unbroken chain, each promotion from what the
 * one before it left, and every acknowledged change at its revision.
 */
async function expectLinear(acknowledged: Acknowledged): Promise<void> {
  const folder = await temporaryFolder();
  const storage = await openStorage(folder, {
    ...{ disk, now: () => new Date(), warn: () => undefined, files: server.location(prefix) },
  });
  const { revision } = await storage.latest();
  expect(faultsIn(await storage.lines())).toEqual([]);
  const entries = (await pageOf(storage.newestLines({}), { limit: 100_000 })).entries.reverse();
  expect(entries.map((entry) => entry.revision)).toEqual(Array.from({ length: revision }, (_, at) => at + 1));
  for (const [at, what] of acknowledged) expect([at, nameOf(entries[at - 1]!)]).toEqual([at, what]);
  const served = new Map<string, unknown>();
  for (const entry of entries) {
    if (entry.action !== 'promote') continue;
    for (const { brand, from, to } of entry.changes) {
      const key = `${brand}/${entry.remote}`;
      expect([entry.revision, from]).toEqual([entry.revision, served.get(key) ?? null]);
      served.set(key, to);
    }
  }
  await rm(folder, { recursive: true });
}

/** Returns the revision that a registry has in its memory, as its event stream says. */
async function revisionOf(at: number): Promise<number> {
  const answer = await fetch(`${running[at]!.url}/metrics`);
  return Number(/^registry_revision (\d+)/m.exec(await answer.text())?.[1]);
}

test('50 publishes and promotes at once over three registries are as if one after the other', async () => {
  const acknowledged: Acknowledged = new Map();
  const note = (what: string, revision: number | null) => {
    expect([what, revision]).not.toEqual([what, null]);
    acknowledged.set(revision ?? 0, what);
  };
  for (const version of ['1.0.0', '1.0.1'])
    note(`publish mfe-shared@${version}`, await publish(0, 'mfe-shared', version));
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const isPromotion = at % 2 === 0;
      const [remote, version] = isPromotion ? ['mfe-shared', `1.0.${(at / 2) % 2}`] : [`mfe-${at}`, '1.0.0'];
      const revision = await (isPromotion ? promote : publish)(at % 3, remote!, version!);
      // A promotion of what is served already changes nothing, and tells the present revision.
      if (!isPromotion) note(`publish ${remote}@${version}`, revision);
      else expect(revision).not.toBeNull();
    }),
  );
  expect(acknowledged.size).toBe(27);
  await expectLinear(acknowledged);
}, 300_000);

test('a change is in the memory of the other registries without a request to them, and in what they answer at once', async () => {
  const revision = (await publish(0, 'mfe-seen', '1.0.0'))!;
  const snapshot = (await (await fetch(`${running[1]!.url}/v1/channels`)).json()) as { revision: number };
  expect(snapshot.revision).toBe(revision);
  while ((await revisionOf(2)) < revision) await delay(20);
  const file = await fetch(`${running[2]!.url}/files/mfe-seen/1.0.0/server.js`);
  expect(Buffer.from(await file.arrayBuffer()).equals(sampleUpload('mfe-seen', '1.0.0').files.get('server.js')!)).toBe(
    true,
  );
}, 300_000);

test('a preview link of one registry is listed and revoked by another, in the snapshot of every shell, once', async () => {
  await publish(0, 'mfe-linked', '1.0.0');
  const ask = (at: number, method: string, path: string, body?: object) =>
    fetch(`${running[at]!.url}${path}`, {
      method,
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const seen = async (at: number) => {
    const { previews } = await (await ask(at, 'GET', '/v1/previews')).json();
    return previews.map(({ id }: { id: string }) => id);
  };
  const body = { versions: { 'mfe-linked': '1.0.0' }, brand: 'maker' };
  const made = await Promise.all(
    [0, 1, 2].map(async (at) => (await (await ask(at, 'POST', '/v1/previews', body)).json()).id),
  );
  for (const at of [0, 1, 2]) expect((await seen(at)).sort()).toEqual([...made].sort());
  const revoked = await Promise.all(
    [1, 2].map(async (at) => (await ask(at, 'DELETE', `/v1/previews/${made[0]}`)).status),
  );
  expect(revoked.sort()).toEqual([204, 404]);
  for (const at of [0, 1, 2]) {
    expect((await (await ask(at, 'GET', '/v1/channels')).json()).revokedPreviews).toEqual([made[0]]);
    expect(await seen(at)).not.toContain(made[0]);
  }
}, 300_000);

test('registries that are killed lose nothing that was acknowledged', async () => {
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < 3; round++) {
    let isOver = false;
    const writing = [0, 1, 2].map((at) => write(at, `mfe-killed-${at}`, round, () => isOver));
    const before = await revisionOf(1);
    while ((await revisionOf(1)) < before + 6) await delay(20);
    await running[0]!.end('SIGKILL');
    isOver = true;
    for (const known of await Promise.all(writing)) for (const [at, what] of known) acknowledged.set(at, what);
    running[0] = await start(0);
  }
  expect(acknowledged.size).toBeGreaterThan(12);
  await expectLinear(acknowledged);
}, 300_000);

test('a store that is killed under writes: writes are refused with its name, reads go on, and nothing acknowledged is lost', async () => {
  let isOver = false;
  const writing = [0, 1, 2].map((at) => write(at, `mfe-store-${at}`, 0, () => isOver));
  const before = await revisionOf(1);
  while ((await revisionOf(1)) < before + 6) await delay(20);
  await server.kill();
  const health = async () => (await fetch(`${running[1]!.url}/healthz`)).status;
  while ((await health()) !== 503) await delay(20);
  const { detail } = (await (await fetch(`${running[1]!.url}/healthz`)).json()) as { detail: string };
  expect(detail).toContain(`s3://forecourt/${prefix} at ${server.url} cannot be reached`);
  expect((await fetch(`${running[1]!.url}/v1/channels`)).status).toBe(200);
  expect(await promote(1, 'mfe-seen', '1.0.0')).toBeNull();
  await server.start();
  while ((await health()) !== 200) await delay(20);
  const after = await revisionOf(1);
  while ((await revisionOf(1)) < after + 6) await delay(20);
  isOver = true;
  const acknowledged: Acknowledged = new Map((await Promise.all(writing)).flatMap((known) => [...known]));
  await expectLinear(acknowledged);
}, 300_000);

test('a registry whose store is away at the start says which, and starts once it is there', async () => {
  await running[2]!.end('SIGTERM');
  await server.kill();
  const port = await freePort();
  const starting = start(2, port);
  let health = '';
  while (!health.includes('waits for its files')) {
    await delay(50);
    health = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.text(),
      () => '',
    );
  }
  expect(health).toContain(`s3://forecourt/${prefix} at ${server.url}`);
  await server.start();
  running[2] = await starting;
  expect(auditSchema.parse(await (await fetch(`${running[2].url}/v1/audit?limit=1`)).json()).entries).toHaveLength(1);
}, 300_000);
