import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type BrandHosts,
  loopback,
  type OwnUpstream,
  origins,
  originsForm,
  ownUpstreams,
  port,
  readEnvironment,
  servicePort,
  serviceUrl,
  shared,
  wholeNumber,
} from '@forecourt/service';
import { sourcePaths } from '@forecourt/site';
import { eventsFolder } from '@forecourt/site-data';
import * as z from 'zod';
import { type UpstreamUrls, upstreams } from './upstreams';

/** Variables of the upstreams: `MARKETPLACE_URL`, `MARKETPLACE_PORT`, … */
const upstreamVariables: Readonly<Record<string, z.ZodType<string | number | undefined>>> = Object.fromEntries(
  upstreams.flatMap(([, row]) => [
    [row.urlVariable, serviceUrl(row.title, row.portVariable)],
    [row.portVariable, servicePort(row.title, row.port)],
  ]),
);

/** `name=value,name=value`; values are percent-encoded, as in OpenTelemetry. */
const headersForm = /^\s*[\w-]+=[^,\s]*(\s*,\s*[\w-]+=[^,\s]*)*\s*$/;

/** Schema of the environment variables that the shell reads. */
export const environmentSchema = z.object({
  PORT: shared.PORT,
  HOST: z.string().default(loopback).describe('The address on which the shell listens; 0.0.0.0 for every one.'),
  REGISTRY_PORT: shared.REGISTRY_PORT,
  REGISTRY_URL: shared.REGISTRY_URL,
  REPORT_TOKEN: shared.REPORT_TOKEN,
  REMOTE_ORIGINS: origins.default([]).meta({
    description: 'Origins besides the registry’s own from which code of remotes may come.',
    form: originsForm,
  }),
  PUBLIC_ORIGINS: shared.PUBLIC_ORIGINS,
  BRAND_HOSTS: shared.BRAND_HOSTS,
  PROXIES_IN_FRONT: wholeNumber(0, 10)
    .default(0)
    .describe(
      'Number of the operator’s own proxies between visitors and the shell; as many of the last forwarded addresses and schemes are trusted.',
    ),
  OPERATIONS_PORT: port.optional().meta({
    description:
      'Port of /livez, /healthz and /metrics, on the address of HOST; the public port then serves none of them.',
    standard: 'on PORT, for all clients',
  }),
  PAGES_AT_ONCE: wholeNumber(1, 10_000)
    .default(16 * availableParallelism())
    .meta({
      description: 'Maximum of pages that are made concurrently; two for each renderer while renders are late.',
      standard: '16 for each processor of the machine',
    }),
  PAGES_WAITING: wholeNumber(0, 10_000)
    .default(64)
    .describe(
      'Maximum of queued page requests, each for up to fifteen seconds; further ones are answered 503 with Retry-After.',
    ),
  DATA_DIR: shared.DATA_DIR,
  RENDER_THREADS: wholeNumber(1, 64)
    .default(availableParallelism())
    .meta({ description: 'Processes that render, besides the spare one.', standard: 'the processors of the machine' }),
  RENDER_HEAP_MB: wholeNumber(32, 4096)
    .default(128)
    .describe('Maximum heap of a renderer, in megabytes; a renderer that exceeds it is ended.'),
  SLOT_CACHE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe('Memory for cached HTML of slots, in megabytes; 0 caches none.'),
  PAGE_STORE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe('Memory for stored whole pages, compressed, in megabytes; 0 stores none.'),
  PAGE_FILES_MB: wholeNumber(1, 16_384)
    .default(64)
    .describe(
      'Memory for plans and views that pages in browsers request once they become interactive, in megabytes; those that do not fit are made again.',
    ),
  REMOTE_FILES_MB: wholeNumber(1, 16_384)
    .default(64)
    .describe("Memory for files of remotes' versions, in megabytes; those that do not fit are read from the disk."),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400)
    .default(0)
    .describe(
      'Time for which a cache in front of the shell (CDN) may serve a page without personal data, in seconds, and for the same time again while it revalidates it; 0: it revalidates each time. Let it pass on requests with the cookie fc_preview.',
    ),
  SLOT_DEADLINE_MS: wholeNumber(50, 30_000)
    .default(500)
    .describe(
      'How long a page waits for the data of a slot before it goes on without it, in milliseconds; the slot follows at the end. A fragment may run for three fifths of it.',
    ),
  REHEARSAL_ROUNDS: wholeNumber(0, 100)
    .default(8)
    .describe(
      'Maximum of rounds in which a starting shell renders a page of each brand and type before it is ready; it stops earlier once rounds get no faster. 0: none.',
    ),
  REHEARSAL_PAGES_PER_MINUTE: wholeNumber(0, 600)
    .default(30)
    .describe(
      'Maximum of pages in a minute that the shell makes for itself, from addresses without anything of a visitor, to send their inputs to the registry for rehearsals of versions; none while it is busy or has no REPORT_TOKEN. 0: none.',
    ),
  EVENTS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe(
      'Maximum of event batches that the browsers of one network may send in a minute, each of up to a hundred events.',
    ),
  EVENTS_URL: shared.EVENTS_URL,
  EVENTS_KEEP_DAYS: wholeNumber(1, 10_000)
    .default(400)
    .describe('Number of days for which measured events are stored, in DATA_DIR/events or the database of EVENTS_URL.'),
  EVENTS_MB_PER_NETWORK: wholeNumber(1, 1_000_000)
    .default(20)
    .describe('Maximum of measured events that are stored for one network in a day (UTC), in megabytes.'),
  EVENTS_MB_PER_DAY: wholeNumber(1, 1_000_000)
    .default(2_000)
    .describe('Maximum of measured events that are stored in a day (UTC), in megabytes.'),
  PAID_CLICKS_PER_NETWORK: wholeNumber(1, 1_000_000)
    .default(200)
    .describe(
      'Maximum of paid clicks of one network that count in a day (UTC); ten of them may be on the same listing.',
    ),
  FIELD_PERCENT: wholeNumber(0, 100)
    .default(100)
    .describe(
      'Share of visits whose browser measures how versions of remotes perform, in percent; 0: none. Visits with a preview are always measured.',
    ),
  FIELD_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('Maximum of reports of what browsers measured that one network may send in a minute.'),
  FIELD_JUDGED_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(20)
    .describe(
      'Maximum of such reports of one network in an hour by which the registry judges versions, so that no network decides alone; all of them are in the metrics.',
    ),
  VIEW_SECRET: z.string().min(16).optional().meta({
    description:
      'Signs page views; paid impressions and clicks count only with a signature. Must be the same for all shells of a site that do not share DATA_DIR.',
    standard: 'a generated one, stored in DATA_DIR',
  }),
  RETENTION_UNTIL: shared.RETENTION_UNTIL,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'Full URL of the collector that receives measured events as log records (OTLP/HTTP, JSON).',
      standard: 'none: events are lines in DATA_DIR/events',
    }),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: z.string().regex(headersForm).optional().meta({
    description: 'Additional headers for that collector, such as an API key.',
    form: 'name=value, comma-separated',
  }),
  PREVIEW_SECRET: shared.PREVIEW_SECRET,
  UPSTREAMS: ownUpstreams(Object.keys(sourcePaths)),
  ...upstreamVariables,
});

