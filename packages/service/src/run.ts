import { type Logger, pino } from 'pino';

/** A service that listens. */
export interface RunningService {
  /** Where it listens, `http://127.0.0.1:3001`. */
  url: string;
  /** Takes no more requests, finishes those under way and lets go of what it holds. */
  close(): Promise<void>;
}

/**
 * Runs a program that is one service, until it is told to stop: then it finishes what is under way. LOG_LEVEL is pino's.
 * A start or stop that fails ends the process with 1 and the reason in the log.
 */
export function runService(name: string, start: (logger: Logger) => Promise<RunningService>): void {
  const logger = pino({ name, level: process.env.LOG_LEVEL ?? 'info' });
  const fail = (error: unknown): never => {
    logger.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  };
  start(logger).then((service) => {
    logger.info({ url: service.url }, `the ${name} is ready`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        logger.info({ signal }, `the ${name} stops`);
        service.close().then(() => process.exit(0), fail);
      });
    }
  }, fail);
}
