import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RegistryStore } from '../store/registry-store';
import type { AuditAction } from '../store/state';
import type { ChangeStreams } from './stream';

/** What the registry counts, as Prometheus text. */
export class Metrics {
  private readonly register = new Registry();
  private readonly changes: Counter<'action'>;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(store: RegistryStore, streams: ChangeStreams) {
    const registers = [this.register];
    collectDefaultMetrics({ register: this.register });
    this.changes = new Counter({
      name: 'registry_changes_total',
      help: 'Changes of the registry since its start, by action.',
      labelNames: ['action'],
      registers,
    });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    const gauges: [string, string, () => number][] = [
      ['registry_revision', 'Revision of the snapshot.', () => store.state.revision],
      ['registry_streams', 'Open event streams.', () => streams.size],
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

  countChange(action: AuditAction): void {
    this.changes.inc({ action });
  }

  /** Measures every request; event streams, which last as long as their client, are left out. */
  measure(): RequestHandler {
    return (request, response, next) => {
      const end = this.requests.startTimer();
      response.on('finish', () => {
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
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
