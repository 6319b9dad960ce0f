import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { ProblemError } from '../problems';
import { RegistryStore } from '../store/registry-store';
import { createApp } from './app';
import { ChangeStreams } from './stream';
import { Tokens } from './tokens';

export interface Limits {
  /** See `AppParts`. */
  uploadBytes: number;
  heartbeatMs: number;
  /** How long a shutdown waits for requests under way. */
  shutdownMs: number;
}

export const standardLimits: Limits = { uploadBytes: 20_000_000, heartbeatMs: 15_000, shutdownMs: 5_000 };

export interface RunningRegistry {
  /** Where it listens, `http://127.0.0.1:3002`. */
  url: string;
  /** Takes no more requests, finishes those under way, ends the streams and lets go of the folder. */
  close(): Promise<void>;
}

/**
 * Starts the service. The port is taken before the folder is touched, so that a second start by mistake fails early and harmlessly.
 * @throws when the port is taken, the folder is in use, or its state is damaged.
 */
export async function startRegistry(
  { port, host, folder, tokens: configured }: Config,
  logger: Logger,
  { uploadBytes, heartbeatMs, shutdownMs }: Limits = standardLimits,
): Promise<RunningRegistry> {
  let handler: RequestListener = answerStarting;
  const server = createServer((request, response) => handler(request, response));
  await listen(server, port, host);
  try {
    const store = await RegistryStore.open(folder, { warn: (message) => logger.warn(message) });
    const tokens = configured === null ? await Tokens.inFolder(folder) : Tokens.parse(configured);
    const streams = new ChangeStreams(store, heartbeatMs);
    handler = createApp({ store, tokens, streams, logger, uploadBytes });
    return {
      url: urlOf(server, host),
      async close() {
        streams.close();
        await closeServer(server, shutdownMs);
        await store.close();
      },
    };
  } catch (error) {
    await closeServer(server, 0);
    throw error;
  }
}

const answerStarting: RequestListener = (_request, response) => {
  const { problem } = new ProblemError('starting', 'The registry is reading its folder. Try again in a moment.');
  response.writeHead(problem.status, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' });
  response.end(JSON.stringify(problem));
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} of ${host} is taken. Stop what runs there, or set REGISTRY_PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(idle);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  // `address()` is a string for pipes only.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
