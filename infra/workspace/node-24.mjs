/**
 * Prints the path of a Node of the image's version: named by NODE_24, this one, or freshly installed into `node-24/`. Prints nothing if
 * there is none for this machine, or if it cannot be installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'node-24');
const program = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const version = 24;

function find() {
  if (process.env.NODE_24) return process.env.NODE_24;
  if (Number.parseInt(process.versions.node, 10) === version) return process.execPath;
  if (!existsSync(program)) {
    console.error(`Node ${version} is not installed; installing it …`);
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] });
  }
  return existsSync(program) ? program : '';
}

process.stdout.write(find());
