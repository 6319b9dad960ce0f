import { type Problem, problemSchema } from '@forecourt/contracts';
import type { RunningService } from '@forecourt/service';
import { eventsFolder } from '@forecourt/site-data';
import { pino } from 'pino';
import type * as z from 'zod';
import { InProcessSearch } from '../search/columnar/in-process-search';
import type { ListingSearch } from '../search/port';
import { startMarketplace } from '../server/start';
import type { ListingStore } from '../store/port';
import { openStore } from '../store/sql/store';
import { sampleInventory } from './inventory';
import { sampleReference } from './reference';
import { matchSample } from './vehicles';

export interface TestServer {
  url: string;
  /** Requests a JSON answer with status 200 and validates it. */
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  /** Requests a refusal and checks its status. */
  problem(path: string, status: number, init?: RequestInit): Promise<Problem>;
  post(path: string, body: object | URLSearchParams): Promise<Response>;
  /** Sends a request with a JSON body and the token that may write. */
  write(path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The token that may write to the inventory of a test server. */
export const testToken = 'test-token';

/** Starts the real service on a free port, with a small inventory and a search in its own thread. */
export async function startTestServer(
  folder: string,
  listings = 60,
  generate = sampleInventory,
  {
    store = folder,
    port = 0,
    eventsUrl = null,
    log,
    createSearch = (source) => new InProcessSearch(source),
  }: {
    store?: string;
    port?: number;
    eventsUrl?: string | null;
    log?: (line: string) => void;
    createSearch?: (store: ListingStore) => ListingSearch;
  } = {},
): Promise<TestServer> {
  const logger = log === undefined ? pino({ level: 'silent' }) : pino({}, { write: log });
  const config = {
    port,
    host: '127.0.0.1',
    folder,
    store,
    search: null,
    eventsFolders: [eventsFolder(folder)],
    eventsUrl,
    listings,
    tokens: testToken,
  };
  const running: RunningService = await startMarketplace(
    config,
    {
      ...{ openStore, reference: sampleReference, match: matchSample, generate, createSearch },
    },
    logger,
  );
  return {
    url: running.url,
    async get(path, schema) {
      const response = await fetch(running.url + path);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
      return schema.parse(JSON.parse(text));
    },
    async problem(path, status, init) {
      const response = await fetch(running.url + path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      return problemSchema.parse(await response.json());
    },
    post: (path, body) =>
      fetch(running.url + path, {
        method: 'POST',
        body: body instanceof URLSearchParams ? body : JSON.stringify(body),
        headers: body instanceof URLSearchParams ? {} : { 'Content-Type': 'application/json' },
      }),
    write: (path, init) =>
      fetch(running.url + path, {
        ...init,
        headers: { Authorization: `Bearer ${testToken}`, 'Content-Type': 'application/json' },
      }),
    close: () => running.close(),
  };
}
