import { ServiceMetrics } from '@forecourt/service';
import { Counter, Histogram } from 'prom-client';
import type { ListingSearch } from '../search/port';

/** The marketplace's metrics, as Prometheus text. */
export class Metrics extends ServiceMetrics {
  private readonly searches: Histogram;
  private readonly writes: Counter<'outcome'>;
  private readonly compactions: Counter<'outcome'>;

  constructor(search: ListingSearch) {
    super([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2]);
    const registers = [this.register];
    this.searches = new Histogram({
      name: 'marketplace_search_duration_seconds',
      help: 'Time of searches in the search thread.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    });
    this.writes = new Counter({
      name: 'marketplace_listing_writes_total',
      help: 'Single listings that were written or retired over HTTP, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.compactions = new Counter({
      name: 'marketplace_compactions_total',
      help: 'Times the index was reloaded because of many writes, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.gauge('marketplace_listings', 'Listings in the current index.', () => search.index?.listings ?? 0);
    this.gauge('marketplace_generation', 'Inventory of the current index.', () => search.index?.generation ?? 0);
    search.observe(this.register);
  }

  countWrite(outcome: 'added' | 'changed' | 'unchanged' | 'rejected' | 'retired' | 'unknown'): void {
    this.writes.inc({ outcome });
  }

  countCompaction(outcome: 'done' | 'failed'): void {
    this.compactions.inc({ outcome });
  }

  /** Times a search. */
  async timed<T>(search: () => Promise<T>): Promise<T> {
    const end = this.searches.startTimer();
    try {
      return await search();
    } finally {
      end();
    }
  }
}
