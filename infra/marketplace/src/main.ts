import { placeSlugs } from '@forecourt/matching';
import { runService } from '@forecourt/service';
import { referenceData } from './catalogue';
import { readConfig } from './config';
import { matchCatalogue } from './feed/match-catalogue';
import { generateInventory } from './generate';
import { ThreadedSearch } from './search/columnar/threaded-search';
import { startMarketplace } from './server/start';
import { openStore } from './store/sql/store';

runService('marketplace', async (logger) => {
  const config = readConfig(process.env);
  const createSearch = () =>
    new ThreadedSearch({
      script: new URL('./search-thread.js', import.meta.url),
      ...{ store: config.store, folder: config.folder },
      onFailure: (error) => logger.error({ err: error }, 'the search thread ended; another one replaces it'),
      onNotice: ({ message, problem }) => (problem === null ? logger.info(message) : logger.warn({ problem }, message)),
    });
  const generate = (listings: number) => generateInventory({ listings, seed: 1, now: Date.now() });
  const reference = { ...referenceData(), places: placeSlugs() };
  return startMarketplace(config, { openStore, reference, match: matchCatalogue, generate, createSearch }, logger);
});
