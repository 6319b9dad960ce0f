import { Counter, Gauge, type Registry } from 'prom-client';

/** The state of a search of any engine, for its metrics. */
export interface ObservedSearch {
  /** Number of changes of single listings applied so far. */
  readonly applied: number;
  /** Returns why searches cannot be answered; null if they can. */
  failure(): Promise<string | null>;
}

/** Registers the metrics that every search engine has. */
export function observeSearch(search: ObservedSearch, register: Registry): void {
  const registers = [register];
  new Counter({
    name: 'marketplace_changes_applied_total',
    help: 'Changes of single listings that the index has applied.',
    registers,
    collect() {
      this.reset();
      this.inc(search.applied);
    },
  });
  new Gauge({
    name: 'marketplace_search_failing',
    help: '1 while the search engine cannot answer searches, or has no index yet.',
    registers,
    async collect() {
      this.set((await search.failure()) === null ? 0 : 1);
    },
  });
}
