import { Gauge, type Registry } from 'prom-client';
import { type ObservedSearch, observeSearch } from '../metrics';
import type { IndexState } from './index-state';

/** The state of a search over a columnar index, for its metrics. */
export interface Observed extends ObservedSearch {
  readonly index: IndexState | null;
}

/** Registers the metrics of a columnar index. */
export function observeIndex(search: Observed, register: Registry): void {
  const registers = [register];
  observeSearch(search, register);
  const gauge = (name: string, help: string, read: (index: IndexState) => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(search.index === null ? 0 : read(search.index));
      },
    });
  gauge('marketplace_index_tail_rows', 'Unsorted listings of that index.', ({ tail }) => tail);
  gauge('marketplace_index_dead_rows', 'Rows of that index that were replaced or retired.', ({ dead }) => dead);
  gauge(
    'marketplace_index_load_seconds',
    'Time to load that index.',
    ({ loadMilliseconds }) => loadMilliseconds / 1000,
  );
}
