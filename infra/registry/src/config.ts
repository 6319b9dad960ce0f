import { join, resolve } from 'node:path';
import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';

const environmentSchema = z.object({
  REGISTRY_PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  REGISTRY_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  REGISTRY_TOKEN: z.string().optional(),
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  /** The registry's own folder, absolute. */
  folder: string;
  /** Tokens that may write, one or several joined by commas; null: one is created in the folder. */
  tokens: string | null;
}

/** Reads the environment: REGISTRY_PORT, REGISTRY_HOST, DATA_DIR, REGISTRY_TOKEN. An empty one counts as not set. @throws when one is not usable. */
export function readConfig(environment: NodeJS.ProcessEnv, workingFolder: string): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) throw new Error(`The environment is not usable. ${reasonsOf(parsed.error).join('; ')}`);
  const { REGISTRY_PORT, REGISTRY_HOST, DATA_DIR, REGISTRY_TOKEN } = parsed.data;
  return {
    port: REGISTRY_PORT,
    host: REGISTRY_HOST,
    folder: registryFolder(resolve(workingFolder, DATA_DIR)),
    tokens: REGISTRY_TOKEN ?? null,
  };
}

/** Where the registry lives inside the data folder; the command looks for its token there too. */
export function registryFolder(dataFolder: string): string {
  return join(dataFolder, 'registry');
}

export function tokenFile(folder: string): string {
  return join(folder, 'token');
}
