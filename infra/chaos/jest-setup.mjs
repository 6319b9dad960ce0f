/** Builds the programs of `npm start`, which the tests attack. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function setup() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../workspace/setup.mjs'), 'build'], { stdio: 'inherit' });
}
