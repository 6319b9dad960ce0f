import { Worker } from 'node:worker_threads';
import type { SearchRequest } from './criteria';
import { type Found, type IndexState, type ListingSearch, SearchUnavailable } from './listing-search';
import type { SearchResult } from './search';
import type { FromThread, ThreadData, ToThread } from './thread-messages';

/** How long a replaced thread may take to answer what it was asked before. */
const DRAIN_MILLISECONDS = 5_000;

/** Questions that may wait for one thread; further ones are refused at once rather than answered too late. */
const MOST_PENDING = 500;

/**
 * Search in a thread. Another generation is loaded by a second thread while the first one answers; then they change places.
 * A thread that dies is replaced by one of the same generation; what it was asked fails.
 */
export class ThreadedSearch implements ListingSearch {
  private current: SearchThread | null = null;
  private closed = false;

  /**
   * @param script the built `search-thread.js`
   * @param folder the database's folder
   * @param onFailure told why a thread died
   */
  constructor(
    private readonly script: string | URL,
    private readonly folder: string,
    private readonly onFailure: (error: Error) => void,
  ) {}

  get index(): IndexState | null {
    return this.current?.state ?? null;
  }

  async search(request: SearchRequest): Promise<Found> {
    const thread = this.current;
    if (thread === null) {
      throw new SearchUnavailable(
        'The inventory is being loaded, so listings cannot be searched yet. Try again in a moment.',
      );
    }
    return { ...(await thread.search(request)), generation: thread.generation };
  }

  async load(generation: number): Promise<void> {
    const next = new SearchThread(this.script, { folder: this.folder, generation });
    await next.ready();
    if (this.closed) return next.stop();
    const previous = this.current;
    this.current = next;
    next.onDeath((error) => this.revive(next, error));
    await previous?.drain(DRAIN_MILLISECONDS);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { current } = this;
    this.current = null;
    await current?.stop();
  }

  private revive(dead: SearchThread, error: Error): void {
    if (this.current !== dead || this.closed) return;
    this.onFailure(error);
    this.current = null;
    this.load(dead.generation).catch(this.onFailure);
  }
}

interface Pending {
  resolve(result: SearchResult): void;
  reject(error: Error): void;
}

class SearchThread {
  state: IndexState | null = null;
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private death: Error | null = null;
  private readonly started: Promise<void>;
  private drained: (() => void) | null = null;

  constructor(
    script: string | URL,
    private readonly data: ThreadData,
  ) {
    this.worker = new Worker(script, { workerData: data });
    this.worker.on('message', (message: FromThread) => this.receive(message));
    this.started = new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromThread) => message.kind === 'ready' && resolve());
      this.onDeath(reject);
    });
    this.onDeath((error) => this.die(error));
  }

  get generation(): number {
    return this.data.generation;
  }

  ready(): Promise<void> {
    return this.started;
  }

  onDeath(listener: (error: Error) => void): void {
    this.worker.once('error', listener);
    this.worker.once('exit', (code) => listener(new Error(`The search thread ended with code ${code}.`)));
  }

  search({ labels: _, ...request }: SearchRequest): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      if (this.death !== null) return reject(new SearchUnavailable(this.death.message));
      if (this.pending.size >= MOST_PENDING) {
        return reject(new SearchUnavailable(`${MOST_PENDING} searches are waiting already. Try again in a moment.`));
      }
      const id = this.nextId++;
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ id, request } satisfies ToThread);
    });
  }

  /** Stops once everything that was asked is answered. */
  async drain(milliseconds: number): Promise<void> {
    if (this.pending.size > 0) {
      const timer = new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
      await Promise.race([timer, new Promise<void>((resolve) => (this.drained = resolve))]);
    }
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(message: FromThread): void {
    if (message.kind === 'ready') {
      const { listings, loadMilliseconds } = message;
      this.state = { generation: this.generation, listings, loadMilliseconds };
      return;
    }
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === 'found') pending?.resolve(message.result);
    else pending?.reject(new SearchUnavailable(`The search engine failed: ${message.message}`));
    if (this.pending.size === 0) this.drained?.();
  }

  private die(error: Error): void {
    this.death ??= error;
    for (const { reject } of this.pending.values()) reject(new SearchUnavailable(error.message));
    this.pending.clear();
    this.drained?.();
  }
}
