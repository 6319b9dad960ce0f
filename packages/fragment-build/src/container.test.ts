import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as kit from '@forecourt/fragment-kit';
import { provideToContainers } from '@forecourt/fragment-kit/host';
import * as searchKit from '@forecourt/search-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as rxjs from 'rxjs';
import { buildRemote } from './index';

let out: string;
let js: readonly string[];
const added: string[] = [];

beforeAll(async () => {
  out = realpathSync(mkdtempSync(join(tmpdir(), 'fragment-container-')));
  const { manifest } = await buildRemote({ folder: join(__dirname, 'fixture-remote'), out: join(out, 'built') });
  js = manifest.fragments.counter!.js;
  const element = () => ({
    set src(url: string) {
      added.push(url);
    },
  });
  Object.assign(globalThis, {
    document: {
      currentScript: { tagName: 'SCRIPT', src: 'https://site.example/_shell/remotes/fixture/1.0.0/bundle.js' },
      getElementsByTagName: () => [],
      createElement: element,
      head: { appendChild() {} },
    },
    window: { location: { origin: 'https://site.example' } },
  });
});
afterAll(() => rmSync(out, { recursive: true, force: true, maxRetries: 10 }));

/** Runs a file as a page does: what it declares is global. */
const run = (path: string) => {
  const text = readFileSync(join(out, 'built', path), 'utf8').replace(
    /^var fixture_remote/,
    'globalThis.fixture_remote = undefined',
  );
  new Function(text)();
};
const given = (module: unknown) => ({ version: '1.0.0', get: () => module });

test('a container gets the modules of the page, each once, and does not request chunks that came with its entry', async () => {
  const asked: string[] = [];
  const moduleOf = provideToContainers({
    react: given(react),
    'react/jsx-runtime': given(jsxRuntime),
    '@forecourt/fragment-kit': given(kit),
    '@forecourt/search-kit': given(searchKit),
    rxjs: {
      version: '7.8.2',
      async get() {
        asked.push('rxjs');
        return rxjs;
      },
    },
  });
  for (const path of ['remoteEntry.js', ...js]) run(path);
  const first = (await moduleOf('fixture_remote', './counter')) as { default: kit.FragmentDefinition };
  const second = (await moduleOf('fixture_remote', './counter')) as { default: kit.FragmentDefinition };
  expect(first.default).toMatchObject({ name: 'counter' });
  expect(second.default).toBe(first.default);
  expect(asked).toEqual(['rxjs']);
  expect(added).toEqual([]);
});

test('a module that the container lacks, and a container that there is not, are errors with their names', async () => {
  const moduleOf = provideToContainers({});
  await expect(moduleOf('fixture_remote', './none')).rejects.toThrow('"./none"');
  await expect(moduleOf('none', './counter')).rejects.toThrow('"none"');
});

test('a container that replaces the modules that it is given replaces them for no other', async () => {
  type Scope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;
  const container = (init: (scope: Scope) => unknown) => ({ init, get: async () => () => ({}) });
  let react: unknown;
  Object.assign(globalThis, {
    thief: container((scope) => {
      for (const versions of Object.values(scope)) versions['1.0.0'] = { get: async () => () => 'stolen' };
    }),
    other: container(async (scope) => {
      react = (await scope.react?.['1.0.0']?.get())?.();
    }),
  });
  const moduleOf = provideToContainers({ react: given('as provided') });
  for (const name of ['thief', 'other']) await moduleOf(name, './x');
  expect(react).toBe('as provided');
});
