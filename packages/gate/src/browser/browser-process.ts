import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { factsOf } from '@forecourt/renderer';
import * as z from 'zod';
import type { BrowserAnswer, BrowserJob } from './messages';

const answerSchema: z.ZodType<BrowserAnswer> = z.object({
  faults: z
    .array(z.object({ sight: z.int(), rule: z.enum(['hydrates', 'axe']), what: z.string().max(2000) }))
    .max(5000),
});

const heapMb = 512;
/** Longest time on a processor for all that a version shows, ms. */
const jobBudgetMs = 20_000;
/** A process that others keep from the processor is not looping; but nobody waits for ever. */
const patienceMs = 120_000;
const lookEveryMs = 100;

/** The gate's browser for one version: begun at once, so that it stands when there is something to show in it. */
export class BrowserProcess {
  private readonly child: ChildProcess;
  private readonly answer: Promise<string>;

  /** @param folder of the built `browser.mjs` and `page.js` */
  constructor(folder: string) {
    const program = join(folder, 'browser.mjs');
    const jsdom = createRequire(program).resolve('jsdom');
    const modules = jsdom.slice(0, jsdom.lastIndexOf(`${join('node_modules', 'jsdom')}`) + 'node_modules'.length);
    this.child = spawn(
      process.execPath,
      [
        '--no-warnings',
        permissionFlag,
        `--allow-fs-read=${join(dirname(program), '*')}`,
        `--allow-fs-read=${join(modules, '*')}`,
        `--max-old-space-size=${heapMb}`,
        program,
        jsdom,
      ],
      { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] },
    );
    this.answer = text(this.child.stdio[3] as Readable);
    this.child.on('error', () => {});
    this.child.stdin?.on('error', () => {});
  }

  /** @throws when it ends before it has answered, with what it said */
  async show(job: BrowserJob): Promise<BrowserAnswer> {
    const errors = text(this.child.stderr as Readable);
    const begun = performance.now();
    const timer = setInterval(() => {
      const took = performance.now() - begun;
      const spent = factsOf(this.child.pid ?? 0).processorMs ?? took;
      if (spent > jobBudgetMs || took > patienceMs) this.close();
    }, lookEveryMs);
    try {
      this.child.stdin?.end(JSON.stringify(job));
      const answer = await this.answer;
      if (answer === '') throw new Error(lastLine(await errors) || `it went on for more than ${jobBudgetMs / 1000} s`);
      return answerSchema.parse(JSON.parse(answer));
    } finally {
      clearInterval(timer);
    }
  }

  close(): void {
    this.child.kill('SIGKILL');
  }
}

function lastLine(errors: string): string | undefined {
  return errors.split('\n').find((line) => /^\w*Error/.test(line)) ?? errors.trim().split('\n').at(-1);
}

const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
