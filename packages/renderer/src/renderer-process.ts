import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ModuleKey } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import { readActivity } from './activity';
import { RendererDeath, type RendererEnd } from './death';
import { encodeFrame, FrameReader } from './frames';
import { readMessage } from './messages';
import { factsOf } from './process-clock';
import type { RenderJob, RenderResult, Stray, ToRenderer } from './protocol';
import { ReadTexts } from './read-texts';
import { behind, systemWalls } from './system-walls';
import { Watch } from './watch';

export interface RendererOptions {
  /** The built renderer; `guest.js` stands beside it. */
  file: string;
  /** Longest time one slot may render, ms. */
  slotBudgetMs: number;
  /** Longest time a module may take to load, ms; the first time that a text is read takes longer by its length. */
  loadBudgetMs: number;
  heapMb: number;
}

interface Pending<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

/** By a parser that has not run yet: 0.1 to 0.4 ms were measured for a thousand characters. */
const readingMsPerCharacter = 1 / 1000;
const readTexts = new ReadTexts();
const watchEveryMs = 20;
/** One that is asked whether it is well answers within this, whatever it is said to be doing. */
const pingBudgetMs = 1000;
/** What a process may take besides its heap: code, buffers, the copies of a page. */
const mostBesidesHeapMb = 512;
/** Longest time a process may take to begin, ms. */
const startBudgetMs = 10_000;
const longestFault = 4000;

/**
 * One renderer: a process without environment or children, that may read its own two files only, and its watchdog. Ends for good on the first loop, crash,
 * exhausted memory or message that is none; whatever was asked of it is answered with `RendererDeath` when it is told to end, not
 * when it has ended.
 */
export class RendererProcess {
  readonly ready: Promise<void>;
  readonly ended: Promise<RendererDeath>;
  pages = 0;
  heapBytes = 0;
  /** Whether it ever said that it is ready. */
  hasBegun = false;
  /** Whether it was ended for no fault of its own. */
  isClosed = false;
  /** Every module that was ever loaded into it. */
  readonly held = new Set<ModuleKey>();
  /** Those that were not unloaded since. */
  readonly holds = new Set<ModuleKey>();
  private readonly child: ChildProcess;
  private readonly pipe: Duplex;
  private readonly record: number;
  /** It answers in the order in which it was asked. */
  private readonly loads: (Pending<void> & { key: ModuleKey; code: string; isRead: boolean })[] = [];
  private rendering: (Pending<RenderResult> & { id: number }) | null = null;
  private readonly pings = new Map<number, () => void>();
  private nextPing = 1;
  private watchdog: NodeJS.Timeout | null = null;
  private dead: RendererDeath | null = null;
  private die: (death: RendererDeath) => void = () => {};

  constructor(
    private readonly options: RendererOptions,
    private readonly onStray: (stray: Stray) => void,
  ) {
    const { file, heapMb } = options;
    this.record = openRecord();
    const { command, args } = behind(systemWalls(file).before, process.execPath, [
      ...rendererFlags(file),
      `--max-old-space-size=${heapMb}`,
      file,
    ]);
    this.child = spawn(command, args, {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', this.record],
    });
    this.pipe = this.child.stdio[3] as Duplex;
    this.ended = new Promise((resolve) => {
      this.die = resolve;
    });
    let begun: Pending<void> = { resolve() {}, reject() {} };
    this.ready = new Promise((resolve, reject) => {
      begun = { resolve, reject };
    });
    this.ready.catch(() => {});
    void this.ended.then((death) => begun.reject(death));

    const frames = new FrameReader();
    this.pipe.on('data', (chunk: Buffer) => {
      try {
        for (const frame of frames.push(chunk)) this.receive(readMessage(frame), begun);
      } catch (error) {
        // What it says cannot be trusted from here on.
        this.end('crashed', `said what is no message: ${error instanceof Error ? error.message : ''}`);
      }
    });
    // Broken when it is gone; its end is told by 'exit'.
    this.pipe.on('error', () => {});
    let fault = '';
    this.child.stderr?.on('data', (data: Buffer) => {
      if (fault.length < longestFault) fault += data.toString();
    });
    this.child.on('error', (error) => this.end('crashed', `could not be started: ${error.message}`));
    this.child.on('close', (code, signal) => {
      const isOutOfMemory = /heap out of memory|allocation failed/i.test(fault);
      const how = isOutOfMemory ? 'out-of-memory' : isOutside(signal) ? 'killed' : 'crashed';
      this.end(how, fault.trim() || `ended by itself (${signal ?? code})`);
    });
  }

  get busy(): boolean {
    return this.rendering !== null || this.loads.length > 0;
  }

  /** Rejects with the module's own error, or with `RendererDeath`. */
  load(key: ModuleKey, code: string): Promise<void> {
    if (this.dead !== null) return Promise.reject(this.dead);
    this.held.add(key);
    this.holds.add(key);
    const isRead = readTexts.has(code);
    return new Promise((resolve, reject) => {
      this.loads.push({ key, code, isRead, resolve, reject });
      this.post({ type: 'load', key, isRead }, [code]);
      this.watch();
    });
  }

  unload(key: ModuleKey): void {
    if (this.dead === null && this.holds.delete(key)) this.post({ type: 'unload', key });
  }

  /** One page at a time. Rejects with `RendererDeath` only. */
  render(job: RenderJob, view: ViewTexts): Promise<RenderResult> {
    if (this.dead !== null) return Promise.reject(this.dead);
    return new Promise((resolve, reject) => {
      this.rendering = { id: job.id, resolve, reject };
      const sources = Object.entries(view.data);
      this.post({ type: 'render', job, sources: sources.map(([name]) => name) }, [
        view.own,
        view.packed.text,
        view.reference.text,
        ...sources.map(([, { text }]) => text),
      ]);
      this.watch();
    });
  }

