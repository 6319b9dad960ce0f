import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReferenceData } from '@forecourt/search-state';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { MatchVehicle } from '../feed/vehicles';
import { ProblemError } from '../problems';
import { type WatchReport, watchInventory } from '../search/inventory-watch';
import type { ListingSearch } from '../search/listing-search';
import { openDatabase } from '../store/database';
import { activeGeneration, replaceInventory } from '../store/inventory';
import type { InventoryItem } from '../store/records';
import type { Database } from '../store/schema';
import { createApp } from './app';
import { Metrics } from './metrics';
import { Tokens } from './tokens';

export interface Parts {
  reference: ReferenceData;
  createSearch: (db: Kysely<Database>) => ListingSearch;
  /** Matches the words of written records against the catalogue. */
  match: MatchVehicle;
  /** A first inventory, for a store that has none. */
  generate: (listings: number) => Iterable<InventoryItem>;
  now?: () => number;
  /** How long a shutdown waits for requests under way. */
  shutdownMs?: number;
}

export interface RunningMarketplace {
  /** Where it listens, `http://127.0.0.1:3001`. */
  url: string;
  /** Takes no more requests, finishes those under way and closes the store. */
  close(): Promise<void>;
}

/**
 * Starts the service. The port is taken first, so that a second start by mistake fails early and harmlessly; until the
 * inventory is loaded everything is answered 503.
 * @throws when the port is taken or the store cannot be opened.
 */
export async function startMarketplace(config: Config, parts: Parts, logger: Logger): Promise<RunningMarketplace> {
  let handler: RequestListener = answerStarting;
  const server = createServer((request, response) => handler(request, response));
  // Longer than callers keep their idle connections, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  await listen(server, config.port, config.host);
  const closing: (() => Promise<unknown>)[] = [() => closeServer(server, parts.shutdownMs ?? 5_000)];
  const close = async () => {
    for (const each of closing) await each();
  };
  try {
    const db = await openDatabase(config.folder);
    closing.push(() => db.destroy());
    await fillEmptyStore(db, config, parts, logger);

    const tokens = config.tokens === null ? await Tokens.inFolder(config.folder) : Tokens.parse(config.tokens);
    const search = parts.createSearch(db);
    const metrics = new Metrics(search);
    const stopWatch = await watchInventory(db, search, reportTo(search, metrics, logger));
    // Together: a load under way ends with the search, and the watch waits for it.
    closing.splice(1, 0, () => Promise.all([stopWatch(), search.close()]));

    const { reference, match, now = Date.now } = parts;
    handler = createApp({ db, search, reference, match, metrics, tokens, logger, now });
    return { url: urlOf(server, config.host), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function reportTo(search: ListingSearch, metrics: Metrics, logger: Logger): WatchReport {
  return {
    loaded(load) {
      if (load === 'compaction') metrics.countCompaction('done');
      logger.info(search.index, load === 'compaction' ? 'the index was loaded anew' : 'an inventory was loaded');
    },
    failed(what, error) {
      if (what === 'compaction') metrics.countCompaction('failed');
      logger.error({ err: error }, failures[what]);
    },
  };
}

const failures = {
  generation: 'the inventory could not be loaded; the old one stays, and it is tried again',
  compaction: 'the index could not be loaded anew; the old one stays, and it is tried again',
  changes: 'what was written to the inventory could not be applied to the index; it is tried again',
} as const;

async function fillEmptyStore(db: Kysely<Database>, config: Config, parts: Parts, logger: Logger): Promise<void> {
  if (config.listings === 0 || (await activeGeneration(db)) !== null) return;
  logger.info({ listings: config.listings }, 'there is no inventory yet: one is generated');
  await replaceInventory(db, 'generated', parts.generate(config.listings));
}

const answerStarting: RequestListener = (_request, response) => {
  const { problem } = new ProblemError('starting', 'The inventory is being made ready. Try again in a moment.');
  response.writeHead(problem.status, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' });
  response.end(JSON.stringify(problem));
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} of ${host} is taken. Stop what runs there, or set MARKETPLACE_PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(idle);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  // `address()` is a string for pipes only.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
