import type { ModuleKey } from '@forecourt/contracts';
import { ThreadDeath } from '../../failure';
import type { RenderJob, RenderResult, SlotFailure, SlotJob, SlotRender } from './protocol';
import { slotOrder } from './protocol';
import { RenderThread, type ThreadOptions } from './thread';

export interface PoolOptions extends ThreadOptions {
  size: number;
  /** A thread is replaced after this many pages, or when its heap is three quarters full. */
  recyclePages: number;
  onThreadEnded(death: ThreadDeath, culprit: ModuleKey | null): void;
  onStrayRejection(message: string): void;
}

export type RenderRequest = Omit<RenderJob, 'id'>;

/**
 * Threads that render pages, one page at a time each, and a warm spare that steps in when one dies. A slot that kills its
 * thread is left out and the rest of its page is rendered again, so `render` always gives every slot an answer.
 */
export class RenderPool {
  private readonly modules = new Map<ModuleKey, string>();
  private readonly threads = new Set<RenderThread>();
  private readonly idle: RenderThread[] = [];
  private readonly waiting: ((thread: RenderThread) => void)[] = [];
  private spare: RenderThread | null = null;
  private loading: Promise<void> = Promise.resolve();
  private closing = false;
  private nextId = 1;

  constructor(private readonly options: PoolOptions) {}

  /** Resolves when every thread and the spare are ready. */
  async start(): Promise<void> {
    const threads = Array.from({ length: this.options.size }, () => this.spawn());
    this.spare = this.spawn();
    await Promise.all([...threads, this.spare].map((thread) => thread.ready));
    for (const thread of threads) this.admit(thread);
  }

  /**
   * Loads a module into every thread: the spare tries it first, so that one which loops or crashes as it loads never reaches
   * the threads at work. Rejects with the module's own error, or with `ThreadDeath`.
   */
  load(key: ModuleKey, code: string): Promise<void> {
    // One after the other: a module that kills the spare is then the only one that was in it.
    const loaded = this.loading.then(() => this.loadOne(key, code));
    this.loading = loaded.catch(() => {});
    return loaded;
  }

  private async loadOne(key: ModuleKey, code: string): Promise<void> {
    const first = this.spare;
    await first?.load(key, code);
    this.modules.set(key, code);
    const others = [...this.threads].filter((thread) => thread !== first);
    await Promise.allSettled(others.map((thread) => thread.load(key, code)));
  }

  unload(key: ModuleKey): void {
    this.modules.delete(key);
    for (const thread of this.threads) thread.unload(key);
  }

  /** Never rejects: a slot that fails comes back as its fallback, with a failure that says why. */
  async render(request: RenderRequest): Promise<RenderResult> {
    let job: RenderJob = { ...request, id: this.nextId++ };
    const failures: SlotFailure[] = [];
    let unblamed = 0;
    for (;;) {
      const thread = await this.take();
      try {
        const result = await thread.render(job);
        this.release(thread);
        return { ...result, failures: [...failures, ...result.failures] };
      } catch (error) {
        if (!(error instanceof ThreadDeath)) throw error;
        const culprit = slotOrder(job)[error.activity - 2];
        // A thread that someone else killed says nothing about the slot that ran; the second time it does.
        if (culprit === undefined || (error.how === 'crashed' && unblamed === 0)) {
          unblamed += 1;
          if (unblamed > 2) return allFallback(job, failures, error);
          continue;
        }
        failures.push({ slot: culprit.slot, key: culprit.key, reason: error.how, message: error.message });
        job = withoutSlot(job, culprit);
      }
    }
  }

  /** Threads at work or ready for it, without the spare. */
  get size(): number {
    return this.threads.size - (this.spare === null ? 0 : 1);
  }

  /** Pages that wait for a thread. */
  get queued(): number {
    return this.waiting.length;
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all([...this.threads].map((thread) => thread.close()));
  }

  private take(): Promise<RenderThread> {
    const thread = this.idle.pop();
    return thread === undefined ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(thread);
  }

  private admit(thread: RenderThread): void {
    const next = this.waiting.shift();
    if (next === undefined) this.idle.push(thread);
    else next(thread);
  }

  private release(thread: RenderThread): void {
    const full = thread.heapBytes > this.options.heapMb * 2 ** 20 * 0.75;
    if ((thread.pages < this.options.recyclePages && !full) || this.spare === null) this.admit(thread);
    else void thread.close();
  }

  private spawn(): RenderThread {
    const thread = new RenderThread(this.options, this.options.onStrayRejection);
    this.threads.add(thread);
    for (const [key, code] of this.modules) thread.load(key, code).catch(() => {});
    void thread.ended.then((death) => this.replace(thread, death));
    return thread;
  }

  private replace(thread: RenderThread, death: ThreadDeath): void {
    this.threads.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at !== -1) this.idle.splice(at, 1);
    if (this.closing) return;
    const loading = death.activity === 1 ? (thread.loadingKey ?? null) : null;
    if (death.activity !== 0) this.options.onThreadEnded(death, loading);
    const successor = thread === this.spare ? null : (this.spare ?? this.spawn());
    this.spare = this.spawn();
    successor?.ready.then(
      () => this.admit(successor),
      // It died before it was ready: its own end brings the next one.
      () => {},
    );
  }
}

function withoutSlot(job: RenderJob, culprit: SlotJob): RenderJob {
  const broken = { ...culprit, broken: true };
  const roots = job.roots.map((slot) => (slot === culprit ? broken : slot));
  const isNested = job.nested[culprit.slot] === culprit;
  return { ...job, roots, nested: isNested ? { ...job.nested, [culprit.slot]: broken } : job.nested };
}

function allFallback(job: RenderJob, failures: readonly SlotFailure[], death: ThreadDeath): RenderResult {
  const slots = job.roots.map((root): SlotRender => ({ slot: root.slot, outcome: 'fallback', html: root.fallback }));
  const all = job.roots.map(
    (root): SlotFailure => ({ slot: root.slot, key: root.key, reason: 'crashed', message: death.message }),
  );
  return { id: job.id, slots, failures: [...failures, ...all], succeeded: [], heapBytes: 0 };
}
