import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Build } from './surroundings';

/** Builds with the kit's `fragment-build`, found in the repository's node_modules. */
export function kitBuild(root: string): Build {
  return async (folder, version, out, signal) => {
    const program = join(root, 'node_modules/.bin/fragment-build');
    const child = spawn(process.execPath, [program, '--version', version, '--out', out], {
      cwd: folder,
      stdio: 'inherit',
      signal,
    });
    const [code] = await once(child, 'exit').catch((error: Error) => {
      if (error.name === 'AbortError') return [null];
      throw error;
    });
    return code === 0;
  };
}
