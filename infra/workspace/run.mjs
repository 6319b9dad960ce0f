/** Runs a workspace's program: `node run.mjs packages/fragment-cli/fragment list`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, install, root } from './setup.mjs';

const [program = '', ...args] = process.argv.slice(2);
const { dir: workspace, name } = parse(program);
const bundle = join(root, workspace, 'dist', `${name}.js`);

if (['infra/bench', 'infra/chaos'].includes(workspace)) {
  // The benchmarks and chaos drive the built site and are not part of its build.
  install();
  build('programs');
} else if (!existsSync(bundle)) {
  install();
  if (!makeBundle()) process.exit(1);
} else if (isStale() && !makeBundle()) {
  console.error(`${workspace} does not build: ${name} runs from its last build.`);
}

/** Builds this workspace only: a command must run, for example to roll back, even if the rest of the tree is broken or out of date. */
function makeBundle() {
  const { status } = spawnSync('npm', ['run', 'build', '--silent', '--workspace', workspace], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

function isStale() {
  const built = statSync(bundle).mtimeMs;
  const folders = [workspace, ...readdirSync(join(root, 'packages')).map((folder) => join('packages', folder))];
  return folders
    .map((folder) => join(root, folder, 'src'))
    .filter(existsSync)
    .some((folder) =>
      readdirSync(folder, { recursive: true }).some(
        (path) => path.endsWith('.ts') && statSync(join(folder, path)).mtimeMs > built,
      ),
    );
}

const child = spawn(process.execPath, ['--enable-source-maps', bundle, ...args], {
  // Paths on the command line are relative to the caller's folder.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
