import { createServer, type RequestListener } from 'node:http';
import { answerAll, closeServer, listen, urlOf } from '../http/listen';
import type { ServiceProblem } from '../http/problems';
import { answerProbes, Drain } from './drain';
import type { RunningService } from './run';

/** Longest time that a shutdown waits for pending requests. */
const shutdownMs = 5_000;
/** Longer than callers retain idle connections, so that none is closed while a request is on its way. */
const keepAliveMs = 65_000;

/** The handler of requests, and what to release after the last one. */
export interface Opened {
  handler: RequestListener;
  close?(): Promise<unknown>;
}

/**
 * Starts a service. It takes the port before it opens anything, so that an accidental second start fails
 * early and harmlessly; until it is open, every request gets the problem `starting`.
 * @param at.service its name, as in the types of its problems
 * @throws if the port is taken, or what `open` throws
 */
export async function startHttp(
  at: { port: number; host: string; variable: string; service: string },
  starting: ServiceProblem,
  open: () => Promise<Opened>,
): Promise<RunningService> {
  let handler = answerAll(starting);
  const drain = new Drain();
  const server = createServer(answerProbes(at.service, drain, (request, response) => handler(request, response)));
  server.keepAliveTimeout = keepAliveMs;
  await listen(server, at);
  try {
    const opened = await open();
    handler = opened.handler;
    return {
      url: urlOf(server, at.host),
      drain: () => drain.begin(),
      async close() {
        await closeServer(server, shutdownMs);
        await opened.close?.();
      },
    };
  } catch (error) {
    await closeServer(server, 0);
    throw error;
  }
}
