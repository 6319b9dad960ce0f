import { Worker } from 'node:worker_threads';
import type { ModuleKey } from '@forecourt/contracts';
import { ThreadDeath } from '../../failure';
import { cells, type FromWorker, type RenderJob, type RenderResult, type ToWorker } from './protocol';
import { processorMs } from './thread-clock';

export interface ThreadOptions {
  file: string | URL;
  /** Longest time one slot may render, ms. */
  slotBudgetMs: number;
  /** Longest time a module may take to load, ms. */
  loadBudgetMs: number;
  heapMb: number;
}

interface Pending<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

const watchEveryMs = 20;
/** A thread that others keep from the processor is not looping: this share of the budget must have been spent on one. */
const processorShare = 0.6;
/** But nobody waits for ever. */
const mostPatience = 4;

/**
 * One render thread with its watchdog. Ends for good on the first loop, crash or exhausted heap; whatever was asked of it then
 * rejects with `ThreadDeath`.
 */
export class RenderThread {
  readonly ready: Promise<void>;
  readonly ended: Promise<ThreadDeath>;
  pages = 0;
  heapBytes = 0;
  private readonly worker: Worker;
  private readonly shared = new Int32Array(new SharedArrayBuffer(cells.length * Int32Array.BYTES_PER_ELEMENT));
  private readonly loads = new Map<ModuleKey, Pending<void>>();
  private rendering: Pending<RenderResult> | null = null;
  private watchdog: NodeJS.Timeout | null = null;
  private kernelThread: number | null = null;
  private verdict: ThreadDeath['how'] = 'crashed';
  private dead: ThreadDeath | null = null;

  constructor(
    private readonly options: ThreadOptions,
    private readonly onStray: (message: string) => void,
  ) {
    this.worker = new Worker(options.file, {
      workerData: { shared: this.shared },
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb, maxYoungGenerationSizeMb: 16 },
    });
    this.ready = new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') {
          this.kernelThread = message.kernelThread;
          resolve();
        } else this.receive(message);
      });
      this.worker.on('exit', () => reject(new Error('the render thread ended before it was ready')));
    });
    this.ready.catch(() => {});
    let fault = 'ended';
    this.worker.on('error', (error: Error & { code?: string }) => {
      fault = error.stack ?? error.message;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.verdict = 'out-of-memory';
    });
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        const death = new ThreadDeath(
          this.verdict,
          Atomics.load(this.shared, cells.activity),
          `render thread ${this.verdict}: ${fault}`,
        );
        this.dead = death;
        this.stopWatching();
        this.rendering?.reject(death);
        for (const pending of this.loads.values()) pending.reject(death);
        this.rendering = null;
        resolve(death);
      });
    });
  }

  get busy(): boolean {
    return this.rendering !== null;
  }

  /** The module being loaded when the thread died, if it was loading one. */
  get loadingKey(): ModuleKey | undefined {
    return this.loads.keys().next().value;
  }

  /** Rejects with the module's own error, or with `ThreadDeath`. */
  load(key: ModuleKey, code: string): Promise<void> {
    if (this.dead !== null) return Promise.reject(this.dead);
    return new Promise((resolve, reject) => {
      this.loads.set(key, { resolve, reject });
      this.post({ type: 'load', key, code });
      this.watch();
    });
  }

  unload(key: ModuleKey): void {
    if (this.dead === null) this.post({ type: 'unload', key });
  }

  /** One page at a time. Rejects with `ThreadDeath` only. */
  render(job: RenderJob): Promise<RenderResult> {
    if (this.dead !== null) return Promise.reject(this.dead);
    return new Promise((resolve, reject) => {
      this.rendering = { resolve, reject };
      this.post({ type: 'render', job });
      this.watch();
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: Exclude<FromWorker, { type: 'ready' }>): void {
    if (message.type === 'stray-rejection') this.onStray(message.message);
    else if (message.type === 'loaded') {
      const pending = this.loads.get(message.key);
      this.loads.delete(message.key);
      if (message.error === null) pending?.resolve();
      else pending?.reject(new Error(message.error));
    } else {
      this.pages += 1;
      this.heapBytes = message.result.heapBytes;
      this.rendering?.resolve(message.result);
      this.rendering = null;
    }
    if (this.rendering === null && this.loads.size === 0) this.stopWatching();
  }

  /** Ends the thread when one activity goes on for longer than its budget. */
  private watch(): void {
    if (this.watchdog !== null) return;
    let sequence = Atomics.load(this.shared, cells.sequence);
    let since = performance.now();
    let spentBefore = processorMs(this.kernelThread);
    this.watchdog = setInterval(() => {
      const now = performance.now();
      const activity = Atomics.load(this.shared, cells.activity);
      const current = Atomics.load(this.shared, cells.sequence);
      if (activity === 0 || current !== sequence) {
        sequence = current;
        since = now;
        spentBefore = processorMs(this.kernelThread);
        return;
      }
      const budget = activity === 1 ? this.options.loadBudgetMs : this.options.slotBudgetMs;
      if (now - since <= budget) return;
      const spent = processorMs(this.kernelThread);
      const starved = spent !== null && spentBefore !== null && spent - spentBefore < budget * processorShare;
      if (starved && now - since < budget * mostPatience) return;
      this.verdict = 'timed-out';
      this.stopWatching();
      void this.worker.terminate();
    }, watchEveryMs);
  }

  private stopWatching(): void {
    if (this.watchdog !== null) clearInterval(this.watchdog);
    this.watchdog = null;
  }
}
