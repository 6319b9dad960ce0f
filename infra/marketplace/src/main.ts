import { pino } from 'pino';
import { referenceData } from './catalogue';
import { readConfig } from './config';
import { matchCatalogue } from './feed/match-catalogue';
import { generateInventory } from './generate';
import { placeSlugs } from './places/places';
import { ThreadedSearch } from './search/threaded-search';
import { startMarketplace } from './server/start';

const logger = pino({ name: 'marketplace', level: process.env.LOG_LEVEL ?? 'info' });

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const marketplace = await startMarketplace(
    config,
    {
      reference: { ...referenceData(), places: placeSlugs() },
      match: matchCatalogue,
      generate: (listings) => generateInventory({ listings, seed: 1, now: Date.now() }),
      createSearch: () =>
        new ThreadedSearch(new URL('./search-thread.js', import.meta.url), config.folder, (error) =>
          logger.error({ err: error }, 'the search thread died; another one takes its place'),
        ),
    },
    logger,
  );
  logger.info({ url: marketplace.url, folder: config.folder }, 'the marketplace is ready');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'the marketplace stops');
      marketplace.close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  logger.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

run().catch(fail);
