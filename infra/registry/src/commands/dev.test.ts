import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registrySnapshotSchema } from '@forecourt/contracts';
import { devStateSchema } from '@forecourt/contracts/dev-sessions';
import type { Build, Watch, WatchListeners } from '@forecourt/fragment-cli/testing';
import { sampleUpload } from '@forecourt/gate/testing';
import { fetchEvents, readPreview } from '@forecourt/service';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

const remote = 'mfe-sample';
const secret = 'a secret of sixteen letters and more';
const previews = { secret, publicOrigins: [], brandHosts: new Map(), shellPort: 3000 };

let registry: TestRegistry;
let root: string;
beforeEach(async () => {
  [registry, root] = await Promise.all([startTestRegistry({}, undefined, { previews }), temporaryFolder()]);
  await mkdir(join(root, remote, 'src'), { recursive: true });
  await writeFile(
    join(root, remote, 'package.json'),
    JSON.stringify({ name: `@forecourt/${remote}`, version: '1.1.0' }),
  );
  await registry.publish(remote, '1.0.0');
  await registry.promote('*', remote, '1.0.0');
});
afterEach(async () => {
  await registry.close();
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

const place = { file: 'src/a.tsx', line: 3, frame: '>    3 | flat()' };

/** Starts a session whose builds come from the test, and collects its output. */
function session(line: string) {
  const ended = new AbortController();
  const printed: string[] = [];
  const waiting: { text: RegExp; resolve: () => void }[] = [];
  const print = (text: string) => {
    printed.push(text);
    for (const { text: wanted, resolve } of waiting) if (wanted.test(text)) resolve();
  };
  let listeners: WatchListeners;
  let prefix = '';
  let isClosed = false;
  const watch: Watch = (_folder, given, to) => {
    [prefix, listeners] = [given, to];
    return {
      resolve: async (_version, stack) => ({ message: `resolved: ${stack}`, ...place }),
      close() {
        isClosed = true;
      },
    };
  };
  const build: Build = async (folder, version, out) => {
    for (const [path, bytes] of sampleUpload(remote, version).files) {
      await mkdir(dirname(join(folder, out, path)), { recursive: true });
      await writeFile(join(folder, out, path), bytes);
    }
    return true;
  };
  const done = runFragment(line, { url: registry.url, cwd: root, build, watch, print, signal: ended.signal });
  /** Resolves after a matching line was printed. */
  const until = (text: RegExp) =>
    new Promise<void>((resolve) => {
      if (printed.some((line) => text.test(line))) resolve();
      else waiting.push({ text, resolve });
    });
  return {
    ...{ printed, until, done },
    get isClosed() {
      return isClosed;
    },
    get listeners() {
      return listeners;
    },
    /** Sends a build, as if a file had been saved just before. */
    built(number: number) {
      const version = `${prefix}.${number}`;
      const files = new Map(
        [...sampleUpload(remote, version).files].map(([path, bytes]) => [path, Buffer.from(bytes)]),
      );
      listeners.onBuilt({ version, files, serverMap: '', savedAt: Date.now() });
      return version;
    },
    /** Returns the preview of the printed link. */
    preview() {
      const [, url = ''] = /^ {2}(http\S+)$/m.exec(printed.join('\n')) ?? [];
      return readPreview(new URL(url).searchParams.get('token') ?? '', { host: new URL(url).hostname, secret });
    },
    end: async () => {
      ended.abort();
      return done;
    },
  };
}

const keyOf = ({ preview }: ReturnType<typeof session>) => preview()?.dev?.[remote] ?? '';
const report = (key: string, body: unknown) =>
  registry.call('POST', `/v1/dev/${key}/reports`, body).then(({ status }) => status);
/** Returns the present state of a session, as pages get it. */
const stateOf = async (key: string) => {
  const events = fetchEvents({ url: `${registry.url}/v1/dev/${key}/stream`, signal: new AbortController().signal });
  for await (const { data } of events) return devStateSchema.parse(JSON.parse(data));
  return null;
};
const snapshot = async () => registrySnapshotSchema.parse(await (await registry.call('GET', '/v1/channels')).json());

test('a session shows its builds by the link that it prints, and changes what nobody else sees', async () => {
  const before = await snapshot();
  const dev = session('dev sample --brand maker --page /cars-for-sale/all/toyota');
  await dev.until(/Nobody but browsers that open this link/);
  expect(dev.preview()).toMatchObject({ versions: {}, page: '/cars-for-sale/all/toyota', hosts: ['maker.localhost'] });
  const key = keyOf(dev);
  const first = dev.built(1);
  await dev.until(/dev\.x[0-9a-f]{8}\.1 is built and sent \d+ ms after the change/);
  expect((await stateOf(key))?.build?.version).toBe(first);
  const second = dev.built(2);
  await dev.until(/\.2 is built and sent/);
  expect((await stateOf(key))?.build?.version).toBe(second);
  const { channels, versions } = await snapshot();
  expect([channels, versions]).toEqual([before.channels, before.versions]);
  const { code, out } = await dev.end();
  expect([code, out, dev.isClosed]).toEqual([0, '', true]);
  expect(dev.printed.at(-1)).toBe('The session has ended: pages show the promoted version of mfe-sample again.');
  expect((await fetch(`${registry.url}/v1/dev/${key}/stream`)).status).toBe(404);
});

test('it prints when a page shows a build, and errors of server and browser with their source line', async () => {
  const dev = session('dev sample');
  await dev.until(/Nobody but/);
  const key = keyOf(dev);
  const version = dev.built(1);
  await dev.until(/is built and sent/);
  expect(await report(key, { kind: 'shown', version, how: 'refreshed' })).toBe(204);
  await dev.until(/\.1 was shown after \d+ ms, with its state\./);
  await report(key, { kind: 'server', version, stack: 'Error: flat tyre' });
  await dev.until(/It failed on the server \(src\/a\.tsx:3\):\nresolved: Error: flat tyre/);
  await report(key, { kind: 'browser', version, stack: 'Error: no wheel' });
  await dev.until(/It failed in a browser \(src\/a\.tsx:3\):/);
  // The notes are sent in the order of the errors.
  dev.built(2);
  await dev.until(/\.2 is built and sent/);
  await dev.end();
});

test('an error of a build is shown on the page, and what it showed before stays', async () => {
  const dev = session('dev sample');
  await dev.until(/Nobody but/);
  const key = keyOf(dev);
  const version = dev.built(1);
  await dev.until(/is built and sent/);
  dev.listeners.onFailed({ message: 'It lacks a bracket.', ...place });
  await dev.until(/It does not build \(src\/a\.tsx:3\):\nIt lacks a bracket\.\n\n> {4}3 \| flat\(\)/);
  const next = dev.built(2);
  await dev.until(/\.2 is built and sent/);
  expect(await stateOf(key)).toMatchObject({ problem: null, build: { version: next } });
  expect(version).not.toBe(next);
  await dev.end();
});

test('the gate checks the last build in the background, and its findings are on the page', async () => {
  const dev = session('dev sample');
  await dev.until(/Nobody but/);
  const key = keyOf(dev);
  dev.built(1);
  await dev.until(/The gate has no objection to 1\.1\.0-dev\.x[0-9a-f]{8}\.1\./);
  const events = fetchEvents({ url: `${registry.url}/v1/dev/${key}/stream`, signal: new AbortController().signal });
  for await (const { data } of events) if (devStateSchema.parse(JSON.parse(data)).findings?.length === 0) break;
  expect(Object.keys((await snapshot()).versions[remote] ?? {})).toEqual(['1.0.0']);
  await dev.end();
});

test('it ends with an error if its build ends, or its session is gone', async () => {
  const dev = session('dev sample');
  await dev.until(/Nobody but/);
  dev.listeners.onEnded('out of memory');
  expect(await dev.done).toMatchObject({ code: 1, err: expect.stringMatching(/has ended: out of memory/) });
  const other = session('dev sample');
  await other.until(/Nobody but/);
  await registry.call('DELETE', `/v1/dev/${keyOf(other)}`);
  expect(await other.done).toMatchObject({ code: 1, err: expect.stringMatching(/No such session/) });
});

test('for a remote without a version the command says how to get one onto a page', async () => {
  await writeFile(join(root, remote, 'package.json'), JSON.stringify({ name: 'mfe-new', version: '0.1.0' }));
  const dev = session('dev sample --brand maker');
  await dev.until(/No page has a place for mfe-new before its first version: fragment publish --promote --brand maker/);
  expect((await dev.end()).code).toBe(0);
});

test('a registry without previews, and an unknown remote, are refused', async () => {
  const unknown = await runFragment('dev nobody', { url: registry.url, cwd: root });
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no remote "nobody"')]);
  const without = await startTestRegistry();
  const refused = await runFragment('dev sample', { url: without.url, cwd: root });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Set PREVIEW_SECRET')]);
  await without.close();
});
