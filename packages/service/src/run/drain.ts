import type { RequestListener } from 'node:http';
import { writeProblem } from '../http/write-problem';

/** The time between being told to stop and stopping: a service says that nobody is to be sent to it any more, and serves who comes all the same. */
export class Drain {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }

  /** Stands before a service's handler: each connection ends with its next answer, so that no request meets one that is being closed. */
  before(handler: RequestListener): RequestListener {
    return (request, response) => {
      if (this.begun) response.setHeader('Connection', 'close');
      handler(request, response);
    };
  }
}

/**
 * Stands before an inner service's handler, from its start on, and answers what an orchestrator asks. `/livez`: 200 while the process
 * answers; one that does not is to be started again. `/healthz` is the service's own until it drains, then 503.
 */
export function answerProbes(service: string, drain: Drain, handler: RequestListener): RequestListener {
  return drain.before((request, response) => {
    if (request.url === '/livez') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      return void response.end('{"alive":true}');
    }
    if (request.url !== '/healthz' || !drain.hasBegun) return void handler(request, response);
    writeProblem(response, {
      ...{ type: `${service}/stopping`, title: 'The service is about to stop', status: 503 },
      detail: 'It was told to stop. Send nobody here any more; what comes is still answered.',
    });
  });
}
