/** Builds the programs of the tests' gate from source. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function setup() {
  const folder = join(import.meta.dirname, '.cache/test');
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), folder], { stdio: 'inherit' });
}
