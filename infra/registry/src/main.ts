import { pino } from 'pino';
import { readConfig } from './config';
import { startRegistry } from './server/start';

const logger = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

async function run(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const registry = await startRegistry(config, logger);
  logger.info({ url: registry.url, folder: config.folder }, 'the registry is ready');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'the registry stops');
      registry.close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  logger.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

run().catch(fail);
