import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type UpstreamUrls, upstreams } from './upstreams';

const port = z.coerce.number().int().min(0).max(65535);
const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(z.url().transform((url) => new URL(url).origin)));

/** `MARKETPLACE_URL`, `MARKETPLACE_PORT`, … */
const upstreamVariables: Readonly<Record<string, z.ZodType<string | number | undefined>>> = Object.fromEntries(
  upstreams.flatMap(([, row]) => [
    [row.urlVariable, z.url().optional()],
    [row.portVariable, port.default(row.port)],
  ]),
);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  REGISTRY_PORT: port.default(3002),
  REGISTRY_URL: z.url().optional(),
  /** Origins besides the registry's own from which remote code may come, comma-separated. */
  REMOTE_ORIGINS: origins.default([]),
  /** Origins besides the page's own that may send writes, comma-separated; for a shell behind a host name of its own. */
  PUBLIC_ORIGINS: origins.default([]),
  DATA_DIR: z.string().default('.data'),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  RENDER_HEAP_MB: z.coerce.number().int().min(32).max(4096).default(128),
  SLOT_DEADLINE_MS: z.coerce.number().int().min(50).max(30_000).default(500),
  /** Signs version overrides; without one, overrides end with the process. */
  OVERRIDE_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...upstreamVariables,
});

export interface Config {
  port: number;
  host: string;
  upstreams: UpstreamUrls;
  registryUrl: string;
  remoteOrigins: readonly string[];
  publicOrigins: readonly string[];
  /** The shell's own folder: last known plan and verified files of remotes. */
  dataDir: string;
  renderThreads: number;
  renderHeapMb: number;
  slotDeadlineMs: number;
  overrideSecret: string | undefined;
  logLevel: string;
}

/** Reads the environment. @throws an error that names every variable that does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The shell's environment does not fit:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const registryUrl = env.REGISTRY_URL ?? `http://127.0.0.1:${env.REGISTRY_PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    upstreams: upstreamUrls(env),
    registryUrl,
    remoteOrigins: [new URL(registryUrl).origin, ...env.REMOTE_ORIGINS],
    publicOrigins: env.PUBLIC_ORIGINS,
    dataDir: resolve(env.DATA_DIR, 'shell'),
    renderThreads: env.RENDER_THREADS,
    renderHeapMb: env.RENDER_HEAP_MB,
    slotDeadlineMs: env.SLOT_DEADLINE_MS,
    overrideSecret: env.OVERRIDE_SECRET,
    logLevel: env.LOG_LEVEL,
  };
}

/** Where each upstream is: its URL, or its port on this machine. */
function upstreamUrls(environment: Readonly<Record<string, unknown>>): UpstreamUrls {
  const urls = upstreams.map(([name, { urlVariable, portVariable }]) => {
    const url = environment[urlVariable] ?? `http://127.0.0.1:${environment[portVariable]}`;
    return [name, String(url).replace(/\/$/, '')];
  });
  return Object.fromEntries(urls);
}
