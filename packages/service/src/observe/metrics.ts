import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of every service, as Prometheus text: of the process, and of requests by method, route and status. */
export class ServiceMetrics {
  /** Registry to which a service adds its own metrics. */
  readonly register = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  /** @param buckets bounds of the durations of requests, seconds */
  constructor(buckets: number[]) {
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
    });
  }

  /** Returns a handler that measures every request except event streams, which last as long as their client. */
  measure(): RequestHandler {
    return (request, response, next) => {
      const end = this.requests.startTimer();
      response.on('finish', () => {
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
        end({ method: request.method, route: routeOf(request), status: String(response.statusCode) });
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

/** Returns the path of the route that answered, with the mount paths of its routers; `none` if no route did. */
function routeOf({ route, baseUrl }: Request): string {
  const path: unknown = route?.path;
  const first: unknown = Array.isArray(path) ? path[0] : path;
  return typeof first === 'string' ? baseUrl + first : 'none';
}
