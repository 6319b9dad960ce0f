import { placeSlugs } from '@forecourt/matching';
import { runService } from '@forecourt/service';
import { referenceData } from './catalogue';
import { readConfig } from './config';
import { matchCatalogue } from './feed/match-catalogue';
import { generateInventory } from './generate';
import { ThreadedSearch } from './search/columnar/threaded-search';
import { OpenSearchSearch } from './search/opensearch/opensearch-search';
import type { ListingSearch } from './search/port';
import { startMarketplace } from './server/start';
import type { ListingStore } from './store/port';
import { openStore } from './store/sql/store';

runService('marketplace', async (logger) => {
  const config = readConfig(process.env);
  const threaded = () =>
    new ThreadedSearch({
      script: new URL('./search-thread.js', import.meta.url),
      ...{ store: config.store, folder: config.folder },
      onFailure: (error) => logger.error({ err: error }, 'the search thread ended; another one replaces it'),
      onNotice: ({ message, problem }) => (problem === null ? logger.info(message) : logger.warn({ problem }, message)),
    });
  const createSearch = (store: ListingStore): ListingSearch =>
    config.search === null
      ? threaded()
      : new OpenSearchSearch(store, { location: config.search, onNotice: (message) => logger.info(message) });
  const generate = (listings: number) => generateInventory({ listings, seed: 1, now: Date.now() });
  const reference = { ...referenceData(), places: placeSlugs() };
  return startMarketplace(config, { openStore, reference, match: matchCatalogue, generate, createSearch }, logger);
});
