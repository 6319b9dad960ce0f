import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error';
import type { Build } from './surroundings';

const program = 'node_modules/.bin/fragment-build';

/** Builds with the `fragment-build` that is installed for the remote. @throws CommandError if none is installed */
export const kitBuild: Build = async (folder, version, out, signal) => {
  const args = [findProgram(folder), '--version', version, '--out', out];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', signal });
  const [code] = await once(child, 'exit').catch((error: Error) => {
    if (error.name === 'AbortError') return [null];
    throw error;
  });
  return code === 0;
};

/** Looks in the remote's node_modules, then in those of parent folders. */
function findProgram(remote: string): string {
  for (let folder = remote; ; folder = dirname(folder)) {
    if (existsSync(join(folder, program))) return join(folder, program);
    if (dirname(folder) === folder)
      throw new CommandError(`${remote} has no fragment-build installed. Run npm install there.`);
  }
}
