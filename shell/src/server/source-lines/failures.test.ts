import { mapPathOf } from '@forecourt/contracts';
import type { Log } from '@forecourt/service';
import { reportToken } from '../testing/fake-registry';
import { fakeRemote } from '../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

interface Line {
  fields: Readonly<Record<string, unknown>>;
  message: string;
}

let lines: Line[];
let site: TestSite;

/** Maps every position of the given line to `src/tile/tile.tsx:42:7`. */
const mapFor = (line: number) =>
  JSON.stringify({ version: 3, sources: ['src/tile/tile.tsx'], names: [], mappings: `${';'.repeat(line - 1)}AAyCM` });
const maps = { [mapPathOf('server.js')]: mapFor(3), [mapPathOf('remoteEntry.js')]: mapFor(1) };

/** @param body of the filters */
const filters = (version: string, body: string, more: object = {}) =>
  fakeRemote({ name: 'mfe-filters', version, fragments: { filters: body }, privates: maps, ...more });

async function start(env: Record<string, string> = { REPORT_TOKEN: reportToken }): Promise<void> {
  lines = [];
  const write = (fields: Line['fields'], message: string) => void lines.push({ fields, message });
  const log = { info() {}, debug() {}, warn: write, error: write } as unknown as Log;
  const remotes = { ...plainRemotes(), 'mfe-filters': filters('1.0.0', "return h('p', null, 'filters');") };
  site = await startTestSite({ remotes, env, log });
}
afterEach(() => site.close());

const logged = async (message: string) =>
  eventually(
    async () => lines.find((line) => line.message === message)?.fields,
    (fields) => fields !== undefined,
  );
const report = (path: string, body: object) =>
  fetch(site.shell.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
    body: JSON.stringify(body),
  });
const failWith = async (body: string) => {
  site.registry.publish(filters('1.1.0', body));
  await eventually(
    () => site.page(),
    (page) => page.version('filters') === '1.1.0' && page.outcome('filters') === 'fallback',
  );
};

test('a fragment that throws on the server is logged with the lines of its source', async () => {
  await start();
  await failWith("throw new Error('flat tyre');");
  const { detail, remote, version } = (await logged('mfe-filters@1.1.0 failed in the slot "filters"'))!;
  expect([remote, version]).toEqual(['mfe-filters', '1.1.0']);
  expect(detail).toMatch(/^Error: flat tyre\n +at .*\(src\/tile\/tile\.tsx:42:7\)/);
});

test('a version that fails as it loads is logged with the lines of its source', async () => {
  await start();
  const prelude = "throw new Error('flat battery');";
  site.registry.publish(
    filters('1.1.0', "return h('p');", { prelude, privates: { [mapPathOf('server.js')]: mapFor(2) } }),
  );
  const fields = await eventually(
    async () => lines.map((line) => line.fields).find(({ detail }) => String(detail).includes('flat battery')),
    (found) => found !== undefined,
  );
  expect(fields?.detail).toContain('src/tile/tile.tsx:42:7');
});

test('an error in a browser is logged with the lines of its source, from a bundle, too', async () => {
  await start();
  await site.page();
  const version = { remote: 'mfe-filters', version: '1.0.0', reason: 'flat tyre' };
  const stack = `TypeError: flat tyre\n    at Tile (${site.shell.url}/_shell/remotes/mfe-filters/1.0.0/remoteEntry.js:1:5)`;
  expect((await report('/_shell/failed', { slot: 'filters', ...version, stack })).status).toBe(204);
  expect((await logged('a fragment failed in a browser'))?.stack).toBe(
    'TypeError: flat tyre\n    at Tile (src/tile/tile.tsx:42:7)',
  );
  expect((await report('/_shell/stray', { kind: 'error', ...version, stack })).status).toBe(204);
  expect((await logged('mfe-filters did more in a browser than render'))?.stack).toContain('src/tile/tile.tsx:42:7');
});

test('of a stack that is very long the innermost frames are logged', async () => {
  await start();
  const version = { remote: 'mfe-filters', version: '1.0.0', reason: 'flat tyre' };
  expect((await report('/_shell/failed', { slot: 'filters', ...version, stack: 'x'.repeat(20_000) })).status).toBe(204);
  expect((await logged('a fragment failed in a browser'))?.stack).toHaveLength(2000);
});

test('a shell without a token of the registry logs positions in scripts', async () => {
  await start({});
  await failWith("throw new Error('flat tyre');");
  const { detail } = (await logged('mfe-filters@1.1.0 failed in the slot "filters"'))!;
  expect(detail).toMatch(/mfe-filters@1\.1\.0\/server\.js:3:\d+/);
});

test('what a policy blocked is logged with the line of the source, and without the page’s address', async () => {
  await start();
  const body = {
    'csp-report': {
      'document-uri': 'https://cars.example/account/reset-password?token=secret',
      'effective-directive': 'connect-src',
      'blocked-uri': 'https://tracker.example/pixel?who=me',
      'source-file': `${site.shell.url}/_shell/remotes/mfe-filters/1.0.0/remoteEntry.js`,
      'line-number': 1,
      'column-number': 5,
    },
  };
  const response = await fetch(`${site.shell.url}/_shell/csp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report', Origin: site.shell.url },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
  const fields = await logged("a page's policy blocked something of mfe-filters");
  expect(fields).toEqual({
    ...{ directive: 'connect-src', remote: 'mfe-filters', version: '1.0.0' },
    ...{ blocked: 'https://tracker.example', at: 'src/tile/tile.tsx:42:7' },
  });
});

test('private files are served to nobody, nor fetched with a version', async () => {
  await start();
  const fetched: (string | undefined)[] = [];
  site.registry.fault = ({ url }) => {
    fetched.push(url);
    return false;
  };
  site.registry.publish(filters('1.1.0', "return h('p', null, 'filters');"));
  await eventually(
    () => site.page(),
    (page) => page.version('filters') === '1.1.0',
  );
  for (const path of Object.keys(maps)) {
    const url = `/_shell/remotes/mfe-filters/1.1.0/${path}`;
    for (const wanted of [url, url.replace('private', '%70rivate'), url.replace('/private/', '//private/')])
      expect((await site.page(wanted)).status).toBe(404);
  }
  expect(fetched.filter((url) => url?.includes('/private/'))).toEqual([]);
});
