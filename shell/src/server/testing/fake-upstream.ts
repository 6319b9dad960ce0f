import type { IncomingMessage, ServerResponse } from 'node:http';
import { descriptionPath, type serviceDescriptionSchema } from '@forecourt/contracts';
import type * as z from 'zod';
import { FakeServer, type Fault } from './fake-server';

/** What a service says of itself. */
export type Description = z.input<typeof serviceDescriptionSchema>;

/** What a service that offers nothing to browsers says of itself, as the site's own do. */
export const plainDescription: Description = {
  ...{ version: 1, title: 'service', timeoutMs: 10_000, answerBytes: 1_000_000 },
  ...{ breaker: { failures: 5, restMs: 10_000 }, paths: [], forms: [] },
};

/** An upstream in memory: one JSON answer a path, which a test can change, and every other path unknown. */
export abstract class FakeUpstream extends FakeServer {
  /** Paths that were asked for, with their queries. */
  readonly requests: string[] = [];
  /** What it says of itself. */
  description: unknown = plainDescription;
  /** How that fails: the shell asks for it at any time, so that it is none of the requests that `fault` is about. */
  descriptionFault: Fault = () => false;

  /** Answers by path. */
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
