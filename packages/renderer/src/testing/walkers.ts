/** Builds and runs the programs of `src/walk` like renderers, beside a `guest.js`. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { rendererFlags } from '../renderer-process';

const isOutOfMemory = (error: unknown) => error instanceof Error && /heap out of memory/.test(error.message);

export class Walkers {
  /** Folder of the built programs, the renderer among them. */
  readonly folder = mkdtempSync(join(tmpdir(), 'forecourt-walk-'));

  constructor() {
    execFileSync(process.execPath, [join(__dirname, '../../build.mjs'), this.folder], { stdio: 'inherit' });
    buildSync({
      entryPoints: ['main', 'powers'].map((name) => join(__dirname, `../walk/${name}.ts`)),
      outdir: this.folder,
      outExtension: { '.js': '.mjs' },
      ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
    });
  }

  /** Runs a program. @returns its findings. @throws with its errors */
  async run(program: 'main' | 'powers', ...args: string[]): Promise<string[]> {
    const file = join(this.folder, `${program}.mjs`);
    const child = spawn(process.execPath, [...rendererFlags(file), file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const [found, complaints] = await Promise.all([
      text(child.stdout as Readable),
      text(child.stderr as Readable),
      once(child, 'close'),
    ]);
    if (found === '') throw new Error(complaints);
    return JSON.parse(found) as string[];
  }

  /**
   * Walks `count` realms. A walk that fills the memory of its process ends it, as it would end a renderer; the other walks are repeated in
   * processes without it.
   * @returns what the walks found, and the seeds that filled the memory
   */
  async walk(first: number, count: number): Promise<{ found: string[]; exhausted: number[] }> {
    try {
      return { found: await this.run('main', String(first), String(count)), exhausted: [] };
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      if (count === 1) return { found: [], exhausted: [first] };
    }
    const half = Math.floor(count / 2);
    const parts = [await this.walk(first, half), await this.walk(first + half, count - half)];
    return { found: parts.flatMap(({ found }) => found), exhausted: parts.flatMap(({ exhausted }) => exhausted) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
