import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import { routeOf } from './route-of';
import { isTracing, traceOf } from './trace';

/** The metrics of every service, as Prometheus text: of the process, and of requests by method, route and status. */
export class ServiceMetrics {
  /** Registry to which a service adds its own metrics. */
  readonly register: Registry;
  /** Whether each bucket has the trace of one of its requests. */
  private readonly hasExemplars = isTracing();
  private readonly requests: Histogram<'method' | 'route' | 'status' | 'trace_id'>;

  /** @param buckets bounds of the durations of requests, seconds */
  constructor(buckets: number[]) {
    this.register = this.hasExemplars ? openMetrics() : new Registry();
    collectDefaultMetrics({ register: this.register });
    this.gauge(
      'process_clock_seconds',
      'Time of this machine’s clock, in seconds since 1970.',
      () => Date.now() / 1000,
    );
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [this.register],
      enableExemplars: this.hasExemplars,
    });
  }

  /** Returns a handler that measures every request except event streams, which last as long as their client. */
  measure(): RequestHandler {
    return (request, response, next) => {
      const startedAt = performance.now();
      response.on('finish', () => {
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
        const labels = { method: request.method, route: routeOf(request), status: String(response.statusCode) };
        const value = (performance.now() - startedAt) / 1000;
        const traceId = traceOf(request)?.traceId;
        if (!this.hasExemplars) this.requests.observe(labels, value);
        else
          this.requests.observe({ labels, value, exemplarLabels: traceId === undefined ? {} : { trace_id: traceId } });
      });
      next();
    };
  }

  handler(): RequestHandler {
    return async (_request, response) => {
      response.set('Content-Type', this.register.contentType).send(await this.register.metrics());
    };
  }

  /** Adds a metric whose value is read at each request of `/metrics`. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.register],
      async collect() {
        this.set(await read());
      },
    });
  }
}

/** Returns a registry in the format that has exemplars. Any metric works with it, though the library's types say otherwise. */
function openMetrics(): Registry {
  const register = new Registry<OpenMetricsContentType>();
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return register as unknown as Registry;
}
