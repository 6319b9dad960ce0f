import { resolve } from 'node:path';
import { loopback, origins, originsForm, readEnvironment, servicePort, shared, wholeNumber } from '@forecourt/service';
import * as z from 'zod';

/** What the service reads of its environment. */
export const environmentSchema = z.object({
  CONTENT_PORT: servicePort('content service', 3004),
  CONTENT_HOST: z
    .string()
    .default(loopback)
    .describe('The address on which the content service listens; 0.0.0.0 for every one.'),
  PHOTO_ORIGINS: origins.default([]).meta({
    description:
      'Origins from which sellers’ photographs may be fetched; those of any other are replaced by a drawing.',
    form: originsForm,
  }),
  PHOTO_CACHE_MB: wholeNumber(1, 1_000_000)
    .default(500)
    .describe('Disk for photographs in the sizes in which they were asked for, in DATA_DIR; the oldest make room.'),
  LANDING_ORIGINS: origins.default([]).meta({
    description: 'Origins of other sites to which ads of the campaign folder may lead; any other is refused.',
    form: originsForm,
  }),
  DATA_DIR: shared.DATA_DIR,
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  photos: {
    /** From where they may come. */
    origins: readonly string[];
    /** Where they are kept, absolute, and how many bytes of them. */
    folder: string;
    maxBytes: number;
    /** Which addresses may be asked; those of the public net unless told. */
    isAllowedAddress?: (address: string) => boolean;
  };
  campaigns: {
    /** Where the operator's are, absolute. */
    folder: string;
    /** Other sites to which they may lead. */
    landingOrigins: readonly string[];
  };
}

/** Reads the environment. @throws an error that names every variable that does not fit */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.CONTENT_PORT,
    host: env.CONTENT_HOST,
    photos: {
      origins: env.PHOTO_ORIGINS,
      folder: resolve(env.DATA_DIR, 'content', 'photos'),
      maxBytes: env.PHOTO_CACHE_MB * 1_000_000,
    },
    campaigns: { folder: resolve(env.DATA_DIR, 'content', 'campaigns'), landingOrigins: env.LANDING_ORIGINS },
  };
}
