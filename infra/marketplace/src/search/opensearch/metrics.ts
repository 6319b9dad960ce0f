import { Gauge, type Registry } from 'prom-client';
import { observeAppliedChanges } from '../applied-changes';

/** The state of a search in a cluster, for its metrics. */
export interface ObservedCluster {
  /** Number of changes of single listings that this marketplace has applied so far. */
  readonly applied: number;
  readonly openness: number;
  /** Returns why searches cannot be answered; null if they can. */
  failure(): Promise<string | null>;
}

export function observeOpenSearch(search: ObservedCluster, register: Registry): void {
  const registers = [register];
  observeAppliedChanges(search, register);
  new Gauge({
    name: 'marketplace_search_failing',
    help: '1 while OpenSearch cannot answer searches, or has no index yet.',
    registers,
    async collect() {
      this.set((await search.failure()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'marketplace_opensearch_breaker',
    help: 'Whether OpenSearch is left alone after repeated failures: 1 yes, 0.5 one request tries, 0 no.',
    registers,
    collect() {
      this.set(search.openness);
    },
  });
}
