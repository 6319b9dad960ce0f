import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as z from 'zod';
import { readEnvironment } from '../environment/environment';
import { shared, wholeNumber } from '../environment/variables';
import { createLogger } from '../observe/log';

/** A service that listens. */
export interface RunningService {
  /** Where it listens, `http://127.0.0.1:3001`. */
  url: string;
  /** Says to who asks for its health that nobody is to be sent here any more, and serves on. */
  drain(): void;
  /** Takes no more requests, finishes those under way and lets go of what it holds. */
  close(): Promise<void>;
}

/** What a service writes is for its own user: addresses of people, tokens, who changed what. */
const ownerOnly = 0o077;

/** What every service reads of its environment. */
export const runSchema = z.object({
  LOG_LEVEL: shared.LOG_LEVEL,
  DRAIN_MS: wholeNumber(0, 600_000)
    .default(0)
    .describe(
      'How long a service that is told to stop says so on /healthz and serves on, before it takes no more requests, in milliseconds. Where requests are spread over several: longer than it takes to notice.',
    ),
});

/**
 * Runs a program that is one service, until it is told to stop: then it drains, and finishes what is under way. Being told again changes
 * nothing. Other users of the machine cannot read what it writes. A start or stop that fails ends the process with 1 and the reason in the log, also when LOG_LEVEL is not usable.
 */
export function runService(name: string, start: (logger: Logger) => Promise<RunningService>): void {
  process.umask(ownerOnly);
  let logger = createLogger(name, 'info');
  const fail = (error: unknown): never => {
    logger.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  };
  const run = async () => {
    const { LOG_LEVEL, DRAIN_MS } = readEnvironment(runSchema, process.env);
    logger = createLogger(name, LOG_LEVEL);
    const service = await start(logger);
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping !== undefined) return;
        logger.info({ signal, drainMs: DRAIN_MS }, `the ${name} stops`);
        service.drain();
        stopping = delay(DRAIN_MS)
          .then(() => service.close())
          .then(() => logger.info(`the ${name} has stopped`))
          .then(() => process.exit(0), fail);
      });
    }
    logger.info({ url: service.url }, `the ${name} is ready`);
  };
  run().catch(fail);
}
