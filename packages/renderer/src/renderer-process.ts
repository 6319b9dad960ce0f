import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ModuleKey } from '@forecourt/contracts';
import { textsFor, type ViewTexts } from '@forecourt/packed-view';
import { readActivity } from './activity';
import { RendererDeath, type RendererEnd } from './death';
import { encodeFrame, FrameReader } from './frames';
import { readMessage } from './messages';
import { factsOf } from './process-clock';
import type { RenderJob, RenderResult, SideEffect, ToRenderer } from './protocol';
import { ReadTexts } from './read-texts';
import { SentTexts } from './sent-texts';
import { behind, systemWalls } from './system-walls';
import { Watch } from './watch';

export interface RendererOptions {
  /** Path of the built renderer; `guest.js` is beside it. */
  file: string;
  /** Maximum render time of one slot, ms. */
  slotBudgetMs: number;
  /** Maximum load time of a module, ms; the first parsing of a text adds time by its length. */
  loadBudgetMs: number;
  heapMb: number;
}

interface Pending<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

/** Time allowed for parsing, ms; 0.1 to 0.4 ms were measured for a thousand characters with a cold parser. */
const readingMsPerCharacter = 1 / 1000;
const readTexts = new ReadTexts();
const watchEveryMs = 20;
/** Maximum time to answer a ping, ms, whatever it is doing. */
const pingBudgetMs = 1000;
/** Memory allowed besides the heap: code, buffers, copies of a page. */
const mostBesidesHeapMb = 512;
/** Maximum start-up time of a process, ms. */
const startBudgetMs = 10_000;
const longestFault = 4000;

/**
 * One renderer: a process without environment or children that may read only its own two files, and its watchdog. It ends for good on the first loop, crash,
 * exhausted memory or invalid message. Pending requests reject with `RendererDeath` when it is told to end, not
 * when it has ended.
 */
export class RendererProcess {
  readonly ready: Promise<void>;
  readonly ended: Promise<RendererDeath>;
  pages = 0;
  heapBytes = 0;
  /** Whether it has reported ready. */
  hasStarted = false;
  /** Whether it was ended for no fault of its own. */
  isClosed = false;
  /** Every module ever loaded into it. */
  readonly everLoaded = new Set<ModuleKey>();
  /** Its present modules. */
  readonly loaded = new Set<ModuleKey>();
  private readonly child: ChildProcess;
  private readonly pipe: Duplex;
  private readonly record: number;
  /** Pending requests; it answers in order. */
  private readonly loads: (Pending<void> & { key: ModuleKey; code: string; isRead: boolean })[] = [];
  private rendering: (Pending<RenderResult> & { id: number }) | null = null;
  private readonly pings = new Map<number, () => void>();
  private nextPing = 1;
  private readonly sentSlots = new SentTexts();
  private readonly sentReferences = new SentTexts();
  private watchdog: NodeJS.Timeout | null = null;
  private dead: RendererDeath | null = null;
  private die: (death: RendererDeath) => void = () => {};

  constructor(
    private readonly options: RendererOptions,
    private readonly onSideEffect: (sideEffect: SideEffect) => void,
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
    let starting: Pending<void> = { resolve() {}, reject() {} };
    this.ready = new Promise((resolve, reject) => {
      starting = { resolve, reject };
    });
    this.ready.catch(() => {});
    void this.ended.then((death) => starting.reject(death));

    const frames = new FrameReader();
    this.pipe.on('data', (chunk: Buffer) => {
      try {
        for (const frame of frames.push(chunk)) this.receive(readMessage(frame), starting);
      } catch (error) {
        // Its output cannot be trusted any more.
        this.end('crashed', `sent an invalid message: ${error instanceof Error ? error.message : ''}`);
      }
    });
    // Fails when the process is gone; 'exit' reports its end.
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
    this.everLoaded.add(key);
    this.loaded.add(key);
    const isRead = readTexts.has(code);
    return new Promise((resolve, reject) => {
      this.loads.push({ key, code, isRead, resolve, reject });
      this.post({ type: 'load', key, isRead }, [code]);
      this.watch();
    });
  }

  unload(key: ModuleKey): void {
    if (this.dead === null && this.loaded.delete(key)) this.post({ type: 'unload', key });
  }