export interface Config {
  port: number;
  host: string;
  upstreams: UpstreamUrls;
  /** Upstreams that the operator has added for remotes to call. */
  ownUpstreams: readonly OwnUpstream[];
  registryUrl: string;
  /** Token for reporting the outcomes of versions to the registry; undefined: nothing is reported. */
  reportToken: string | undefined;
  remoteOrigins: readonly string[];
  publicOrigins: readonly string[];
  brandHosts: BrandHosts;
  /** Port of health and metrics; undefined if the public port serves them. */
  operationsPort: number | undefined;
  proxiesInFront: number;
  pagesAtOnce: number;
  pagesWaiting: number;
  /** The shell's own folder: last known plan and verified files of remotes. */
  dataDir: string;
  renderThreads: number;
  renderHeapMb: number;
  slotCacheMb: number;
  pageStoreMb: number;
  pageFilesMb: number;
  remoteFilesMb: number;
  pageCacheSeconds: number;
  slotDeadlineMs: number;
  /** Maximum of rounds in which a starting shell renders its own pages; 0: none. */
  rehearsalRounds: number;
  /** Maximum of pages in a minute that are sampled for rehearsals of versions. */
  sampledPerMinute: number;
  measurement: {
    /** Folder of the `YYYY-MM-DD.jsonl` files. */
    folder: string;
    /** Folder of the key of today's views. */
    keyFolder: string;
    keepDays: number;
    /** Time up to which an operator has agreed to deletion by age, epoch ms; null without such an agreement. */
    until: number | null;
    perMinute: number;
    /** Maximum for one day. */
    bytesPerNetwork: number;
    bytesPerDay: number;
    /** Maximum of paid clicks of a network that count, for one day. */
    clicksPerNetwork: number;
    /** Secret that signs page views; undefined: the shell makes one. */
    viewSecret: string | undefined;
    /** URL of the database that gets the events instead of the folder, and today's key; undefined: there is none. */
    databaseUrl: string | undefined;
    /** Collector that gets the events instead of the folder; undefined: they go to the folder. */
    collector: { url: string; headers: Readonly<Record<string, string>> } | undefined;
  };
  field: {
    /** Share of visits that are measured in the browser. */
    percent: number;
    /** Maximum of reports of one network. */
    perMinute: number;
    /** Maximum of those that go to the registry. */
    judgedPerHour: number;
  };
  /** Secret that verifies preview tokens; undefined: there are no previews. */
  previewSecret: string | undefined;
}

