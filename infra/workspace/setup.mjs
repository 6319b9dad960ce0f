/** Prepares a clone for running: installs dependencies according to the lockfile and builds the workspaces that changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(import.meta.dirname, '../..');
const leastNode = [20, 19];

/** Runs a command in the repository's folder; if it fails, this process exits with the same code. */
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
 * Whether the dependencies are up to date. npm writes its own lockfile into node_modules last: if it is older than ours, or missing, an
 * install is due; also if a package in a workspace's own node_modules is missing, which happens when only the tree's is copied.
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
  // Installs exactly the lockfile's packages; `.npmrc` forbids their install scripts.
  run('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']);
}

/** How to run turbo: its path, options and environment, without telemetry. */
export const turbo = {
  command: join(root, 'node_modules/.bin/turbo'),
  options: ['--log-prefix=none'],
  environment: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
};

/** Whether `npm test` has already built: turbo would write the same files again while running programs read them. */
const isBuilt = () => Boolean(process.env.FORECOURT_BUILT);

/** Builds every workspace that changed. @param more further tasks; `programs` builds the benchmarks and the chaos trials, too */
export function build(...more) {
  if (isBuilt() && more.length === 0) return;
  const env = { ...process.env, ...turbo.environment, NODE_ENV: 'production' };
  run(turbo.command, ['run', 'build', ...more, '--output-logs=new-only', '--concurrency=2', ...turbo.options], { env });
}

/** Returns the version in a workspace's package.json. */
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
