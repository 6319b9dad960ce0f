import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishBody, sampleUpload } from '@forecourt/gate/testing';
import { own, registryFolder } from '@forecourt/service';
import type { RegistryState } from './store/state';
import { temporaryFolder } from './testing/registry';
import { bundle, type RegistryProcess, startProcess } from './testing/registry-process';
import { expectWhole } from './testing/whole';

/** Number of rounds; set `DURABILITY_ROUNDS=20` when you change code that writes to the disk. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 6);
/** A process is killed at its n-th file change; these values of n, in turn, hit different kinds of writes. */
const changesBeforeEnd = [1, 8, 15, 4, 11, 18, 2, 9, 16, 5];
const remotes = ['mfe-one', 'mfe-two'];

let dataFolder: string;
let programFolder: string;
let program: string;
let running: RegistryProcess | undefined;
beforeAll(async () => {
  dataFolder = await temporaryFolder();
  const cache = join(__dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  programFolder = await mkdtemp(join(cache, 'crash-'));
  program = await bundle(join(__dirname, 'main.ts'), programFolder);
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(programFolder, { recursive: true });
  await rm(dataFolder, { recursive: true });
});

/** Changes that the registry confirmed, and requests that it did not answer. */
interface Known {
  published: string[];
  /** remote → versions, one of which is live: the last confirmed one, or one that was requested after it. */
  live: Map<string, string[]>;
  revision: number;
}

test(`a process that is killed ${rounds} times during writes leaves the old or the new state, never a part, and all confirmed changes`, async () => {
  const known: Known = { published: [], live: new Map(), revision: 0 };
  for (let round = 0; round < rounds; round++) {
    const registry = await start();
    expectComplete(await expectWhole(registryFolder(dataFolder)), known);
    let confirm: () => void = () => undefined;
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const writing = remotes.map((remote) => writeUntilGone(registry.url, remote, round, known, confirm));
    // In every second round there is a confirmed change, which must not be lost.
    if (round % 2 === 0) await confirmed;
    await fileChanges(changesBeforeEnd[round % changesBeforeEnd.length]!);
    await registry.end('SIGKILL');
    await Promise.all(writing);
  }
  const registry = await start();
  const state = await expectWhole(registryFolder(dataFolder));
  expectComplete(state, known);
  expect(known.revision).toBeGreaterThanOrEqual(rounds / 2);
  expect(await registry.end('SIGTERM')).toBe(0);
  expect(await expectWhole(registryFolder(dataFolder))).toEqual(state);
}, 300_000);

async function start(): Promise<RegistryProcess> {
  running = await startProcess(program, {
    DATA_DIR: dataFolder,
    REGISTRY_PORT: '0',
    REGISTRY_TOKEN: 'token',
    GATE: 'off',
  });
  return running;
}

/** Resolves after this number of changes of the registry's own files. */
function fileChanges(count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    const watcher = watch(registryFolder(dataFolder), () => {
      seen += 1;
      if (seen < count) return;
      watcher.close();
      resolve();
    });
  });
}

/** Publishes and promotes one version after another until the connection breaks. */
async function writeUntilGone(
  url: string,
  remote: string,
  round: number,
  known: Known,
  confirm: () => void,
): Promise<void> {
  for (let count = 0; ; count++) {
    const version = `1.${round}.${count}`;
    const published = await send(
      'PUT',
      `${url}/v1/remotes/${remote}/${version}`,
      publishBody(sampleUpload(remote, version)),
    );
    if (published === null) return;
    known.revision = Math.max(known.revision, published);
    confirm();
    known.published.push(`${remote}@${version}`);
    known.live.set(remote, [...(known.live.get(remote) ?? []), version]);
    const promoted = await send('POST', `${url}/v1/channels/*/${remote}`, { version });
    if (promoted === null) return;
    known.live.set(remote, [version]);
    known.revision = Math.max(known.revision, promoted);
  }
}

/** Sends a request. @returns the revision, or null if the process ended before it answered. @throws if it is refused. */
async function send(method: string, url: string, body: unknown): Promise<number | null> {
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  let text: string;
  let ok: boolean;
  try {
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    text = await response.text();
    ok = response.ok;
  } catch {
    return null;
  }
  if (!ok) throw new Error(`${method} ${url} was refused: ${text}`);
  const { revision }: { revision: number } = JSON.parse(text);
  return revision;
}

function expectComplete(state: RegistryState, known: Known): void {
  expect(state.revision).toBeGreaterThanOrEqual(known.revision);
  const published = Object.entries(state.remotes).flatMap(([remote, versions]) =>
    Object.keys(versions).map((version) => `${remote}@${version}`),
  );
  expect(published).toEqual(expect.arrayContaining(known.published));
  for (const [remote, possible] of known.live) {
    const served = Object.values(state.channels).map((channels) => own(channels, remote)?.version);
    expect(new Set(served).size).toBeLessThanOrEqual(1);
    if (served[0] !== undefined) expect(possible).toContain(served[0]);
  }
}
