import { createServer } from 'node:http';
import { closeServer, listen, urlOf } from '@forecourt/service';
import express from 'express';
import type { Config } from './config';
import { operationRoutes } from './routes/health';

/** Starts a server for health and metrics on a port of its own, which the public cannot reach; returns null if the public port serves them. */
export async function startOperations(
  { operationsPort: port, host }: Config,
  dependencies: Parameters<typeof operationRoutes>[0],
): Promise<{ url: string; close(): Promise<void> } | null> {
  if (port === undefined) return null;
  const app = express().disable('x-powered-by').disable('etag').use(operationRoutes(dependencies));
  const server = createServer(app);
  await listen(server, { port, host, variable: 'OPERATIONS_PORT' });
  return { url: urlOf(server, host), close: () => closeServer(server, 0) };
}
