import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { RunningShell } from '../start';
import { testDist } from './test-shell';

const buildNode = join(__dirname, '../../../../infra/workspace/build-node.mjs');

/** The shell's program, bundled as the build does it, with the files of the tests beside it. */
export class ShellProgram {
  private constructor(private readonly folder: string) {}

  static async build(): Promise<ShellProgram> {
    const folder = await mkdtemp(join(testDist, '../../program-'));
    await promisify(execFile)(process.execPath, [buildNode, join(__dirname, '../main.ts')], { cwd: folder });
    await cp(testDist, join(folder, 'dist'), { recursive: true });
    return new ShellProgram(folder);
  }

  /** Starts the program, with no other variables than these. @throws with its log if it ends before it is ready */
  async start(environment: Readonly<Record<string, string>>): Promise<RunningShell> {
    const child = spawn(process.execPath, [join(this.folder, 'dist/main.js')], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    const lines: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      const reader = createInterface({ input: child.stdout });
      reader.on('line', (line) => {
        lines.push(line);
        const { url, msg }: { url?: string; msg?: string } = JSON.parse(line);
        if (url !== undefined && msg === 'the shell is ready') resolve(url);
      });
      reader.on('close', () => reject(new Error(`The shell ended before it was ready:\n${lines.join('\n')}`)));
    });
    return {
      ...{ url, operationsUrl: url, drain() {} },
      async close() {
        child.kill('SIGTERM');
        await exit;
      },
    };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}
