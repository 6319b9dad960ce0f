import { Disk, ReferenceStore, type RunningService, startHttp } from '@forecourt/service';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { ProblemError } from '../problems';
import { openDatabase } from '../store/database';
import { createApp } from './app';
import { Metrics } from './metrics';

/** Starts the service. @throws when the port is taken or the store cannot be opened */
export function startAccounts(config: Config, logger: Logger, now: () => number = Date.now): Promise<RunningService> {
  const starting = new ProblemError('starting', 'The store is being opened. Try again in a moment.');
  return startHttp({ ...config, variable: 'ACCOUNTS_PORT', service: 'accounts' }, starting, async () => {
    const db = await openDatabase(config.folder, config.formerStore);
    const disk = new Disk(config.folder, logger);
    await disk.prepare();
    const reference = new ReferenceStore({ url: config.marketplaceUrl, disk, log: logger });
    await reference.start();
    return {
      handler: createApp({ db, reference, metrics: new Metrics(), logger, now }),
      async close() {
        reference.stop();
        await db.destroy();
      },
    };
  });
}
