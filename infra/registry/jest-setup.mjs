/** Builds from the source what the gate of a test's registry runs versions in, and what a shell starts with that follows it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import setUpShell from '../../shell/jest-setup.mjs';

export default function setup() {
  setUpShell();
  const folder = join(import.meta.dirname, '.cache/test');
  execFileSync(process.execPath, [join(import.meta.dirname, '../../packages/gate/build.mjs'), folder], {
    stdio: 'inherit',
  });
}
