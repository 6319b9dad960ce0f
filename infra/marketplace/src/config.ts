import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import { dataDirectory } from './store/sqlite/database';

const environmentSchema = z.object({
  MARKETPLACE_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  MARKETPLACE_HOST: z.string().min(1).default('127.0.0.1'),
  LISTINGS: z.coerce.number().int().min(0).max(5_000_000).default(50_000),
  MARKETPLACE_TOKEN: z.string().optional(),
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

/** Reads MARKETPLACE_PORT, MARKETPLACE_HOST, DATA_DIR, LISTINGS, MARKETPLACE_TOKEN; an empty one counts as not set. @throws when one is not usable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) throw new Error(`The environment is not usable. ${reasonsOf(parsed.error).join('; ')}`);
  const { MARKETPLACE_PORT, MARKETPLACE_HOST, LISTINGS, MARKETPLACE_TOKEN } = parsed.data;
  return {
    port: MARKETPLACE_PORT,
    host: MARKETPLACE_HOST,
    folder: dataDirectory(environment.DATA_DIR),
    listings: LISTINGS,
    tokens: MARKETPLACE_TOKEN ?? null,
  };
}