  /** Renders one page at a time. Rejects with `RendererDeath` only. */
  render(job: RenderJob, view: ViewTexts): Promise<RenderResult> {
    if (this.dead !== null) return Promise.reject(this.dead);
    return new Promise((resolve, reject) => {
      this.rendering = { id: job.id, resolve, reject };
      const { id, roots, nested } = job;
      const needs = new Set([...roots, ...Object.values(nested)].flatMap((slot) => slot.needs));
      const sources = textsFor(view.data, needs);
      const list = this.sentSlots.send(JSON.stringify({ roots, nested }));
      const reference = this.sentReferences.send(view.reference.text);
      this.post(
        { type: 'render', id, list: list.place, reference: reference.place, sources: sources.map(([key]) => key) },
        [list.text, reference.text, view.own, ...sources.map(([, { text }]) => text)],
      );
      this.watch();
    });
  }

  /** Checks that it answers, or that all its realms are warm; ends it if one step takes too long. */
  async ping(whenWarm = false): Promise<void> {
    if (this.dead !== null || (this.pings.size > 0 && !whenWarm)) return;
    await this.pong((id) => ({ type: 'ping', id, whenWarm }));
  }

  /** Returns its heap without garbage, in bytes. Collects first, which is slow: for testing versions, not for serving pages. */
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

  private receive({ message, texts }: ReturnType<typeof readMessage>, starting: Pending<void>): void {
    if (message.type === 'ready') {
      this.hasStarted = true;
      starting.resolve();
    } else if (message.type === 'side-effect') this.onSideEffect(message.sideEffect);
    else if (message.type === 'pong') {
      this.heapBytes = message.heapBytes ?? this.heapBytes;
      this.pings.get(message.id)?.();
      this.pings.delete(message.id);
    } else if (message.type === 'loaded') {
      const pending = this.loads.shift();
      if (pending?.key !== message.key) throw new Error('it loaded a module that was not requested');
      if (message.error !== null) pending.reject(new Error(message.error));
      else {
        readTexts.add(pending.code);
        pending.resolve();
      }
    } else {
      const { result } = message;
      if (this.rendering?.id !== result.id) throw new Error('it answered a request that was not sent');
      this.pages += 1;
      this.heapBytes = result.heapBytes;
      const slots = result.slots.map((slot, index) => ({ ...slot, html: texts[index] ?? '' }));
      this.rendering.resolve({ ...result, slots });
      this.rendering = null;
    }
    if (!this.busy && this.pings.size === 0) this.stopWatching();
  }

  /** Watches it until no request is pending. */
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
        budgetMs: this.hasStarted ? budgetMs : startBudgetMs,
        facts: factsOf(pid),
      };
    };
    const watch = new Watch(look(), (heapMb + mostBesidesHeapMb) * 2 ** 20);
    this.watchdog = setInterval(() => {
      const verdict = watch.assess(look());
      if (verdict !== null) this.end(verdict, 'exceeded its time or memory limit');
    }, watchEveryMs);
  }

  /** Returns the maximum time of each step of a load, parsing and running, ms. */
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

/** Signals from outside; a process that fails by itself aborts, traps or faults. */
function isOutside(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP';
}

/** Node's permission model: no files, processes, threads or add-ons except those allowed. Its flag has been renamed since Node 20. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Returns Node's flags for a program with `guest.js` beside it. */
export const rendererFlags = (file: string): string[] => [
  '--no-warnings',
  // Gives access to the two hooks that the program replaces, see `neutral-realm.ts`.
  '--expose-internals',
  permissionFlag,
  `--allow-fs-read=${file}`,
  `--allow-fs-read=${join(dirname(file), 'guest.js')}`,
  '--disallow-code-generation-from-strings',
];

/** A folder in memory, so that a full disk does not end a renderer. */
const inMemory = '/dev/shm';

/** Opens a file that only the two processes can access: it is unlinked. */
function openRecord(): number {
  const folder = mkdtempSync(join(existsSync(inMemory) ? inMemory : tmpdir(), 'forecourt-renderer-'));
  const file = openSync(join(folder, 'activity'), 'w+', 0o600);
  rmSync(folder, { recursive: true });
  return file;
}
