import { type ChildProcess, fork } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { CpuUse, LoopDelay, MemoryUse, ProbeRequest } from './probe-messages';

const stopMs = 15_000;

/** An answer with the number of its request. */
interface Answer {
  probe: number;
}

/** A program under measurement: a separate Node process with the probe. */
export class Program {
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private readonly ended: Promise<void>;
  private lost: string | null = null;
  private stopping = false;
  /** Resolves when one of the benchmarks' own programs accepts requests, see `answerRequests`. */
  private readonly listening = new Promise<Answer>((resolve) => this.asked.set(0, resolve));

  private constructor(
    private readonly child: ChildProcess,
    readonly name: string,
    private readonly log: string,
  ) {
    child.on('message', (answer: Answer) => {
      this.asked.get(answer.probe)?.(answer);
      this.asked.delete(answer.probe);
    });
    this.ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => {
        if (!this.stopping)
          this.lost = `The ${name} ended by itself (${signal ?? `code ${code}`}). Its log ends with:\n${this.tail()}`;
        resolve();
      }),
    );
  }

  static start(options: {
    name: string;
    script: string;
    args?: readonly string[];
    environment: Readonly<Record<string, string>>;
    /** The built probe. */
    probe: string;
    logFolder: string;
  }): Program {
    const { name, script, args = [], environment, probe, logFolder } = options;
    const path = join(logFolder, `${name}.log`);
    const log = openSync(path, 'w');
    const child = fork(script, args, {
      execArgv: ['--enable-source-maps', '--expose-gc', '--import', pathToFileURL(probe).href],
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', log, log, 'ipc'],
    });
    return new Program(child, name, path);
  }

  /** Returns the CPU time since the program's start, all threads, ms. */
  async cpuMs(): Promise<number> {
    return (await this.ask<CpuUse>('cpu')).cpuMs;
  }

  /** Returns the memory after a full garbage collection in every thread. */
  memory(): Promise<MemoryUse> {
    return this.ask('memory');
  }

  /** Returns the delays of its event loop since the previous call. */
  loopDelay(): Promise<LoopDelay> {
    return this.ask('loop');
  }

  /** Waits until a health check answers 200. @throws with the program's log if it ends before, or with the last answer after the timeout */
  async untilReady(url: string, timeoutMs = 60_000): Promise<void> {
    const end = Date.now() + timeoutMs;
    let last = 'no answer';
    while (Date.now() < end) {
      this.check();
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
        last = `${response.status} ${await response.text()}`;
        if (response.status === 200) return;
      } catch (error) {
        last = String(error instanceof Error ? (error.cause ?? error) : error);
      }
      await delay(30);
    }
    throw new Error(`The ${this.name} was not ready within ${timeoutMs / 1000} s: ${last}\n${this.tail()}`);
  }

  /** Waits until one of the benchmarks' own programs accepts requests, see `answerRequests`. @throws with its log if it ends before */
  async untilListening(): Promise<void> {
    await Promise.race([this.listening, this.ended]);
    this.check();
  }

  /** @throws if the program has ended by itself */
  check(): void {
    if (this.lost !== null) throw new Error(this.lost);
  }

  /** Returns the end of its log. */
  tail(): string {
    return readFileSync(this.log, 'utf8').split('\n').slice(-15).join('\n');
  }

  /** Stops it by SIGTERM, or by SIGKILL if it does not end. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.child.kill('SIGTERM');
    await Promise.race([this.ended, delay(stopMs, undefined, { ref: false }).then(() => this.child.kill('SIGKILL'))]);
  }

  /** Kills it at once, for the end of the benchmarks themselves. */
  kill(): void {
    this.stopping = true;
    this.child.kill('SIGKILL');
  }

  /**
   * Sends a request to the probe, or to the program if it knows it, and returns the answer.
   * @throws if the program ends before it answers
   */
  async ask<T extends object>(what: string): Promise<T> {
    this.check();
    const request: ProbeRequest = { probe: this.next++, ask: what };
    const answer = new Promise<Answer>((resolve) => this.asked.set(request.probe, resolve));
    this.child.send(request);
    const first = await Promise.race([answer, this.ended]);
    this.check();
    if (first === undefined) throw new Error(`The ${this.name} ended before it returned its ${what}.`);
    return first as Answer & T;
  }
}
