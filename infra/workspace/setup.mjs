/** Brings a clone to where its programs can run: dependencies installed as the lockfile says, everything built that changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(import.meta.dirname, '../..');
const leastNode = [20, 19];

/** Runs a command in the repository's folder; its failure ends this program with the same code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  console.error(`Forecourt needs Node ${leastNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * npm writes its own lockfile into node_modules last: older than ours, or absent, means that an install is due. So does a package that it
 * put into the folder of a workspace and that is not there: who copies the tree's node_modules forgets those.
 */
function installed() {
  const mark = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false;
  const { packages = {} } = JSON.parse(readFileSync(mark, 'utf8'));
  return Object.keys(packages).every(
    (path) => !path.includes('/node_modules/') || path.startsWith('node_modules/') || existsSync(join(root, path)),
  );
}

export function install() {
  checkNode();
  if (installed()) return;
  console.log('Installing dependencies …');
  // Exactly what the lockfile says, and no package runs a program of its own: `.npmrc`.
  run('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']);
}

/** What turbo is started with: quiet about itself. */
export const turbo = {
  command: join(root, 'node_modules/.bin/turbo'),
  options: ['--log-prefix=none'],
  environment: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
};

/** Whether `npm test` has built already: turbo would write the same files once more, while programs that run read them. */
const isBuilt = () => Boolean(process.env.FORECOURT_BUILT);

/** Builds every workspace that changed; `programs`, too, are the benchmarks' and the attacks'. */
export function build(...more) {
  if (isBuilt() && more.length === 0) return;
  const env = { ...process.env, ...turbo.environment, NODE_ENV: 'production' };
  run(turbo.command, ['run', 'build', ...more, '--output-logs=new-only', '--concurrency=2', ...turbo.options], { env });
}

/** The published version of a workspace's package.json. */
export function versionOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  if (process.argv[2] === 'build') {
    build();
    if (!isBuilt()) run(process.execPath, [join(import.meta.dirname, 'write-openapi.mjs')]);
  }
}
