import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const buildNode = join(__dirname, '../../../workspace/build-node.mjs');

/**
 * Bundles a program of ours as the build does, for tests that need it as a process.
 * @param folder inside this package, so that the program finds its dependencies. @returns the program's path.
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  await promisify(execFile)(process.execPath, [buildNode, entry], { cwd: folder });
  return join(folder, 'dist', `${basename(entry, '.ts')}.js`);
}

/** The service as a process of its own. */
export interface RegistryProcess {
  url: string;
  /** Ends it; resolves with the exit code, null after a signal, when it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** @throws when the process ends before it is ready, with how it ended and what it wrote. */
export async function startProcess(program: string, environment: Record<string, string>): Promise<RegistryProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const errors = text(child.stderr);
  const { url, lines } = await readUrl(child.stdout);
  if (url === null) {
    const [code, signal] = await exit;
    throw new Error(
      `The registry ended with ${code ?? signal} before it was ready:\n${lines.join('\n')}\n${await errors}`,
    );
  }
  return {
    url,
    async end(signal) {
      child.kill(signal);
      const [code]: (number | null)[] = await exit;
      return code ?? null;
    },
  };
}

/** Reads the log up to the line that says where the registry listens, and lets the rest of it go. */
async function readUrl(output: Readable): Promise<{ url: string | null; lines: string[] }> {
  const lines: string[] = [];
  const reader = createInterface({ input: output });
  return new Promise((resolve) => {
    reader.on('line', (line) => {
      lines.push(line);
      const { url }: { url?: string } = JSON.parse(line);
      if (url !== undefined) resolve({ url, lines });
    });
    reader.on('close', () => resolve({ url: null, lines }));
  });
}
