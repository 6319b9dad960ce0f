import { mapPathOf } from '@forecourt/contracts';
import { RareLog } from '@forecourt/service';
import fc from 'fast-check';
import { readMap } from './read-map';
import { SourceLines } from './source-lines';

const key = 'mfe-ads@1.0.0';
const mapWith = (more: object = {}) =>
  JSON.stringify({ version: 3, sources: ['src/tile/tile.tsx'], names: [], mappings: ';;AAyCM', ...more });

/** @param maps by path of their script; a function is called for each request */
function open(maps: Readonly<Record<string, string | (() => Promise<Buffer>)>>) {
  const requests: string[] = [];
  const warnings: unknown[] = [];
  const lines = new SourceLines({
    files: {
      async privateFile(_remote, _version, path) {
        requests.push(path);
        const map = Object.entries(maps).find(([script]) => mapPathOf(script) === path)?.[1];
        return typeof map === 'function' ? map() : map === undefined ? undefined : Buffer.from(map);
      },
    },
    bundles: {
      partAt: (_remote, _version, { path, line, column }) =>
        path === 'bundle.abc.js' ? { path: 'static/tile.js', line: line - 10, column } : undefined,
    },
    log: new RareLog({ warn: (fields: unknown) => void warnings.push(fields), error() {} } as never),
  });
  return { lines, requests, warnings };
}

const serverStack =
  'Error: flat tyre\n    at Tile (mfe-ads@1.0.0/server.js:3:120)\n    at renderWithHooks (guest.js:1:5)';

test('a stack of a renderer names lines of the source, and keeps all else', async () => {
  const { lines } = open({ 'server.js': mapWith() });
  expect(await lines.resolve(serverStack, key)).toBe(
    'Error: flat tyre\n    at Tile (src/tile/tile.tsx:42:7)\n    at renderWithHooks (guest.js:1:5)',
  );
});

test('a stack of a browser does, for single scripts and for bundles, as engines write them', async () => {
  const { lines } = open({ 'static/tile.js': mapWith() });
  const folder = 'https://cars.example:8443/_shell/remotes/mfe-ads/1.0.0';
  const stack = [
    `    at Tile (${folder}/static/tile.js:3:5)`,
    `Tile@${folder}/bundle.abc.js:13:5`,
    `    at ${folder}/bundle.other.js:13:5`,
  ].join('\n');
  expect(await lines.resolve(stack, key)).toBe(
    [
      '    at Tile (src/tile/tile.tsx:42:7)',
      'Tile@src/tile/tile.tsx:42:7',
      `    at ${folder}/bundle.other.js:13:5`,
    ].join('\n'),
  );
});

test('positions in scripts of other versions stay: only the version at fault is looked up', async () => {
  const { lines, requests } = open({ 'server.js': mapWith() });
  const text = 'at A (mfe-ads@1.0.1/server.js:3:120) at B (https://x/_shell/remotes/mfe-filters/1.0.0/server.js:3:1)';
  expect(await lines.resolve(text, key)).toBe(text);
  expect(requests).toEqual([]);
});

test('the same position is looked up once, and a map is read once for all positions of a text', async () => {
  const { lines, requests } = open({ 'server.js': mapWith() });
  const text = 'at A (mfe-ads@1.0.0/server.js:3:120) at B (mfe-ads@1.0.0/server.js:3:1)';
  expect(await lines.resolve(text, key)).toBe('at A (src/tile/tile.tsx:42:7) at B (src/tile/tile.tsx:42:7)');
  expect(await lines.resolve(serverStack, key)).toContain('src/tile/tile.tsx:42:7');
  expect(requests).toEqual([mapPathOf('server.js')]);
});

test.each([
  ['is no JSON', '{'],
  ['is of another kind', mapWith({ version: 2 })],
  ['is divided into sections', JSON.stringify({ version: 3, sections: [] })],
  ['has another type of mappings', mapWith({ mappings: 7 })],
  ['is too large', mapWith({ mappings: 'A,'.repeat(800_000) })],
  ['names sources that break a line of the log', mapWith({ sources: ['src/a.tsx\n{"level":60}'] })],
  ['names sources without end', mapWith({ sources: ['x'.repeat(10_000)] })],
  ['points to sources that it lacks', mapWith({ sources: [] })],
  ['points before the beginning', mapWith({ mappings: ';;AADD' })],
])('a map that %s leaves the text as it is', async (_which, map) => {
  const { lines } = open({ 'server.js': map });
  expect(await lines.resolve(serverStack, key)).toBe(serverStack);
});

test('a map that cannot be had or used is a warning with the reason, and the text stays', async () => {
  const { lines, warnings } = open({ 'server.js': () => Promise.reject(new Error('the registry is away')) });
  expect(await lines.resolve(serverStack, key)).toBe(serverStack);
  expect(warnings).toEqual([
    { remote: 'mfe-ads', version: '1.0.0', script: 'server.js', reason: 'the registry is away' },
  ]);
});

test('whatever a map says, a position has one line of text or none', () => {
  const digits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/,;;,é '];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...digits), { maxLength: 200 }),
      fc.array(fc.oneof(fc.string(), fc.constant('src/a.tsx'), fc.constant(null)), { maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 50 }),
      (mappings, sources, line, column) => {
        const lineOf = readMap(Buffer.from(mapWith({ mappings: mappings.join(''), sources })));
        const found = lineOf({ line, column });
        expect(found ?? 'src/a.tsx:1:1').toMatch(/^[\w.@/+-]+:[1-9]\d*:[1-9]\d*$/);
      },
    ),
  );
});

test('a flood of texts waits in no queue: those above the limit stay as they are', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { lines } = open({
    'server.js': async () => {
      await held;
      return Buffer.from(mapWith());
    },
  });
  const texts = Array.from({ length: 30 }, (_, at) => `mfe-ads@1.0.0/server.js:3:${at + 1}`);
  const resolved = texts.map((text) => lines.resolve(text, key));
  expect(await resolved.at(-1)).toBe(texts.at(-1));
  answer();
  expect((await Promise.all(resolved)).filter((text) => text === 'src/tile/tile.tsx:42:7')).toHaveLength(20);
});
