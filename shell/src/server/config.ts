import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
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
      'Proxies of ours between visitors and the shell: so many of the last addresses and schemes that are said are believed.',
    ),
  OPERATIONS_PORT: port.optional().meta({
    description: 'Where /livez, /healthz and /metrics are, on the address of HOST, and then only there.',
    standard: 'on PORT, for everybody',
  }),
  PAGES_AT_ONCE: wholeNumber(1, 10_000)
    .default(16 * availableParallelism())
    .meta({
      description: 'Pages that are made at the same time, at most: two for each renderer while they come late.',
      standard: '16 for each processor of the machine',
    }),
  PAGES_WAITING: wholeNumber(0, 10_000)
    .default(64)
    .describe(
      'Requests for pages that may wait for their turn, for fifteen seconds at most; any others are answered 503 with Retry-After.',
    ),
  DATA_DIR: shared.DATA_DIR,
  RENDER_THREADS: wholeNumber(1, 64)
    .default(availableParallelism())
    .meta({ description: 'Processes that render, besides the spare one.', standard: 'the processors of the machine' }),
  RENDER_HEAP_MB: wholeNumber(32, 4096)
    .default(128)
    .describe('Heap that a renderer may take before it is ended, in megabytes.'),
  SLOT_CACHE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe(
      'Memory for the HTML of slots, so that what was made once is not made again, in megabytes; 0 keeps none.',
    ),
  PAGE_STORE_MB: wholeNumber(0, 16_384)
    .default(64)
    .describe(
      'Memory for whole pages, compressed, so that the same page is not made again, in megabytes; 0 keeps none.',
    ),
  PAGE_FILES_MB: wholeNumber(1, 16_384)
    .default(64)
    .describe(
      'Memory for plans and views that pages in browsers request once they become interactive, in megabytes; those that do not fit are made again.',
    ),
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400)
    .default(0)
    .describe(
      'How long a cache in front of the shell (CDN) may hold a whole page that is nobody’s own, in seconds, and once more as long while it asks anew; 0: it asks each time. Have it pass requests with the cookie fc_preview.',
    ),
  SLOT_DEADLINE_MS: wholeNumber(50, 30_000)
    .default(500)
    .describe(
      'How long a page waits for the data of a slot before it goes on without it, in milliseconds; the slot follows at the end. A fragment may run for three fifths of it.',
    ),
  REHEARSAL_ROUNDS: wholeNumber(0, 100)
    .default(8)
    .describe(
      'How often at most a shell that starts makes a page of each brand and type for itself before it is ready; it stops once that gets no faster. 0: never.',
    ),
  EVENTS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('How often a minute the browsers of one network may tell measured events, a hundred at a time.'),
  EVENTS_KEEP_DAYS: wholeNumber(1, 10_000)
    .default(400)
    .describe('For how many days measured events are kept in DATA_DIR/events.'),
  EVENTS_MB_PER_NETWORK: wholeNumber(1, 1_000_000)
    .default(20)
    .describe('How much of measured events one network may have kept in a day (UTC), in megabytes.'),
  EVENTS_MB_PER_DAY: wholeNumber(1, 1_000_000)
    .default(2_000)
    .describe('How much of measured events is kept in a day (UTC) at most, in megabytes.'),
  PAID_CLICKS_PER_NETWORK: wholeNumber(1, 1_000_000)
    .default(200)
    .describe('How many clicks on what was paid for count of one network in a day (UTC); of one listing ten.'),
  VIEW_SECRET: z.string().min(16).optional().meta({
    description:
      'Signs page views, of which alone paid impressions and clicks count. The same for all shells of a site that do not share DATA_DIR.',
    standard: 'one that is made and kept in DATA_DIR',
  }),
  RETENTION_UNTIL: shared.RETENTION_UNTIL,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'The collector that takes measured events as log records, by OTLP/HTTP in JSON: the whole address.',
      standard: 'none: they are lines in DATA_DIR/events',
    }),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: z.string().regex(headersForm).optional().meta({
    description: 'What that collector wants to be told besides, a key say.',
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
  pageCacheSeconds: number;
  slotDeadlineMs: number;
  /** Maximum of rounds in which a starting shell renders its own pages; 0: none. */
  rehearsalRounds: number;
  measurement: {
    /** Folder of the `YYYY-MM-DD.jsonl` files. */
    folder: string;
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
    /** Collector that gets the events instead of the folder; undefined: they go to the folder. */
    collector: { url: string; headers: Readonly<Record<string, string>> } | undefined;
  };
  /** Secret that verifies preview tokens; undefined: there are no previews. */
  previewSecret: string | undefined;
}

/** Reads the environment. @throws an error that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environmentSchema, environment);
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
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    slotDeadlineMs: env.SLOT_DEADLINE_MS,
    rehearsalRounds: env.REHEARSAL_ROUNDS,
    measurement: {
      folder: eventsFolder(resolve(env.DATA_DIR)),
      keepDays: env.EVENTS_KEEP_DAYS,
      until: env.RETENTION_UNTIL ?? null,
      perMinute: env.EVENTS_PER_MINUTE,
      bytesPerNetwork: env.EVENTS_MB_PER_NETWORK * 2 ** 20,
      bytesPerDay: env.EVENTS_MB_PER_DAY * 2 ** 20,
      clicksPerNetwork: env.PAID_CLICKS_PER_NETWORK,
      viewSecret: env.VIEW_SECRET,
      collector: collectorOf(env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, env.OTEL_EXPORTER_OTLP_LOGS_HEADERS),
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
