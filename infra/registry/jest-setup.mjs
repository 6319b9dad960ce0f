/** Builds from source the programs in which a test registry's gate runs versions, and those that a test shell starts. */
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
