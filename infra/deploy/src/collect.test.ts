import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './testing/documents';
import { programs } from './testing/programs';

/** A tree with the built workspaces of running programs, and one workspace without a program. */
let tree: string;
const put = (path: string, content = '') => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
};
const collected = (path: string) => join(tree, 'collected', path);

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-collect-'));
  for (const script of ['collect', 'backup', 'backup-files', 'restore', 'publish'])
    cpSync(join(root, `infra/deploy/${script}.mjs`), join(tree, `infra/deploy/${script}.mjs`));
  for (const path of ['package.json', '.npmrc']) put(path, '{}');
  const running = [...Object.keys(programs).map((path) => path.replace('/dist/main.js', '')), 'packages/fragment-cli'];
  for (const workspace of running) {
    put(`${workspace}/package.json`, '{}');
    put(`${workspace}/dist/main.js`, 'runs');
    put(`${workspace}/src/main.ts`);
  }
  const packages = ['', ...running, 'packages/ui', 'mfe-ads', 'node_modules/zod', 'shell/node_modules/zod'];
  put('package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages.map((path) => [path, {}])) }));
  put('packages/fragment-cli/bin/fragment.mjs');
  put('dist/packs/forecourt-ui-1.0.0.tgz');
  put('infra/console/dist/index.html');
  put('packages/ui/package.json', '{}');
  put('packages/ui/dist/ui.js');
  put('infra/content/data/editorial/articles/tires.md');
  put('mfe-ads/package.json', '{}');
  put('mfe-ads/dist/fragment/manifest.json');
  put('bin/npm', '#!/bin/sh\necho "npm $*" > installed\n');
  chmodSync(join(tree, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(tree, { recursive: true }));

function collect(...options: string[]) {
  const PATH = [join(tree, 'bin'), process.env.PATH].join(delimiter);
  return spawnSync(process.execPath, [join(tree, 'infra/deploy/collect.mjs'), collected(''), ...options], {
    encoding: 'utf8',
    env: { PATH },
  });
}

test('programs are collected, and their sources are not', () => {
  expect(collect('--no-install').status).toBe(0);
  for (const program of Object.keys(programs)) expect(readFileSync(collected(program), 'utf8')).toBe('runs');
  for (const path of [
    'package-lock.json',
    '.npmrc',
    'packages/ui/package.json',
    'mfe-ads/dist/fragment/manifest.json',
    'infra/content/data/editorial/articles/tires.md',
    'packages/fragment-cli/bin/fragment.mjs',
    'dist/packs/forecourt-ui-1.0.0.tgz',
    'infra/console/dist/index.html',
    'infra/deploy/backup.mjs',
    'infra/deploy/publish.mjs',
    'infra/deploy/backup-files.mjs',
    'infra/deploy/restore.mjs',
  ])
    expect([path, existsSync(collected(path))]).toEqual([path, true]);
  for (const path of ['shell/src', 'packages/ui/dist', 'installed'])
    expect([path, existsSync(collected(path))]).toEqual([path, false]);
});

test('only runtime dependencies of the programs are installed', () => {
  expect(collect().status).toBe(0);
  const installed = readFileSync(collected('installed'), 'utf8');
  expect(installed).toMatch(/^npm ci --omit=dev --workspace shell --workspace infra\/registry /);
  expect(installed).not.toContain('packages/ui');
});

test('a missing build is reported, with the command to build it', () => {
  rmSync(join(tree, 'infra/registry/dist'), { recursive: true });
  const { status, stderr } = collect('--no-install');
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('There is no infra/registry/dist. Build first: npm run build'),
  ]);
});
