import type { SearchRequest } from '@forecourt/matching';
import type { Registry } from 'prom-client';
import { type Found, type ListingSearch, SearchUnavailable } from '../port';
import { type CompactionRule, compactionRule, isCompactionDue } from './compaction';
import type { IndexState } from './index-state';
import { observeIndex } from './metrics';
import { ThreadClient } from './thread-client';
import type { Notice } from './thread-messages';

/** Timeout of a replaced thread for its pending requests, ms. */
const DRAIN_MILLISECONDS = 5_000;

export interface ThreadOptions {
  /** The built `search-thread.js`. */
  script: string | URL;
  /** Where the store is: a URL of PostgreSQL, or by default the folder. */
  store?: string;
  /** The folder of the index's snapshots. */
  folder: string;
  /** Called with the reason when a thread dies. */
  onFailure: (error: Error) => void;
  /** Called with a thread's messages for the operator. */
  onNotice?: (notice: Notice) => void;
  compaction?: CompactionRule;
}

/** A pending load. */
interface Loading {
  thread: ThreadClient;
  done: Promise<void>;
}

/**
 * Search in a thread. A generation is loaded by a second thread while the first one answers; then the second replaces it. A
 * thread that dies is replaced by one of the same generation; its pending requests fail.
 */
export class ThreadedSearch implements ListingSearch {
  applied = 0;
  private current: ThreadClient | null = null;
  private loading: Loading | null = null;
  private closed = false;

  private readonly compaction: CompactionRule;

  constructor(private readonly options: ThreadOptions) {
    this.compaction = options.compaction ?? compactionRule;
  }

  get index(): IndexState | null {
    return this.current?.state ?? null;
  }

  get isReloadDue(): boolean {
    return isCompactionDue(this.index, this.compaction);
  }

  async failure(): Promise<null> {
    return null;
  }

  async search(request: SearchRequest): Promise<Found> {
    const thread = this.threadOrFail();
    const { result, seq } = await thread.search(request);
    // A client that got this result must not get an older state from a thread that has replaced this one meanwhile.
    if (this.current !== null && this.current.seq < seq) await this.current.catchUp();
    return { ...result, generation: thread.generation, seq };
  }

  async catchUp(): Promise<void> {
    const applied = await this.threadOrFail().catchUp();
    this.applied += applied;
  }

  /** Loads run one after the other; a second load of a generation that is being loaded joins the first. */
  async load(generation: number): Promise<void> {
    while (this.loading !== null) {
      if (this.loading.thread.generation === generation) return this.loading.done;
      await Promise.allSettled([this.loading.done]);
    }
    // A generation that is loaded already is loaded again in order to sort it; its snapshot is the old state.
    const isAnew = this.current?.generation === generation;
    const { script, folder, store = folder, onNotice = () => {} } = this.options;
    const thread = new ThreadClient(script, { store, folder, generation, isAnew }, onNotice);
    const done = this.replaceBy(thread).finally(() => {
      this.loading = null;
    });
    this.loading = { thread, done };
    return done;
  }

  observe(register: Registry): void {
    observeIndex(this, register);
  }

  async close(): Promise<void> {
    this.closed = true;
    const threads = [this.current, this.loading?.thread];
    this.current = null;
    for (const thread of threads) await thread?.stop();
  }

  private async replaceBy(next: ThreadClient): Promise<void> {
    try {
      await next.ready();
      // Listings that could be found must not disappear again.
      while (this.current !== null && next.seq < this.current.seq) {
        await next.catchUp();
        if (next.state?.isBehind) throw new Error('The search thread fell behind while it was loading.');
      }
      if (next.death !== null) throw next.death;
    } catch (error) {
      await next.stop();
      if (this.closed) return;
      throw error;
    }
    if (this.closed) return next.stop();
    const previous = this.current;
    this.current = next;
    next.onDeath((error) => this.revive(next, error));
    await previous?.drain(DRAIN_MILLISECONDS);
  }

  private threadOrFail(): ThreadClient {
    if (this.current !== null) return this.current;
    throw new SearchUnavailable(
      'The inventory is being loaded, so listings cannot be searched yet. Try again in a moment.',
    );
  }

  private revive(dead: ThreadClient, error: Error): void {
    if (this.current !== dead || this.closed) return;
    this.options.onFailure(error);
    this.current = null;
    this.load(dead.generation).catch(this.options.onFailure);
  }
}
