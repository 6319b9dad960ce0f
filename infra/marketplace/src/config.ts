import { loopback, readEnvironment, servicePort, shared, tokensForm, wholeNumber } from '@forecourt/service';
import * as z from 'zod';
import { dataDirectory } from './data-directory';

/** What the marketplace reads of its environment. */
export const environmentSchema = z.object({
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  MARKETPLACE_HOST: z.string().default(loopback).describe('The address on which the marketplace listens.'),
  MARKETPLACE_TOKEN: z.string().optional().meta({
    description: 'Who may write to the inventory.',
    form: tokensForm,
    standard: 'one that is made and kept in DATA_DIR',
  }),
  DATA_DIR: shared.DATA_DIR,
  LISTINGS: wholeNumber(0, 5_000_000)
    .default(50_000)
    .describe(
      'Listings that are generated where there is no inventory yet; 0 for an empty one, as where real ones are imported.',
    ),
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  /** The folder of the database, absolute. */
  folder: string;
  /** Listings that are generated when there is no inventory yet; 0 for none. */
  listings: number;
  /** Tokens that may write to the inventory, one or several joined by commas; null: one is created in the folder. */
  tokens: string | null;
}

/** Reads the environment. @throws an error that names every variable that does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.MARKETPLACE_PORT,
    host: env.MARKETPLACE_HOST,
    folder: dataDirectory(env.DATA_DIR),
    listings: env.LISTINGS,
    tokens: env.MARKETPLACE_TOKEN ?? null,
  };
}
