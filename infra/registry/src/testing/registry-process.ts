import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const buildNode = join(__dirname, '../../../workspace/build-node.mjs');

/**
 * Bundles a program as the build does, for tests that run it as a process.
 * @param folder a folder inside this package, so that the program finds its dependencies. @returns the program's path.
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  await promisify(execFile)(process.execPath, [buildNode, entry], { cwd: folder });
  return join(folder, 'dist', `${basename(entry, '.ts')}.js`);
}

/** The service in its own process. */
export interface RegistryProcess {
  url: string;
  /** Sends a signal; resolves with the exit code after the process has ended, or null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the service as a process. @throws if it ends before it is ready, with its exit code and output. */
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

/** Reads the log up to the line with the registry's URL, and discards the rest. */
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
