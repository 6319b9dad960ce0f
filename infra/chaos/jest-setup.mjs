/** Builds what is not built yet: the tests attack the programs that `npm start` runs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function setup() {
  execFileSync(process.execPath, [join(import.meta.dirname, '../workspace/setup.mjs'), 'build'], { stdio: 'inherit' });
}
