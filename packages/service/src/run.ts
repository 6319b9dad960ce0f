import type { Logger } from 'pino';
import * as z from 'zod';
import { readEnvironment } from './environment';
import { createLogger } from './log';
import { shared } from './variables';

/** A service that listens. */
export interface RunningService {
  /** Where it listens, `http://127.0.0.1:3001`. */
  url: string;
  /** Takes no more requests, finishes those under way and lets go of what it holds. */
  close(): Promise<void>;
}

/** What a service writes is for its own user: addresses of people, tokens, who changed what. */
const ownerOnly = 0o077;

/** What every service reads of its environment. */
export const runSchema = z.object({ LOG_LEVEL: shared.LOG_LEVEL });

/**
 * Runs a program that is one service, until it is told to stop: then it finishes what is under way. Being told again changes
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
    logger = createLogger(name, readEnvironment(runSchema, process.env).LOG_LEVEL);
    const service = await start(logger);
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping !== undefined) return;
        logger.info({ signal }, `the ${name} stops`);
        stopping = service.close().then(() => process.exit(0), fail);
      });
    }
    logger.info({ url: service.url }, `the ${name} is ready`);
  };
  run().catch(fail);
}
