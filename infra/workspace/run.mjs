/** Runs a program of a workspace, set up first: `node run.mjs packages/fragment-cli/fragment list`. */
import { spawn } from 'node:child_process';
import { join, parse } from 'node:path';
import { build, install, root } from './setup.mjs';

const [program = '', ...args] = process.argv.slice(2);
const { dir: workspace, name } = parse(program);
install();
// Programs that only these commands run are not part of the site's build.
build(...(['infra/bench', 'infra/chaos'].includes(workspace) ? ['programs'] : []));
const child = spawn(process.execPath, ['--enable-source-maps', join(root, workspace, 'dist', `${name}.js`), ...args], {
  // Paths on the command line are meant from where the person stands.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
