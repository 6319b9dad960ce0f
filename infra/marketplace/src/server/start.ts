import { createServer, type RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReferenceData } from '@forecourt/search-state';
import {
  answerAll,
  answerProbes,
  closeServer,
  Drain,
  listen,
  lockFolder,
  type RunningService,
  StorageCheck,
  urlOf,
} from '@forecourt/service';
import { eventFiles } from '@forecourt/site-data';
import { EventDatabase } from '@forecourt/site-data/event-database';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { MatchVehicle } from '../feed/vehicles';
import type { InventoryItem } from '../listing/record';
import { ProblemError } from '../problems';
import { PublishedFacts } from '../published/published-facts';
import { type WatchReport, watchInventory } from '../search/inventory-watch';
import type { ListingSearch } from '../search/port';
import { ImportRefused, type ListingStore } from '../store/port';
import type { StoreOptions } from '../store/sql/store';
import { ViewWatch } from '../views/view-watch';
import { createApp } from './app';
import { Metrics } from './metrics';
import { Turns } from './turns';
import { tokensOf } from './writers';

export interface Parts {
  reference: ReferenceData;
  openStore: (location: string, options?: StoreOptions) => Promise<ListingStore>;
  createSearch: (store: ListingStore) => ListingSearch;
  /** Matches the words of written records against the catalogue. */
  match: MatchVehicle;
  /** Generates a first inventory, for a store that has none. */
  generate: (listings: number) => Iterable<InventoryItem>;
  now?: () => number;
  /** Longest wait of a shutdown for pending requests, ms. */
  shutdownMs?: number;
}

/** Interval at which a process looks whether another one has made the first inventory, ms. */
const WAIT_MILLISECONDS = 1_000;

/**
 * Starts the service. It listens on its port first, so that a second start by mistake fails early and harmlessly; until the
 * inventory is loaded every request is answered with 503.
 * @throws when the port is in use, the folder is in use, or the store cannot be opened.
 */
export async function startMarketplace(config: Config, parts: Parts, logger: Logger): Promise<RunningService> {
  let handler: RequestListener = answerAll(
    new ProblemError('starting', 'The inventory is being made ready. Try again in a moment.'),
  );
  const drain = new Drain();
  const server = createServer(answerProbes('marketplace', drain, (request, response) => handler(request, response)));
  // Longer than callers keep idle connections open, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  await listen(server, { port: config.port, host: config.host, variable: 'MARKETPLACE_PORT' });
  const closing: (() => Promise<unknown>)[] = [() => closeServer(server, parts.shutdownMs ?? 5_000)];
  const close = async () => {
    for (const each of closing) await each();
  };
  try {
    const release = await lockFolder(config.folder, 'marketplace');
    closing.push(release);
    const store = await parts.openStore(config.store, {
      logger,
      onWait(fault) {
        handler = answerAll(new ProblemError('starting', sentence(fault)));
      },
    });
    closing.splice(1, 0, () => store.close());
    await fillEmptyStore(store, config, parts, logger);

    const tokens = await tokensOf(config);
    const search = parts.createSearch(store);
    const metrics = new Metrics(search);
    const stopWatch = await watchInventory(store, search, reportTo(search, metrics, logger));
    const { reference, match, now = Date.now } = parts;
    const machine = store.isShared ? `${hostname()}:` : '';
    const database = config.eventsUrl === null ? null : new EventDatabase(config.eventsUrl, 'marketplace');
    closing.splice(1, 0, async () => database?.close());
    const sources = [
      ...config.eventsFolders.map((each) => eventFiles(each, machine)),
      ...(database === null ? [] : [database]),
    ];
    const views = new ViewWatch(sources, store, { now, report: (error) => reportViews(error, logger) });
    views.start();
    closing.splice(1, 0, () => views.stop());
    // Both at once: closing the search ends a pending load, which the watch waits for.
    closing.splice(1, 0, () => Promise.all([stopWatch(), search.close()]));

    handler = createApp({
      store,
      search,
      reference,
      match,
      published: new PublishedFacts(config.folder, (name, error) => reportPublished(name, error, logger)),
      metrics,
      tokens,
      turns: new Turns(),
      storage: new StorageCheck(config.folder, () => store.checkWritable()).watch(metrics),
      logger,
      now,
    });
    return { url: urlOf(server, config.host), drain: () => drain.begin(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function reportViews(error: unknown, logger: Logger): void {
  logger.error({ err: error }, 'views of vehicles cannot be counted; it is tried again');
}

function reportPublished(name: string, error: unknown, logger: Logger): void {
  logger.error(
    { err: error, publisher: name },
    'published facts cannot be read; the last valid ones stay. Import the file again with `npm run reference`',
  );
}

function reportTo(search: ListingSearch, metrics: Metrics, logger: Logger): WatchReport {
  return {
    loaded(load) {
      if (load === 'compaction') metrics.countCompaction('done');
      logger.info(search.index, load === 'compaction' ? 'the index was reloaded' : 'an inventory was loaded');
    },
    failed(what, error) {
      if (what === 'compaction') metrics.countCompaction('failed');
      logger.error({ err: error }, failures[what]);
    },
  };
}

const failures = {
  generation: 'the inventory could not be loaded; the old one stays, and it is tried again',
  compaction: 'the index could not be reloaded; the old one stays in use, and loading is retried',
  changes: 'what was written to the inventory could not be applied to the index; it is tried again',
} as const;

/** An empty inventory is an inventory, too: pages say that nothing is for sale, until something is imported. */
async function fillEmptyStore(store: ListingStore, config: Config, parts: Parts, logger: Logger): Promise<void> {
  for (; (await store.activeGeneration()) === null; await wait(WAIT_MILLISECONDS)) {
    try {
      await makeFirst(store, config, parts, logger);
    } catch (error) {
      // Of several marketplaces that start at once on one store, one fills it.
      if (!(store.isShared && error instanceof ImportRefused)) throw error;
      logger.info({ reason: error.message }, 'there is no inventory yet, and another process makes one: it is awaited');
    }
  }
}

async function makeFirst(store: ListingStore, { listings }: Config, parts: Parts, logger: Logger): Promise<void> {
  if (listings === 0) {
    logger.info('there is no inventory yet, and none is generated: `inventory import` brings one');
    await store.replaceInventory('empty', [], { mayBeEmpty: true, isFirst: true });
    return;
  }
  logger.info({ listings }, 'there is no inventory yet: one is generated');
  await store.replaceInventory('generated', parts.generate(listings), { isFirst: true });
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
