import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

let tree: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
};

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-setup-'));
  cpSync(join(__dirname, 'setup.mjs'), join(tree, 'infra/workspace/setup.mjs'));
  put('package-lock.json', '{}');
  put('bin/npm', '#!/bin/sh\necho "npm $1"\n');
  chmodSync(join(tree, 'bin/npm'), 0o755);
  put('node_modules/lru-cache/index.js', '');
  put('shell/node_modules/lru-cache/index.js', '');
  const packages = { shell: {}, 'node_modules/lru-cache': {}, 'shell/node_modules/lru-cache': {} };
  put('node_modules/.package-lock.json', JSON.stringify({ packages }));
});
afterEach(() => rmSync(tree, { recursive: true }));

/** Runs the setup script with fake npm and turbo programs that print their arguments; with `build` it also builds. @returns the output */
function installing(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): string {
  const script = join(tree, 'infra/workspace/setup.mjs');
  const PATH = [join(tree, 'bin'), process.env.PATH].join(delimiter);
  return execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { PATH, ...environment } });
}

test('nothing is installed if everything is there', () => {
  expect(installing()).toBe('');
});

test('a lockfile that is newer than the installation causes an installation', () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(tree, 'package-lock.json'), later, later);
  expect(installing()).toContain('npm ci');
});

test('missing node_modules of workspaces cause an installation before a build', () => {
  rmSync(join(tree, 'shell/node_modules'), { recursive: true });
  expect(installing()).toContain('npm ci');
});

test('the sites that npm test starts do not repeat its build', () => {
  put('node_modules/.bin/turbo', '#!/bin/sh\necho "turbo $1 $2"\n');
  chmodSync(join(tree, 'node_modules/.bin/turbo'), 0o755);
  put('infra/workspace/write-openapi.mjs', "console.log('descriptions');");
  expect(installing(['build'])).toBe('turbo run build\ndescriptions\n');
  expect(installing(['build'], { FORECOURT_BUILT: 'yes' })).toBe('');
});
