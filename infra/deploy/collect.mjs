/**
 * Collects the files that the built programs need to run, without those for building and testing:
 * `node infra/deploy/collect.mjs <folder>`. With `--no-install` it leaves out the dependencies.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Workspaces whose built programs are needed. */
const programs = [
  ...['shell', 'infra/registry', 'infra/marketplace', 'infra/accounts', 'infra/content'],
  'packages/fragment-cli',
];

/** Folders of the workspaces, from the lockfile. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));

const [folder = '', option] = process.argv.slice(2);
if (folder === '') throw new Error('Name a folder: node infra/deploy/collect.mjs <folder>');
const target = resolve(folder);

function copy(path) {
  const from = join(root, path);
  if (!existsSync(from)) throw new Error(`There is no ${path}. Build first: npm run build && npm run pack`);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(from, join(target, path), { recursive: true });
}

// The files that `npm ci` compares.
for (const path of ['package.json', 'package-lock.json', '.npmrc']) copy(path);
for (const workspace of workspaces) copy(join(workspace, 'package.json'));
for (const program of programs) copy(join(program, 'dist'));
copy('packages/fragment-cli/bin');
// The articles that come with the site.
copy('infra/content/data/editorial');
for (const script of ['backup', 'backup-files', 'restore', 'publish']) copy(`infra/deploy/${script}.mjs`);
// The packages that teams install, which the registry serves.
copy('dist/packs');
// The console, which the registry serves.
copy('infra/console/dist');
// The tree's own remotes, for `publish.mjs`.
for (const workspace of workspaces.filter((name) => name.startsWith('mfe-'))) copy(join(workspace, 'dist/fragment'));

if (option !== '--no-install') {
  const { status } = spawnSync(
    'npm',
    [
      'ci',
      '--omit=dev',
      ...programs.flatMap((program) => ['--workspace', program]),
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: target, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
