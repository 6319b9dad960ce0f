import { setTimeout as delay } from 'node:timers/promises';
import type { ModuleKey } from '@forecourt/contracts';
import type { ViewTexts } from '@forecourt/packed-view';
import {
  RendererDeath,
  type RendererOptions,
  RendererProcess,
  type RenderJob,
  type RenderResult,
  type SideEffect,
  type SlotFailure,
  type SlotJob,
  type SlotRender,
} from '@forecourt/renderer';

export interface PoolOptions extends RendererOptions {
  size: number;
  /** Pages after which a renderer is replaced; it is also replaced when its heap is three quarters full. */
  recyclePages: number;
  /** Interval of pings to idle renderers, ms. */
  pingEveryMs: number;
  /** Least interval between replacements of renderers that retain a version which is no longer served, ms. */
  refreshEveryMs: number;
  onEnded(death: RendererDeath): void;
  onSideEffect(sideEffect: SideEffect): void;
}

const mostPauseMs = 5000;
const purgePauseMs = 50;
/** Consecutive renderers that ended before they were ready, after which the pool counts as unable to start any. */
const mostFailedStarts = 3;
/** Maximum of renderers that may end during one page without a slot at fault. */
const mostUnblamed = 5;

/** A page's request to a renderer. */
export type RenderRequest = Omit<RenderJob, 'id'> & { view: ViewTexts };

/**
 * A pool of renderers, each with one page at a time, and a warm spare that takes over when one dies. A slot that kills its renderer is left
 * out and the rest of its page is rendered again, so `render` always gives every slot an answer.
 */
export class RenderPool {
  private readonly modules = new Map<ModuleKey, string>();
  private readonly renderers = new Set<RendererProcess>();
  private readonly warm = new Map<RendererProcess, Promise<unknown>>();
  /** Renderers whose promise in `warm` has resolved. */
  private readonly hot = new WeakSet<RendererProcess>();
  private readonly idle: RendererProcess[] = [];
  private readonly waiting: ((renderer: RendererProcess) => void)[] = [];
  private spare: RendererProcess | null = null;
  private loading: Promise<unknown> = Promise.resolve();
  private readonly stale = new Set<RendererProcess>();
  /** While true, stale renderers get no more pages. */
  private isPurging = false;
  private timers: NodeJS.Timeout[] = [];
  private closing = false;
  private failedStarts = 0;
  private nextId = 1;

  constructor(private readonly options: PoolOptions) {}

