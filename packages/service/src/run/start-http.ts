import { createServer, type RequestListener } from 'node:http';
import { answerAll, closeServer, listen, urlOf } from '../http/listen';
import type { ServiceProblem } from '../http/problems';
import { answerProbes, Drain } from './drain';
import type { RunningService } from './run';

/** How long a shutdown waits for requests under way. */
const shutdownMs = 5_000;
/** Longer than callers keep their idle connections, so that none is closed while a request is on its way. */
const keepAliveMs = 65_000;

/** What answers requests, and what it lets go of once it answers no more. */
export interface Opened {
  handler: RequestListener;
  close?(): Promise<unknown>;
}

/**
 * Starts a service. The port is taken before anything is opened, so that a second start by mistake fails early and harmlessly;
 * until it is opened every request is answered `starting`.
 * @param at.service its name, as in the types of its problems
 * @throws when the port is taken, or what `open` throws
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
