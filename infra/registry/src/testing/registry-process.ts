import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** @throws when the process ends before it is ready. */
export async function startProcess(program: string, environment: Record<string, string>): Promise<RegistryProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  const url = await Promise.race([
    readUrl(child),
    exit.then((code) => {
      throw new Error(`the registry ended with ${code} before it was ready`);
    }),
  ]);
  return {
    url,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}

async function readUrl(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    const { url }: { url?: string } = JSON.parse(line);
    if (url !== undefined) {
      child.stdout!.resume();
      return url;
    }
  }
  throw new Error(`the registry did not say where it listens:\n${lines.join('\n')}`);
}
