import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Returns the path of a program that `jest-setup.mjs` built: `main`, `inventory`, `search-thread`, `row-thread`. */
export const program = (name: string): string => path.join(__dirname, '../../.cache/test/dist', `${name}.js`);

export interface Service {
  url: string;
  /** Resolves with the exit code, null after an unhandled signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the service on a free port; resolves once it is ready. @throws with its log if it ends before */
export async function startService(script: string, environment: Record<string, string>): Promise<Service> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, MARKETPLACE_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const reader = createInterface({ input: child.stdout });
    reader.on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { url?: string };
      if (entry.url !== undefined) resolve(entry.url);
    });
    reader.on('close', () => reject(new Error(`The service ended before it was ready:\n${lines.join('\n')}`)));
  });
  return {
    url,
    async end(signal) {
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

/** Runs the inventory command; `child` can be killed, `done` resolves with the exit code and the output. */
export function runInventory(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { child: ChildProcess; done: Promise<{ code: number | null; out: string; error: string }> } {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', error: '' };
  child.stdout.on('data', (data) => {
    texts.out += String(data);
  });
  child.stderr.on('data', (data) => {
    texts.error += String(data);
  });
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, ...texts }));
  return { child, done };
}
