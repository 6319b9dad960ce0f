import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type TestSite, testDist } from '../../../../shell/src/server/testing/test-shell';

const shell = join(__dirname, '../../../../shell');

export interface ShellProgram {
  url: string;
  child: ChildProcess;
}

/** The shell as a separate program that can be killed, built once for a file's tests. It uses the upstreams of a site. */
export function useShellProgram(): {
  start(upstreams: TestSite, environment: Readonly<Record<string, string>>): Promise<ShellProgram>;
} {
  let built = '';
  beforeAll(async () => {
    mkdirSync(join(shell, '.cache'), { recursive: true });
    built = mkdtempSync(join(shell, '.cache/program-'));
    cpSync(testDist, join(built, 'dist'), { recursive: true });
    const build = join(shell, '../infra/workspace/build-node.mjs');
    await promisify(execFile)(process.execPath, [build, join(shell, 'src/server/main.ts')], { cwd: built });
  });
  afterAll(() => rmSync(built, { recursive: true, force: true, maxRetries: 10 }));
  return {
    start({ registry, marketplace, accounts, content }, environment) {
      const child = spawn(process.execPath, [join(built, 'dist/main.js')], {
        env: {
          ...{ PATH: process.env.PATH, PORT: '0', RENDER_THREADS: '1' },
          ...{ REGISTRY_URL: registry.url, MARKETPLACE_URL: marketplace.url },
          ...{ ACCOUNTS_URL: accounts.url, CONTENT_URL: content.url },
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout });
      return new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error('The shell ended before it was ready.')));
        // Read to the end: a full pipe would block the program.
        lines.on('line', (line) => {
          const { url } = JSON.parse(line) as { url?: string };
          if (url !== undefined) resolve({ url, child });
        });
      });
    },
  };
}
