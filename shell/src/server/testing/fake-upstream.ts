import type { IncomingMessage, ServerResponse } from 'node:http';
import { FakeServer } from './fake-server';

/** An upstream in memory: one JSON answer a path, which a test can change, and every other path unknown. */
export abstract class FakeUpstream extends FakeServer {
  /** Paths that were asked for, with their queries. */
  readonly requests: string[] = [];

  /** Answers by path. */
  protected abstract answers(): Readonly<Record<string, unknown>>;

  protected override note(request: IncomingMessage): void {
    this.requests.push(request.url ?? '');
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answers: Readonly<Record<string, unknown>> = { '/healthz': { status: 'ok' }, ...this.answers() };
    if (!Object.hasOwn(answers, path)) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answers[path]));
  }
}
