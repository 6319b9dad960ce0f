import type { Inventories } from '../store/port';
import type { ListingSearch } from './port';

/** Another generation was loaded, or the same one anew. */
export type Load = 'generation' | 'compaction';

/** What a watch tells of. */
export interface WatchReport {
  loaded(load: Load): void;
  /** The index that was there answers on. Changes that cannot be applied are told of once, until they can be. */
  failed(what: Load | 'changes', error: unknown): void;
}

export interface WatchRules {
  pollMilliseconds: number;
  /** How long after a failure a generation is not loaded again. */
  retryMilliseconds: number;
}

export const watchRules: WatchRules = { pollMilliseconds: 200, retryMilliseconds: 10_000 };

/**
 * Keeps a search up to the store, whichever process writes to it: loads the active generation now, and whichever becomes active
 * later; has the index apply what is written to single listings; and has it loaded anew when it would do better then.
 *
 * @returns what stops the watch; resolves when nothing is under way any more
 */
export async function watchInventory(
  store: Inventories,
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

class InventoryWatch {
  /** The load under way; one at a time. */
  loading: Promise<void> | null = null;
  private checking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** A generation that could not be loaded is not tried before this time; another one is tried at once. */
  private pause = { generation: 0, until: 0 };
  private isFailing = false;

  constructor(
    private readonly store: Inventories,
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

  /** In the background: what is written meanwhile still has to be applied. */
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
