import type { IncomingMessage, ServerResponse } from 'node:http';
import { descriptionPath, type serviceDescriptionSchema } from '@forecourt/contracts';
import type * as z from 'zod';
import { FakeServer, type Fault } from './fake-server';

/** Description that a service publishes. */
export type Description = z.input<typeof serviceDescriptionSchema>;

/** Description of a service that offers nothing to browsers, otherwise like the site's own. */
export const plainDescription: Description = {
  ...{ version: 1, title: 'service', timeoutMs: 10_000, answerBytes: 1_000_000 },
  ...{ breaker: { failures: 5, restMs: 10_000 }, paths: [], forms: [] },
};

/** An upstream in memory: one JSON answer for each path, which a test can change; every other path is unknown. */
export abstract class FakeUpstream extends FakeServer {
  /** Paths of all requests, with their queries. */
  readonly requests: string[] = [];
  /** Its own description. */
  description: unknown = plainDescription;
  /** Fault of the description, apart from `fault`, because the shell may request the description at any time. */
  descriptionFault: Fault = () => false;

  /** Returns the answers by path. */
  protected abstract answers(): Readonly<Record<string, unknown>>;

  protected override note(request: IncomingMessage): void {
    if (request.url !== descriptionPath) this.requests.push(request.url ?? '');
  }

  protected override faultOf({ url }: IncomingMessage): Fault {
    return url === descriptionPath ? this.descriptionFault : this.fault;
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answers: Readonly<Record<string, unknown>> = {
      '/healthz': { status: 'ok' },
      [descriptionPath]: this.description,
      ...this.answers(),
    };
    if (!Object.hasOwn(answers, path)) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answers[path]));
  }
}
