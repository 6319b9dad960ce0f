import type { Inventories, PriceRatings } from '../store/port';
import type { ListingSearch } from './port';

/** The kind of a load: of another generation, or of the same one again, to compact the index. */
export type Load = 'generation' | 'compaction';

/** Receives the events of a watch. */
export interface WatchReport {
  loaded(load: Load): void;
  /** The present index still answers. A failure to apply changes is reported once, until changes can be applied again. */
  failed(what: Load | 'changes', error: unknown): void;
}

export interface WatchRules {
  pollMilliseconds: number;
  /** Time after a failure before the same generation is loaded again. */
  retryMilliseconds: number;
}

export const watchRules: WatchRules = { pollMilliseconds: 200, retryMilliseconds: 10_000 };

/**
 * Keeps a search up to date with the store, whichever process writes to it: loads the active generation now and again whenever
 * another one becomes active, has prices estimated again and the index apply writes to single listings, and reloads it when the
 * engine says that this is due.
 *
 * @returns a function that stops the watch; its promise resolves when no check or load is running any more
 */
export async function watchInventory(
  store: WatchedStore,
  search: ListingSearch,
  report: WatchReport,
  rules: WatchRules = watchRules,
): Promise<() => Promise<void>> {
  const watch = new InventoryWatch(store, search, report, rules);
  await watch.check();
  await watch.loading;
  watch.start();
  return () => watch.stop();
}

/** The parts of a store that a watch uses. */
type WatchedStore = Pick<Inventories, 'position'> & Pick<PriceRatings, 'refreshPrices'>;

class InventoryWatch {
  /** The running load; one at a time. */
  loading: Promise<void> | null = null;
  private checking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** A generation that could not be loaded is not retried before this time; another one is loaded at once. */
  private pause = { generation: 0, until: 0 };
  private isFailing = false;

  constructor(
    private readonly store: WatchedStore,
    private readonly search: ListingSearch,
    private readonly report: WatchReport,
    private readonly rules: WatchRules,
  ) {}

  start(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.checking = this.check().then(() => this.start());
    }, this.rules.pollMilliseconds).unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
    await this.loading;
  }

  async check(): Promise<void> {
    try {
      await this.store.refreshPrices();
      const position = await this.store.position();
      if (position === null) return;
      if (this.search.index?.generation !== position.generation) return this.load(position.generation, 'generation');
      if (this.search.index.seq < position.seq) await this.search.catchUp();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.report.failed('changes', error);
      this.isFailing = true;
      return;
    }
    const { index } = this.search;
    if (index !== null && this.search.isReloadDue) this.load(index.generation, 'compaction');
  }

  /** Loads in the background, so that writes are applied meanwhile. */
  private load(generation: number, load: Load): void {
    if (this.pause.generation === generation && Date.now() < this.pause.until) return;
    this.loading ??= this.search
      .load(generation)
      .then(
        () => {
          if (!this.isStopped) this.report.loaded(load);
        },
        (error) => {
          this.pause = { generation, until: Date.now() + this.rules.retryMilliseconds };
          this.report.failed(load, error);
        },
      )
      .finally(() => {
        this.loading = null;
      });
  }
}
