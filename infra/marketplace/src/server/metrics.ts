import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ListingSearch } from '../search/listing-search';

/** What the marketplace counts, as Prometheus text. */
export class Metrics {
  private readonly register = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly searches: Histogram;
  private readonly subscriptions: Counter<'outcome'>;
  private readonly writes: Counter<'outcome'>;
  private readonly compactions: Counter<'outcome'>;

  constructor(search: ListingSearch) {
    const registers = [this.register];
    collectDefaultMetrics({ register: this.register });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
    this.searches = new Histogram({
      name: 'marketplace_search_duration_seconds',
      help: 'Searches from the question to the answer of the search thread.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    });
    this.subscriptions = new Counter({
      name: 'marketplace_subscriptions_total',
      help: 'Subscriptions by email, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.writes = new Counter({
      name: 'marketplace_listing_writes_total',
      help: 'Single listings that were sent or retired over HTTP, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.compactions = new Counter({
      name: 'marketplace_compactions_total',
      help: 'Times the index was loaded anew because of what had been written to it, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    new Counter({
      name: 'marketplace_changes_applied_total',
      help: 'Changes of single listings that the index has taken in.',
      registers,
      collect() {
        this.reset();
        this.inc(search.applied);
      },
    });
    const gauges: [string, string, () => number][] = [
      ['marketplace_listings', 'Listings in the index that answers.', () => search.index?.listings ?? 0],
      ['marketplace_generation', 'Inventory in the index that answers.', () => search.index?.generation ?? 0],
      ['marketplace_index_tail_rows', 'Listings of that index that are not sorted in.', () => search.index?.tail ?? 0],
      [
        'marketplace_index_dead_rows',
        'Rows of that index that were replaced or retired.',
        () => search.index?.dead ?? 0,
      ],
      [
        'marketplace_index_load_seconds',
        'Time to load that index.',
        () => (search.index?.loadMilliseconds ?? 0) / 1000,
      ],
    ];
    for (const [name, help, read] of gauges) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    }
  }

  countSubscription(outcome: 'stored' | 'limit' | 'honeypot'): void {
    this.subscriptions.inc({ outcome });
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

  measure(): RequestHandler {
    return (request, response, next) => {
      const end = this.requests.startTimer();
      response.on('finish', () => {
        const route: unknown = request.route?.path;
        end({
          method: request.method,
          route: typeof route === 'string' ? route : 'none',
          status: String(response.statusCode),
        });
      });
      next();
    };
  }

  handler(): RequestHandler {
    return async (_request, response) => {
      response.set('Content-Type', this.register.contentType).send(await this.register.metrics());
    };
  }
}