/** Reads the environment. @throws an error that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
  if (env.EVENTS_URL !== undefined && env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT !== undefined)
    throw new Error(
      'EVENTS_URL and OTEL_EXPORTER_OTLP_LOGS_ENDPOINT are both set, but measured events go to one place. Remove one of them.',
    );
  const registryUrl = env.REGISTRY_URL ?? `http://${loopback}:${env.REGISTRY_PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    upstreams: upstreamUrls(env),
    ownUpstreams: env.UPSTREAMS,
    registryUrl,
    // The registry itself accepts several tokens; the shell uses the first.
    reportToken: env.REPORT_TOKEN?.split(',')[0]?.trim(),
    remoteOrigins: [new URL(registryUrl).origin, ...env.REMOTE_ORIGINS],
    publicOrigins: env.PUBLIC_ORIGINS,
    brandHosts: env.BRAND_HOSTS,
    operationsPort: env.OPERATIONS_PORT,
    proxiesInFront: env.PROXIES_IN_FRONT,
    pagesAtOnce: env.PAGES_AT_ONCE,
    pagesWaiting: env.PAGES_WAITING,
    dataDir: resolve(env.DATA_DIR, 'shell'),
    renderThreads: env.RENDER_THREADS,
    renderHeapMb: env.RENDER_HEAP_MB,
    slotCacheMb: env.SLOT_CACHE_MB,
    pageStoreMb: env.PAGE_STORE_MB,
    pageFilesMb: env.PAGE_FILES_MB,
    remoteFilesMb: env.REMOTE_FILES_MB,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    slotDeadlineMs: env.SLOT_DEADLINE_MS,
    rehearsalRounds: env.REHEARSAL_ROUNDS,
    sampledPerMinute: env.REHEARSAL_PAGES_PER_MINUTE,
    measurement: {
      folder: eventsFolder(resolve(env.DATA_DIR)),
      keyFolder: join(resolve(env.DATA_DIR), 'view-keys'),
      keepDays: env.EVENTS_KEEP_DAYS,
      until: env.RETENTION_UNTIL ?? null,
      perMinute: env.EVENTS_PER_MINUTE,
      bytesPerNetwork: env.EVENTS_MB_PER_NETWORK * 2 ** 20,
      bytesPerDay: env.EVENTS_MB_PER_DAY * 2 ** 20,
      clicksPerNetwork: env.PAID_CLICKS_PER_NETWORK,
      viewSecret: env.VIEW_SECRET,
      databaseUrl: env.EVENTS_URL,
      collector: collectorOf(env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, env.OTEL_EXPORTER_OTLP_LOGS_HEADERS),
    },
    field: {
      percent: env.FIELD_PERCENT,
      perMinute: env.FIELD_PER_MINUTE,
      judgedPerHour: env.FIELD_JUDGED_PER_HOUR,
    },
    previewSecret: env.PREVIEW_SECRET,
  };
}

function collectorOf(url: string | undefined, headers = ''): Config['measurement']['collector'] {
  if (url === undefined) return undefined;
  const pairs = headers.split(',').flatMap((pair) => {
    const [name, ...value] = pair.trim().split('=');
    return name ? [[name, decodeURIComponent(value.join('='))] as const] : [];
  });
  return { url, headers: Object.fromEntries(pairs) };
}

/** Returns the base URL of each upstream: the configured one, or its port on this machine. */
function upstreamUrls(environment: Readonly<Record<string, unknown>>): UpstreamUrls {
  const urls = upstreams.map(([name, { urlVariable, portVariable }]) => {
    const url = environment[urlVariable] ?? `http://${loopback}:${environment[portVariable]}`;
    return [name, String(url).replace(/\/$/, '')];
  });
  return Object.fromEntries(urls);
}
