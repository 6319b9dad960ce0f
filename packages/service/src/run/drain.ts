import type { RequestListener } from 'node:http';
import { writeProblem } from '../http/write-problem';

/** The time between a stop signal and the stop: the service asks to get no more traffic, and still answers what arrives. */
export class Drain {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  begin(): void {
    this.draining = true;
  }

  /** Wraps a handler so that each connection ends with its next answer: no request may meet a connection that is being closed. */
  before(handler: RequestListener): RequestListener {
    return (request, response) => {
      if (this.draining) response.setHeader('Connection', 'close');
      handler(request, response);
    };
  }
}

/**
 * Wraps an inner service's handler, from its start on, and answers the probes of an orchestrator. `/livez`: 200 while the process
 * responds; a process that does not has to be restarted. `/healthz`: the service's own answer until it drains, then 503.
 */
export function answerProbes(service: string, drain: Drain, handler: RequestListener): RequestListener {
  return drain.before((request, response) => {
    if (request.url === '/livez') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      return void response.end('{"alive":true}');
    }
    if (request.url !== '/healthz' || !drain.isDraining) return void handler(request, response);
    writeProblem(response, {
      ...{ type: `${service}/stopping`, title: 'The service is about to stop', status: 503 },
      detail: 'It received a stop signal. Send it no more traffic; requests that arrive are still answered.',
    });
  });
}
