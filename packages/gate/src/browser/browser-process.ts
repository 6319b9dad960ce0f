import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { factsOf } from '@forecourt/renderer';
import { answerSchema, elsewhere } from './answer';
import type { Browser, BrowserAnswer, BrowserJob } from './messages';

const heapMb = 512;
/** Maximum processor time for all fragments of a version, ms. */
const standardBudgetMs = 20_000;
/** Maximum wall time, ms: a process that gets no processor is not looping, but the wait has to end. */
const timeoutMs = 120_000;
const lookEveryMs = 100;

/** The gate's browser. Starts at once, to be ready when there is something to show in it. One version at a time. */
export class BrowserProcess implements Browser {
  private readonly child: ChildProcess;
  private readonly answers: AsyncIterator<string>;
  private readonly errors: Promise<string>;

  /** @param folder of the built `browser.mjs` and `page.js` @param jobBudgetMs maximum processor time for a version */
  constructor(
    folder: string,
    private readonly jobBudgetMs = standardBudgetMs,
  ) {
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
      { env: elsewhere, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] },
    );
    this.answers = createInterface({ input: this.child.stdio[3] as Readable })[Symbol.asyncIterator]();
    this.errors = text(this.child.stderr as Readable);
    this.child.on('error', () => {});
    this.child.stdin?.on('error', () => {});
  }

  async show(job: BrowserJob): Promise<BrowserAnswer> {
    const start = performance.now();
    const spentBefore = this.spentMs ?? 0;
    const timer = setInterval(() => {
      const took = performance.now() - start;
      const spent = this.spentMs === null ? took : this.spentMs - spentBefore;
      if (spent > this.jobBudgetMs || took > timeoutMs) this.close();
    }, lookEveryMs);
    try {
      this.child.stdin?.write(`${JSON.stringify(job)}\n`);
      const { value: answer, done } = await this.answers.next();
      if (done === true)
        throw new Error(lastLine(await this.errors) || `it ran for more than ${this.jobBudgetMs / 1000} s`);
      return answerSchema.parse(JSON.parse(answer));
    } finally {
      clearInterval(timer);
    }
  }

  /** Returns the processor time so far, if the system reports it. */
  private get spentMs(): number | null {
    return factsOf(this.child.pid ?? 0).processorMs;
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
