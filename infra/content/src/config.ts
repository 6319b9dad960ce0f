import { resolve } from 'node:path';
import {
  loopback,
  origins,
  originsForm,
  readEnvironment,
  servicePort,
  serviceUrl,
  shared,
  wholeNumber,
} from '@forecourt/service';
import * as z from 'zod';

/** The environment variables of the service. */
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
    .describe(
      'Maximum disk space for photographs in the requested sizes, in DATA_DIR; the least recently used are deleted.',
    ),
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  MARKETPLACE_URL: serviceUrl('marketplace', 'MARKETPLACE_PORT'),
  LANDING_ORIGINS: origins.default([]).meta({
    description: 'Origins of other sites to which ads of the campaign folder may lead; any other is refused.',
    form: originsForm,
  }),
  WORDPRESS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'Address of the REST interface of a WordPress that has the articles and expert reviews, in place of the folder. Its posts are read every WORDPRESS_SECONDS.',
      form: 'an address such as https://cms.example/wp-json/wp/v2',
      standard: 'none: the folder in DATA_DIR has them',
    }),
  WORDPRESS_SECONDS: wholeNumber(1, 3600).default(30).describe('Time between two readings of WORDPRESS_URL, seconds.'),
  DATA_DIR: shared.DATA_DIR,
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  photos: {
    /** Origins from which photographs may be fetched. */
    origins: readonly string[];
    /** Folder of the cache, an absolute path, and its maximum size in bytes. */
    folder: string;
    maxBytes: number;
    /** Whether an address may be called; default: public addresses. */
    isAllowedAddress?: (address: string) => boolean;
  };
  /** URL of the marketplace, without a trailing slash. */
  marketplaceUrl: string;
  differences: {
    /** Folder of dealers' own descriptions, an absolute path. */
    folder: string;
  };
  campaigns: {
    /** Folder of the operator's campaigns, an absolute path. */
    folder: string;
    /** Origins of other sites to which campaigns may lead. */
    landingOrigins: readonly string[];
  };
  editorial: {
    /** Folder of the site's own texts. */
    shipped: string;
    /** Folder of the service's data, in which editors' texts are. */
    data: string;
    /** A WordPress that has the texts instead. */
    wordpress?: { url: string; everyMs: number };
  };
}

/**
 * Reads the environment.
 * @param shipped folder of the articles that come with the site
 * @throws an error that names every variable that does not fit
 */
export function readConfig(environment: NodeJS.ProcessEnv, shipped: string): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.CONTENT_PORT,
    host: env.CONTENT_HOST,
    photos: {
      origins: env.PHOTO_ORIGINS,
      folder: resolve(env.DATA_DIR, 'content', 'photos'),
      maxBytes: env.PHOTO_CACHE_MB * 1_000_000,
    },
    marketplaceUrl: (env.MARKETPLACE_URL ?? `http://${loopback}:${env.MARKETPLACE_PORT}`).replace(/\/$/, ''),
    differences: { folder: resolve(env.DATA_DIR, 'content', 'dealer-differences') },
    campaigns: { folder: resolve(env.DATA_DIR, 'content', 'campaigns'), landingOrigins: env.LANDING_ORIGINS },
    editorial: {
      ...{ shipped, data: resolve(env.DATA_DIR, 'content') },
      ...(env.WORDPRESS_URL !== undefined && {
        wordpress: { url: env.WORDPRESS_URL.replace(/\/+$/, ''), everyMs: env.WORDPRESS_SECONDS * 1000 },
      }),
    },
  };
}
