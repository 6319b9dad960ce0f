import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as z from 'zod';
import { readEnvironment } from '../environment/environment';
import { shared, wholeNumber } from '../environment/variables';
import { createLogger } from '../observe/log';
import { startTracing, tracingVariables } from '../observe/start-tracing';

/** A running service. */
export interface RunningService {
  /** Where it listens, `http://127.0.0.1:3001`. */
  url: string;
  /** Reports in health checks that it should get no more traffic, and still answers requests. */
  drain(): void;
  /** Accepts no more requests, finishes the pending ones and releases its resources. */
  close(): Promise<void>;
}

/** Umask of all services: they write people's addresses, tokens and audit logs, which only the service's own user may read. */
const ownerOnly = 0o077;

/** Environment variables that every service reads. */
export const runSchema = z.object({
  ...tracingVariables,
  LOG_LEVEL: shared.LOG_LEVEL,
  DRAIN_MS: wholeNumber(0, 600_000)
    .default(0)
    .describe(
      'Time after a stop signal in which a service reports it on /healthz and still serves, before it takes no more requests, in milliseconds. With several instances: longer than their load balancer takes to notice.',
    ),
});

/**
 * Runs a program that is one service until a stop signal: then it drains, and finishes the pending requests. Further
 * signals change nothing. Other users of the machine cannot read the files that it writes. A start or stop that fails
 * ends the process with code 1 and the reason in the log, even if LOG_LEVEL is invalid.
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
    const stopTracing = await startTracing(name, process.env);
    const service = await start(logger);
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping !== undefined) return;
        logger.info({ signal, drainMs: DRAIN_MS }, `the ${name} stops`);
        service.drain();
        stopping = delay(DRAIN_MS)
          .then(() => service.close())
          .then(stopTracing)
          .then(() => logger.info(`the ${name} has stopped`))
          .then(() => process.exit(0), fail);
      });
    }
    logger.info({ url: service.url }, `the ${name} is ready`);
  };
  run().catch(fail);
}
