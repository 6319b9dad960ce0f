import { resolve } from 'node:path';
import type { OwnPaths } from '@forecourt/contracts';
import type { Upstreams } from '@forecourt/gate';
import {
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
import type { PreviewSettings } from './server/preview-routes';
import type { Bounds } from './store/probation';

/** What the registry reads of its environment. */
export const environmentSchema = z.object({
  REGISTRY_PORT: shared.REGISTRY_PORT,
  REGISTRY_HOST: z.string().default(loopback).describe('The address on which the registry listens.'),
  REGISTRY_TOKEN: shared.REGISTRY_TOKEN,
  GATE: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether versions are run, on the server and in a browser, before they are published; off, they are looked at only.',
    ),
  GATE_CHROMIUM: z
    .string()
    .optional()
    .describe(
      'Path of a Chromium in which the gate mounts versions, too; in none unless set: that takes some seconds each.',
    ),
  REPORT_TOKEN: shared.REPORT_TOKEN,
  AUTO_ROLLBACK: z.string().default('on').meta({
    description: 'Whether a version that fails in shells soon after it was promoted goes back by itself.',
    form: 'on, off, or where not: brands, remotes and brand/remote, comma-separated',
  }),
  AUTO_ROLLBACK_MINUTES: wholeNumber(1, 1440)
    .default(10)
    .describe('How long after it was promoted a version goes back by itself.'),
  AUTO_ROLLBACK_PERCENT: wholeNumber(0, 100)
    .default(5)
    .describe('The share of slots with their fallback, of at least 50, above which a version goes back.'),
  UPSTREAMS: ownUpstreams(Object.keys(sourcePaths)),
  MARKETPLACE_URL: serviceUrl('marketplace', 'MARKETPLACE_PORT'),
  MARKETPLACE_PORT: servicePort('marketplace', 3001),
  CONTENT_URL: serviceUrl('content service', 'CONTENT_PORT'),
  CONTENT_PORT: servicePort('content service', 3004),
  PREVIEW_SECRET: shared.PREVIEW_SECRET,
  PUBLIC_ORIGINS: shared.PUBLIC_ORIGINS,
  BRAND_HOSTS: shared.BRAND_HOSTS,
  PORT: shared.PORT,
  DATA_DIR: shared.DATA_DIR,
});

/** How the service runs. */
export interface Config {
  port: number;
  host: string;
  /** The registry's own folder, absolute. */
  folder: string;
  /** Tokens that may write, one or several joined by commas; null: one is created in the folder. */
  tokens: string | null;
  /** Tokens that may tell how versions do; absent where only those that were given out may. */
  reportTokens?: string;
  /** `AUTO_ROLLBACK`, see `goesBackBut`; on where absent. */
  autoRollback?: string;
  /** When a version goes back by itself, where not as usual. */
  bounds?: Partial<Bounds>;
  /** What remotes may ask of upstreams that the operator has added. */
  sourcePaths?: OwnPaths;
  /** Whom the gate asks whether sources of remotes fit; nobody where absent. */
  upstreams?: Upstreams;
  /** How links of previews are made; absent where there are none. */
  previews?: PreviewSettings;
  /** Folder of the programs in which the gate runs versions; absent where it runs none. */
  gatePrograms?: string;
  /** Path of a Chromium in which it mounts them, too. */
  gateChromium?: string;
}

/** Reads the environment. @param programs folder of the gate's @throws an error that names every variable that does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv, workingFolder: string, programs: string): Config {
  const env = readEnvironment(environmentSchema, environment);
  return {
    port: env.REGISTRY_PORT,
    host: env.REGISTRY_HOST,
    folder: registryFolder(resolve(workingFolder, env.DATA_DIR)),
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
  };
}

/** Each where it is: at its URL, or its port on this machine. */
function upstreamsOf(env: z.output<typeof environmentSchema>): Upstreams {
  const at = (url: string | undefined, port: number) => (url ?? `http://${loopback}:${port}`).replace(/\/$/, '');
  return {
    ...Object.fromEntries(env.UPSTREAMS.map(({ name, url, answerBytes }) => [name, { url, answerBytes }])),
    marketplace: { url: at(env.MARKETPLACE_URL, env.MARKETPLACE_PORT), answerBytes: answerBytes.marketplace },
    content: { url: at(env.CONTENT_URL, env.CONTENT_PORT), answerBytes: answerBytes.content },
  };
}
