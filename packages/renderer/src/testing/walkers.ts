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

export class Walkers {
  /** Of the built programs, the renderer among them. */
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

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