  /** Resolves when every renderer and the spare are ready. */
  async start(): Promise<void> {
    const renderers = Array.from({ length: this.options.size }, () => this.spawn());
    this.spare = this.spawn();
    await Promise.all([...renderers, this.spare].map((renderer) => renderer.ready));
    for (const renderer of renderers) this.admit(renderer);
    this.timers = [
      setInterval(() => void Promise.all([...this.idle].map((one) => one.ping())), this.options.pingEveryMs),
      setInterval(() => void this.inTurn(() => this.refresh()), this.options.refreshEveryMs),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /**
   * Loads a module into every renderer. The spare tries it first, until it has answered and has rendered the sample pages, so that a module
   * that loops or crashes never reaches the working renderers. Rejects with the module's own error, or with `RendererDeath`.
   */
  load(key: ModuleKey, code: string, samples: readonly RenderRequest[] = []): Promise<void> {
    return this.inTurn(async () => {
      try {
        const spare = await this.nextSpare();
        await spare.load(key, code);
        this.modules.set(key, code);
        await this.trySamples(samples);
      } catch (error) {
        this.modules.delete(key);
        if (this.spare !== null) this.stale.add(this.spare);
        throw error;
      }
      // Includes the present spare: the one that tried the module may have replaced another renderer since.
      const others = [...this.renderers].filter((renderer) => !renderer.loaded.has(key));
      await Promise.allSettled(others.map((renderer) => renderer.load(key, code)));
    });
  }

  /** Renders pages in the spare. Rejects with `RendererDeath` if it does not survive them. */
  try(samples: readonly RenderRequest[]): Promise<void> {
    return this.inTurn(() => this.trySamples(samples));
  }

  /** Resolves when all loaded code has been warmed up. */
  async warmUp(): Promise<void> {
    await Promise.all([...this.renderers].map((renderer) => renderer.ping(true)));
  }

  unload(key: ModuleKey): void {
    this.modules.delete(key);
    for (const renderer of this.renderers) {
      renderer.unload(key);
      if (renderer.everLoaded.has(key)) this.stale.add(renderer);
    }
  }

  /**
   * Replaces all renderers that retain versions no longer served, each as soon as a warm spare can take its place. Resolves when none is
   * left.
   */
  async purge(): Promise<void> {
    this.isPurging = true;
    while (this.stale.size > 0 && !this.closing) {
      await this.inTurn(() => this.refresh());
      await delay(purgePauseMs);
    }
    this.isPurging = false;
  }

  /**
   * Renders a page. Never rejects: a slot that fails gets its fallback, and a failure with the reason. Time spent waiting for a
   * renderer or a processor is no slot's fault (R75): slots that are not rendered when `end` aborts get the outcome `deferred`.
   */
  async render(request: RenderRequest, end: AbortSignal): Promise<RenderResult> {
    const { view, ...page } = request;
    let job: RenderJob = { ...page, id: this.nextId++ };
    const failures: SlotFailure[] = [];
    const killedIn = new Set<string>();
    let unblamed = 0;
    for (;;) {
      const renderer = await this.take(end);
      if (renderer === null) return allDeferred(job, failures, 'no renderer had time for it');
      try {
        const result = await unlessAborted(this.run(renderer, job, view), end);
        // The rendering goes on, under its watchdog; its result is dropped.
        if (result === null) return allDeferred(job, failures, 'the page could not wait any longer');
        return { ...result, failures: [...failures, ...result.failures] };
      } catch (error) {
        if (!(error instanceof RendererDeath)) throw error;
        const culprit = culpritOf(job, error);
        if (culprit === undefined || isInnocent(error, culprit, killedIn)) {
          unblamed += 1;
          if (unblamed > mostUnblamed) return allDeferred(job, failures, error.message);
          continue;
        }
        const { slot, key, fragment } = culprit;
        const reason = error.how === 'killed' || error.how === 'starved' ? 'crashed' : error.how;
        failures.push({ slot, key, fragment, reason, message: error.message });
        job = withoutSlot(job, culprit);
      }
    }
  }

  /** Whether renderers repeatedly end before they are ready; requests are better sent to another machine then. */
  get cannotStart(): boolean {
    return this.failedStarts > mostFailedStarts;
  }

  /** Number of pages that wait for a renderer. */
  get queued(): number {
    return this.waiting.length;
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    const all = [...this.renderers];
    for (const renderer of all) renderer.close();
    await Promise.all(all.map((renderer) => renderer.ended));
  }

  /** Runs trials one after the other, so that only one module can have killed the spare. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.loading.then(work);
    this.loading = done.catch(() => {});
    return done;
  }

  /** Returns the spare, or waits for the next one. Rejects if there is none for long. */
  private async nextSpare(): Promise<RendererProcess> {
    const end = performance.now() + mostPauseMs * 2;
    while (this.spare === null) {
      if (performance.now() > end || this.closing)
        throw new RendererDeath('killed', null, null, 'there is no spare renderer to try a version in');
      await delay(50);
    }
    return this.spare;
  }

  private async trySamples(samples: readonly RenderRequest[]): Promise<void> {
    const spare = await this.nextSpare();
    const trial = (async () => {
      await this.warm.get(spare);
      for (const { view, ...page } of samples) await spare.render({ ...page, id: this.nextId++ }, view);
    })();
    // A spare that takes over meanwhile gets no page before these samples are done: it renders one at a time.
    if (this.warm.has(spare))
      this.warm.set(
        spare,
        trial.catch(() => {}),
      );
    await trial;
    await spare.ping();
  }

  private async run(renderer: RendererProcess, job: RenderJob, view: ViewTexts): Promise<RenderResult> {
    const result = await renderer.render(job, view);
    this.release(renderer);
    return result;
  }

  /** Takes an idle renderer, or waits for one; null if the wait is aborted first. */
  private take(end: AbortSignal): Promise<RendererProcess | null> {
    if (end.aborted) return Promise.resolve(null);
    const renderer = this.idle.pop();
    if (renderer !== undefined) return Promise.resolve(renderer);
    return new Promise((resolve) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(next), 1);
        resolve(null);
      };
      const next = (taken: RendererProcess) => {
        end.removeEventListener('abort', giveUp);
        resolve(taken);
      };
      this.waiting.push(next);
      end.addEventListener('abort', giveUp, { once: true });
    });
  }

  private admit(renderer: RendererProcess): void {
    const next = this.waiting.shift();
    if (next === undefined) this.idle.push(renderer);
    else next(renderer);
  }

  private release(renderer: RendererProcess): void {
    const isFull = renderer.heapBytes > this.options.heapMb * 2 ** 20 * 0.75;
    const isPurged = this.isPurging && this.stale.has(renderer) && this.spare !== null && this.hot.has(this.spare);
    const isDue = renderer.pages >= this.options.recyclePages || isFull || isPurged;
    if (isDue && this.spare !== null) renderer.close();
    else this.admit(renderer);
  }

  private spawn(): RendererProcess {
    const renderer = new RendererProcess(this.options, this.options.onSideEffect);
    this.renderers.add(renderer);
    const loads = [...this.modules].map(([key, code]) => renderer.load(key, code));
    const loaded = Promise.allSettled([renderer.ready, ...loads]);
    this.warm.set(
      renderer,
      loaded.then(() => renderer.ping(true)).then(() => this.hot.add(renderer)),
    );
    void renderer.ended.then((death) => this.replace(renderer, death));
    return renderer;
  }

  private replace(renderer: RendererProcess, death: RendererDeath): void {
    this.renderers.delete(renderer);
    this.warm.delete(renderer);
    this.stale.delete(renderer);
    const at = this.idle.indexOf(renderer);
    if (at !== -1) this.idle.splice(at, 1);
    if (this.closing) return;
    if (!renderer.isClosed) this.options.onEnded(death);
    const successor = renderer === this.spare ? null : (this.spare ?? this.spawn());
    this.spare = null;
    this.renewSpare(renderer.hasStarted || renderer.isClosed);
    if (successor === null) return;
    void this.warm.get(successor)?.then(() => {
      // If it died before it was warm, it has a successor already.
      if (this.renderers.has(successor)) this.admit(successor);
    });
  }

  /** Starts a spare at once; after renderers that ended before they were ready, with growing pauses. */
  private renewSpare(hasStarted: boolean): void {
    this.failedStarts = hasStarted ? 0 : this.failedStarts + 1;
    if (hasStarted) this.spare = this.spawn();
    else
      setTimeout(
        () => {
          if (!this.closing && this.spare === null) this.spare = this.spawn();
        },
        Math.min(100 * 2 ** this.failedStarts, mostPauseMs),
      ).unref();
  }

  /** Replaces one renderer that retains a version no longer served; the spare first, so that a fresh one takes over. */
  private async refresh(): Promise<void> {
    if (this.spare === null || this.stale.size === 0) return;
    await this.warm.get(this.spare);
    if (this.stale.has(this.spare)) this.spare.close();
    else [...this.stale].find((renderer) => this.idle.includes(renderer))?.close();
  }
}

