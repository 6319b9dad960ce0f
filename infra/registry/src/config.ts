import { resolve } from 'node:path';
import type { OwnPaths } from '@forecourt/contracts';
import type { Upstreams } from '@forecourt/gate';
import {
  type BrandHosts,
  loopback,
  ownUpstreams,
  pathsOf,
  readEnvironment,
  registryFolder,
  servicePort,
  serviceUrl,
  shared,
  wholeNumber,
} from '@forecourt/service';
import { answerBytes, sourcePaths } from '@forecourt/site';
import * as z from 'zod';
import { type OpenIdSettings, openIdSettings, openIdVariables } from './sessions/openid-settings';
import type { Bounds } from './store/probation';
import type { S3Location } from './store/storage/s3-bucket';
import { s3UrlSchema } from './store/storage/s3-url';

/** Schema of the registry's environment variables. */
export const environmentSchema = z.object({
  REGISTRY_PORT: shared.REGISTRY_PORT,
  REGISTRY_HOST: z.string().default(loopback).describe('The address on which the registry listens.'),
  REGISTRY_TOKEN: shared.REGISTRY_TOKEN,
  GATE: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether versions are run, on the server and in a browser, before they are published; if off, only their files are checked.',
    ),
  GATE_CHROMIUM: z
    .string()
    .optional()
    .describe(
      'Path of a Chromium in which the gate mounts versions, too, which takes some seconds each; none by default.',
    ),
  REPORT_TOKEN: shared.REPORT_TOKEN,
  REHEARSAL_INPUTS_MB: wholeNumber(0, 100_000)
    .default(256)
    .describe('Disk space for inputs of recent pages, on which versions are rehearsed, in megabytes; 0 stores none.'),
  AUTO_ROLLBACK: z.string().default('on').meta({
    description:
      'Whether a version that fails in shells, or is worse for visitors than the version before, soon after its promotion is rolled back automatically.',
    form: 'on, off, or the exceptions: brands, remotes and brand/remote, comma-separated',
  }),
  AUTO_ROLLBACK_MINUTES: wholeNumber(1, 1440)
    .default(10)
    .describe('Time after its promotion in which a version can be rolled back automatically.'),
  AUTO_ROLLBACK_PERCENT: wholeNumber(0, 100)
    .default(5)
    .describe('Maximum share of slots with their fallback, of at least 50; above it a version is rolled back.'),
  UPSTREAMS: ownUpstreams(Object.keys(sourcePaths)),
  MARKETPLACE_URL: serviceUrl('marketplace', 'MARKETPLACE_PORT'),
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  CONTENT_URL: serviceUrl('content service', 'CONTENT_PORT'),
  CONTENT_PORT: servicePort('content service', 3004),
  PACKAGES_DIR: z
    .string()
    .default('dist/packs')
    .describe('Folder of the packages that teams install, as `npm run pack` and `npm start` write it.'),
  PACKAGES_ORIGIN: z.url().optional().meta({
    description: 'Origin at which teams reach the registry and its console, such as behind a proxy with TLS.',
    standard: 'the one that is requested',
  }),
  CONSOLE_DIR: z
    .string()
    .default('infra/console/dist')
    .describe('Folder of the console, as `npm run build` writes it.'),
  ...openIdVariables,
  PREVIEW_SECRET: shared.PREVIEW_SECRET,
  PUBLIC_ORIGINS: shared.PUBLIC_ORIGINS,
  BRAND_HOSTS: shared.BRAND_HOSTS,
  PORT: shared.PORT,
  DATA_DIR: shared.DATA_DIR,
  FILES_URL: s3UrlSchema.optional().meta({
    description:
      'Bucket of the registry, for any number of its processes: versions, channels, layouts, brands, flags, tokens and the audit log. Any store that speaks S3 and keeps conditional writes.',
    form: '`s3://bucket/prefix`',
    standard: 'none: a folder in DATA_DIR, for one process',
  }),
  AWS_REGION: z.string().default('us-east-1').describe('Region of the bucket in FILES_URL.'),
  AWS_ENDPOINT_URL_S3: z.url().optional().meta({
    description: 'Address of the store of FILES_URL, if it is not Amazon’s.',
    standard: 'none: Amazon’s of the region',
  }),
  AWS_ACCESS_KEY_ID: z.string().optional().meta({
    description: 'Access key for FILES_URL.',
    standard: 'none: what the machine or its role provides',
  }),
  AWS_SECRET_ACCESS_KEY: z.string().optional().meta({
    description: 'Secret of the access key for FILES_URL.',
    standard: 'none: what the machine or its role provides',
  }),
});

/** Settings of preview links. */
export interface PreviewSettings {
  /** Shared with the shells. */
  secret: string;
  /** The site's public origins; a brand without one is reached at its own host name on this machine. */
  publicOrigins: readonly string[];
  brandHosts: BrandHosts;
  /** The shell's port. */
  shellPort: number;
}

