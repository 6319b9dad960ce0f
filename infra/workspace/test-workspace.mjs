/** A workspace's `npm test`: runs its tests and writes their counts to a file that turbo caches, so that cached runs count, too. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reportOf, root } from './workspaces.mjs';

const folder = relative(root, process.cwd());
const report = join(root, reportOf(folder));
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const { status, error } = spawnSync(
  join(root, 'node_modules/.bin/jest'),
  [
    ...['--config', join(root, 'jest.config.mjs'), '--selectProjects', folder],
    // Servers of a test that failed may be open: the process ends all the same.
    ...['--runInBand', '--silent', '--forceExit', '--json', `--outputFile=${report}`],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } },
);
if (error !== undefined) throw error;
process.exit(status ?? 1);
