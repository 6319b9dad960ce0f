import { resolve } from 'node:path';
import {
  loopback,
  postgresUrl,
  readEnvironment,
  servicePort,
  shared,
  tokensForm,
  wholeNumber,
} from '@forecourt/service';
import { eventsFolder } from '@forecourt/site-data';
import * as z from 'zod';
import { dataDirectory } from './data-directory';
import { type SearchLocation, searchUrl } from './search/opensearch/search-url';

/** URL of the database of the inventory. */
export const storeUrl = postgresUrl.optional().meta({
  description:
    'The PostgreSQL database (15 or newer) of the inventory, for any number of marketplaces, each with a DATA_DIR of its own. Parameters of the URL are those of libpq, such as `sslmode=verify-full`.',
  form: 'a postgres URL, `postgres://user:password@db.example/marketplace`',
  standard: 'none: a file in DATA_DIR, for one marketplace',
});

/** Environment variables of the marketplace. */
export const environmentSchema = z.object({
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  MARKETPLACE_HOST: z.string().default(loopback).describe('The address on which the marketplace listens.'),
  MARKETPLACE_TOKEN: z.string().optional().meta({
    description: 'Tokens that may write to the inventory.',
    form: tokensForm,
    standard: 'one that is created and stored in DATA_DIR',
  }),
  DATA_DIR: shared.DATA_DIR,
  STORE_URL: storeUrl,
  SEARCH_URL: searchUrl.optional().meta({
    description:
      'The OpenSearch cluster (2.19) that answers searches, for any number of marketplaces on one inventory, and the name of their indexes there. Several nodes of it are URLs separated by commas.',
    form: 'an http or https URL, `https://user:password@search.example:9200/listings`',
    standard: 'none: each marketplace searches in its own memory',
  }),
  EVENTS_URL: shared.EVENTS_URL,
  EVENTS_FOLDERS: z.string().optional().meta({
    description:
      'Folders with the measured events of the shells, from which views of vehicles are counted. Where the marketplace cannot read them, pages show no views.',
    form: 'paths, separated by commas',
    standard: 'DATA_DIR/events',
  }),
  LISTINGS: wholeNumber(0, 5_000_000)
    .default(50_000)
    .describe(
      'Number of listings that are generated if there is no inventory yet; 0 for none, where real ones are imported.',
    ),
});

/** Configuration of the service. */
export interface Config {
  port: number;
  host: string;
  /** The marketplace's own folder, absolute. */
  folder: string;
  /** Where the inventory is: a URL of PostgreSQL, or the folder. */
  store: string;
  /** The OpenSearch cluster that answers searches; null: the process itself. */
  search: SearchLocation | null;
  /** Folders of measured events, absolute. */
  eventsFolders: readonly string[];
  /** URL of the database of measured events; null: there is none. */
  eventsUrl: string | null;
  /** Number of listings that are generated if there is no inventory yet. */
  listings: number;
  /** Tokens that may write to the inventory, one or several joined by commas; null: one is created in the folder. */
  tokens: string | null;
}

/** Reads the environment. @throws with every invalid variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  const folder = dataDirectory(env.DATA_DIR);
  const folders = (env.EVENTS_FOLDERS ?? eventsFolder(folder)).split(',').map((each) => each.trim());
  return {
    port: env.MARKETPLACE_PORT,
    host: env.MARKETPLACE_HOST,
    folder,
    store: env.STORE_URL ?? folder,
    search: env.SEARCH_URL ?? null,
    eventsFolders: folders.filter((each) => each !== '').map((each) => resolve(each)),
    eventsUrl: env.EVENTS_URL ?? null,
    listings: env.LISTINGS,
    tokens: env.MARKETPLACE_TOKEN ?? null,
  };
}
