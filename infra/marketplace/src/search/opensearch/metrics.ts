import { Gauge, type Registry } from 'prom-client';
import { type ObservedSearch, observeSearch } from '../metrics';

/** The state of a search in a cluster, for its metrics. */
export interface ObservedCluster extends ObservedSearch {
  readonly openness: number;
}

export function observeOpenSearch(search: ObservedCluster, register: Registry): void {
  const registers = [register];
  observeSearch(search, register);
  new Gauge({
    name: 'marketplace_opensearch_breaker',
    help: 'Whether OpenSearch is left alone after repeated failures: 1 yes, 0.5 one request tries, 0 no.',
    registers,
    collect() {
      this.set(search.openness);
    },
  });
}
