import { resolve } from 'node:path';
import { loopback, readEnvironment, servicePort, serviceUrl, shared } from '@forecourt/service';
import * as z from 'zod';

/** What the service reads of its environment. */
export const environmentSchema = z.object({
  ACCOUNTS_PORT: servicePort('accounts service', 3003),
  ACCOUNTS_HOST: z.string().default(loopback).describe('The address on which the accounts service listens.'),
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  MARKETPLACE_URL: serviceUrl('marketplace', 'MARKETPLACE_PORT'),
  DATA_DIR: shared.DATA_DIR,
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  /** Where reference data comes from, so that a search has one spelling. */
  marketplaceUrl: string;
  /** The service's own folder, absolute. */
  folder: string;
  /** The marketplace's database, in which a former version kept subscriptions; it need not be there. */
  formerStore: string;
}

/** Reads the environment. @throws an error that names every variable that does not fit */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.ACCOUNTS_PORT,
    host: env.ACCOUNTS_HOST,
    marketplaceUrl: (env.MARKETPLACE_URL ?? `http://${loopback}:${env.MARKETPLACE_PORT}`).replace(/\/$/, ''),
    folder: resolve(env.DATA_DIR, 'accounts'),
    formerStore: resolve(env.DATA_DIR, 'marketplace.sqlite'),
  };
}