/** Settings of the service. */
export interface Config {
  port: number;
  host: string;
  /** The registry's own folder, absolute. */
  folder: string;
  /** The bucket of the registry; absent if everything is in its folder. */
  files?: S3Location | undefined;
  /** One or more tokens with every permission, separated by commas; if null, one is created in the folder. */
  tokens: string | null;
  /** Tokens that may only report how versions perform; if absent, only issued tokens may. */
  reportTokens?: string;
  /** Value of `AUTO_ROLLBACK`, see `rollsBackExcept`; `on` if absent. */
  autoRollback?: string;
  /** Bounds of automatic rollback that differ from the standard ones. */
  bounds?: Partial<Bounds>;
  /** Paths that remotes may request from upstreams that the operator added. */
  sourcePaths?: OwnPaths;
  /** Upstreams at which the gate checks the sources of remotes; none if absent. */
  upstreams?: Upstreams;
  /** Folder of the packages that teams install, absolute; it may be missing. Absent if the registry serves none. */
  packagesFolder?: string;
  /** Origin at which teams reach the registry; absent if it is the one that it is requested with. */
  packagesOrigin?: string;
  /** Folder of the console's build, absolute; it may be missing. Absent if the registry serves none. */
  consoleFolder?: string;
  /** Provider by which people sign in to the console; absent if they sign in by tokens alone. */
  openid?: OpenIdSettings;
  /** Settings of preview links; absent if the site has no previews. */
  previews?: PreviewSettings;
  /** Folder of the programs in which the gate runs versions; absent if it runs none. */
  gatePrograms?: string;
  /** Path of a Chromium in which the gate also mounts versions. */
  gateChromium?: string;
  /** Maximum size of the inputs of recent pages, megabytes; 256 if absent. */
  inputsMb?: number;
}

/** Reads the environment. @param programs folder of the gate's programs @throws an error that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv, workingFolder: string, programs: string): Config {
  const env = readEnvironment(environmentSchema, environment);
  if (env.FILES_URL !== undefined && env.REGISTRY_TOKEN === undefined)
    throw new Error('FILES_URL needs REGISTRY_TOKEN: registries that share a bucket share no file with a token.');
  return {
    port: env.REGISTRY_PORT,
    host: env.REGISTRY_HOST,
    folder: registryFolder(resolve(workingFolder, env.DATA_DIR)),
    files: filesIn(env),
    tokens: env.REGISTRY_TOKEN ?? null,
    reportTokens: env.REPORT_TOKEN,
    autoRollback: env.AUTO_ROLLBACK,
    bounds: { windowMs: env.AUTO_ROLLBACK_MINUTES * 60_000, percent: env.AUTO_ROLLBACK_PERCENT },
    sourcePaths: pathsOf(env.UPSTREAMS),
    upstreams: upstreamsOf(env),
    previews:
      env.PREVIEW_SECRET === undefined
        ? undefined
        : {
            ...{ secret: env.PREVIEW_SECRET, publicOrigins: env.PUBLIC_ORIGINS },
            ...{ brandHosts: env.BRAND_HOSTS, shellPort: env.PORT },
          },
    gatePrograms: env.GATE === 'on' ? programs : undefined,
    gateChromium: env.GATE_CHROMIUM,
    inputsMb: env.REHEARSAL_INPUTS_MB,
    packagesFolder: resolve(workingFolder, env.PACKAGES_DIR),
    consoleFolder: resolve(workingFolder, env.CONSOLE_DIR),
    packagesOrigin: env.PACKAGES_ORIGIN?.replace(/\/$/, ''),
    openid: openIdSettings(env),
  };
}

/** Returns the bucket of `FILES_URL`. */
export function filesIn(
  env: Pick<z.output<typeof environmentSchema>, 'FILES_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_S3'>,
): S3Location | undefined {
  const { FILES_URL, AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint } = env;
  return FILES_URL && { ...FILES_URL, region, endpoint };
}

/** Returns the upstreams, each at its URL or at its port on this machine. */
function upstreamsOf(env: z.output<typeof environmentSchema>): Upstreams {
  const at = (url: string | undefined, port: number) => (url ?? `http://${loopback}:${port}`).replace(/\/$/, '');
  return {
    ...Object.fromEntries(env.UPSTREAMS.map(({ name, url, answerBytes }) => [name, { url, answerBytes }])),
    marketplace: { url: at(env.MARKETPLACE_URL, env.MARKETPLACE_PORT), answerBytes: answerBytes.marketplace },
    content: { url: at(env.CONTENT_URL, env.CONTENT_PORT), answerBytes: answerBytes.content },
  };
}
