import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { CommandError } from './command-error';
import type { Build } from './surroundings';

const program = '@forecourt/fragment-build';
const packageSchema = z.object({ bin: z.object({ 'fragment-build': z.string() }) });

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

/** Finds the program as Node finds packages, because package managers lay out `node_modules` differently. */
export function findProgram(remote: string): string {
  try {
    const path = createRequire(join(remote, 'package.json')).resolve(`${program}/package.json`);
    const { bin } = packageSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return join(dirname(path), bin['fragment-build']);
  } catch {
    throw new CommandError(`${remote} has no ${program} installed. Install its dependencies there.`);
  }
}