/**
 * Whether the slot that ran is not to blame for a renderer's end: true if the renderer got no processor time, and, if it was killed from
 * outside, the first time with this slot.
 */
function isInnocent({ how }: RendererDeath, { slot }: SlotJob, killedIn: Set<string>): boolean {
  if (how === 'starved') return true;
  if (how !== 'killed' || killedIn.has(slot)) return false;
  killedIn.add(slot);
  return true;
}

/** Waits for work until the signal aborts; null then. Removes its listener, which would otherwise retain the result. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Returns the slot that ran when the renderer died; undefined if it was none of this page's. */
function culpritOf(job: RenderJob, death: RendererDeath): SlotJob | undefined {
  return [...job.roots, ...Object.values(job.nested)].find(
    ({ slot, key, broken }) => slot === death.slot && key === death.key && broken !== true,
  );
}

function withoutSlot(job: RenderJob, culprit: SlotJob): RenderJob {
  // Leaves out all slots of the version on this page: its other fragments may end the renderer, too.
  const left = (slot: SlotJob): SlotJob => (slot.key === culprit.key ? { ...slot, broken: true } : slot);
  return {
    ...job,
    roots: job.roots.map(left),
    nested: Object.fromEntries(Object.entries(job.nested).map(([name, slot]) => [name, left(slot)])),
  };
}

/** Defers every slot that is still to be rendered; those that have failed get their fallback. */
function allDeferred(job: RenderJob, failures: readonly SlotFailure[], message: string): RenderResult {
  const slots = job.roots.map(
    ({ slot, broken, fallback }): SlotRender =>
      broken === true ? { slot, outcome: 'fallback', html: fallback } : { slot, outcome: 'deferred', html: '' },
  );
  const deferred = job.roots
    .filter(({ broken }) => broken !== true)
    .map(({ slot, key, fragment }): SlotFailure => ({ slot, key, fragment, reason: 'no-renderer', message }));
  return { id: job.id, slots, failures: [...failures, ...deferred], rendered: [], heapBytes: 0 };
}
