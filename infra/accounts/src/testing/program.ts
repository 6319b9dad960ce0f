import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { databaseOf } from './database';

const workspace = join(__dirname, '../..');

export interface Program {
  url: string;
  child: ChildProcess;
}

/** Builds the service, once for a file's tests, as a separate program that can be killed. */
export function useProgram(): { start(environment: Readonly<Record<string, string>>): Promise<Program> } {
  let built = '';
  beforeAll(async () => {
    mkdirSync(join(workspace, '.cache'), { recursive: true });
    built = mkdtempSync(join(workspace, '.cache/program-'));
    const build = join(workspace, '../workspace/build-node.mjs');
    await promisify(execFile)(process.execPath, [build, join(workspace, 'src/main.ts')], { cwd: built });
  });
  afterAll(() => rmSync(built, { recursive: true, force: true, maxRetries: 10 }));
  return {
    async start(environment) {
      const database = await databaseOf(environment.DATA_DIR ?? '');
      const child = spawn(process.execPath, [join(built, 'dist/main.js')], {
        env: {
          ...{ PATH: process.env.PATH, ACCOUNTS_PORT: '0', PASSWORD_COST: '10' },
          ...(database.startsWith('postgres:') && { DATABASE_URL: database }),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout });
      return new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error('The service ended before it was ready.')));
        // Read to the end: a full pipe would block the program.
        lines.on('line', (line) => {
          const { url } = JSON.parse(line) as { url?: string };
          if (url !== undefined) resolve({ url, child });
        });
      });
    },
  };
}