  /** Asks whether it is well, or whether all that it holds is warm; one that goes on with one thing for too long is ended. */
  async ping(whenWarm = false): Promise<void> {
    if (this.dead !== null || (this.pings.size > 0 && !whenWarm)) return;
    await this.pong((id) => ({ type: 'ping', id, whenWarm }));
  }

  /** Its heap without garbage, in bytes. Collects first, which takes long: for who tries a version, not for who shows pages. */
  async weigh(): Promise<number> {
    if (this.dead !== null) throw this.dead;
    await this.pong((id) => ({ type: 'weigh', id }));
    if (this.dead !== null) throw this.dead;
    return this.heapBytes;
  }

  /** Resolves with its pong, or its end. */
  private async pong(asking: (id: number) => ToRenderer): Promise<void> {
    const id = this.nextPing++;
    await new Promise<void>((resolve) => {
      this.pings.set(id, resolve);
      this.post(asking(id));
      this.watch();
      void this.ended.then(() => resolve());
    });
  }

  /** Ends it, for no fault of its own. */
  close(): void {
    this.isClosed = true;
    this.end('killed', 'was closed');
  }

  private post(message: ToRenderer, texts?: readonly string[]): void {
    this.pipe.write(encodeFrame(message, texts));
  }

  private receive({ message, texts }: ReturnType<typeof readMessage>, begun: Pending<void>): void {
    if (message.type === 'ready') {
      this.hasBegun = true;
      begun.resolve();
    } else if (message.type === 'stray') this.onStray(message.stray);
    else if (message.type === 'pong') {
      this.heapBytes = message.heapBytes ?? this.heapBytes;
      this.pings.get(message.id)?.();
      this.pings.delete(message.id);
    } else if (message.type === 'loaded') {
      const pending = this.loads.shift();
      if (pending?.key !== message.key) throw new Error('it loaded what it was not asked for');
      if (message.error !== null) pending.reject(new Error(message.error));
      else {
        readTexts.add(pending.code);
        pending.resolve();
      }
    } else {
      const { result } = message;
      if (this.rendering?.id !== result.id) throw new Error('it answered what it was not asked');
      this.pages += 1;
      this.heapBytes = result.heapBytes;
      const slots = result.slots.map((slot, index) => ({ ...slot, html: texts[index] ?? '' }));
      this.rendering.resolve({ ...result, slots });
      this.rendering = null;
    }
    if (!this.busy && this.pings.size === 0) this.stopWatching();
  }

  /** Looks from now on, until nothing is under way any more. */
  private watch(): void {
    this.stopWatching();
    const { pid } = this.child;
    if (pid === undefined) return;
    const { heapMb, slotBudgetMs } = this.options;
    const look = () => {
      const { sequence, running } = readActivity(this.record);
      const [load] = this.loads;
      const budgetMs =
        this.rendering !== null ? slotBudgetMs : load !== undefined ? this.loadBudget(load) : pingBudgetMs;
      return {
        now: performance.now(),
        sequence,
        running,
        budgetMs: this.hasBegun ? budgetMs : startBudgetMs,
        facts: factsOf(pid),
      };
    };
    const watch = new Watch(look(), (heapMb + mostBesidesHeapMb) * 2 ** 20);
    this.watchdog = setInterval(() => {
      const verdict = watch.judge(look());
      if (verdict !== null) this.end(verdict, 'took longer, or more memory, than it may');
    }, watchEveryMs);
  }

  /** For each of reading and running it, ms. */
  private loadBudget({ code, isRead }: { code: string; isRead: boolean }): number {
    return this.options.loadBudgetMs + (isRead ? 0 : code.length * readingMsPerCharacter);
  }

  private stopWatching(): void {
    if (this.watchdog !== null) clearInterval(this.watchdog);
    this.watchdog = null;
  }

  private end(how: RendererEnd, why: string): void {
    if (this.dead !== null) return;
    const { running, slot, key } = readActivity(this.record);
    const death = new RendererDeath(how, key, running ? slot : null, `a renderer ended (${how}): ${why}`);
    this.dead = death;
    this.stopWatching();
    closeSync(this.record);
    this.child.kill('SIGKILL');
    this.rendering?.reject(death);
    this.rendering = null;
    for (const pending of this.loads.splice(0)) pending.reject(death);
    this.die(death);
  }
}

/** Signals that come from outside; a process that fails by itself aborts, traps or faults. */
function isOutside(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP';
}

/** Node's permission model: neither files nor processes, threads or add-ons but what is allowed. Its name has changed since Node 20. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** What Node is started with for a program beside which `guest.js` stands. */
export const rendererFlags = (file: string): string[] => [
  '--no-warnings',
  // Leads to the two answers that the program takes from Node, see `neutral-realm.ts`.
  '--expose-internals',
  '--frozen-intrinsics',
  permissionFlag,
  `--allow-fs-read=${file}`,
  `--allow-fs-read=${join(dirname(file), 'guest.js')}`,
  '--disallow-code-generation-from-strings',
];

/** Where the system keeps files in memory: a disk that is full is no reason for a renderer to end. */
const inMemory = '/dev/shm';

/** A file that only the two processes hold: it has no name any more. */
function openRecord(): number {
  const folder = mkdtempSync(join(existsSync(inMemory) ? inMemory : tmpdir(), 'forecourt-renderer-'));
  const file = openSync(join(folder, 'activity'), 'w+', 0o600);
  rmSync(folder, { recursive: true });
  return file;
}
