import { createServer, type RequestListener, type Server } from 'node:http';
import { closeServer, listen, urlOf } from '../http/listen';

const host = '127.0.0.1';

/** Starts a test's server on a free port, until the test ends. */
export async function serve(handler: RequestListener): Promise<{ server: Server; url: string } & AsyncDisposable> {
  const server = createServer(handler);
  await listen(server, { port: 0, host, variable: 'BAKERY_PORT' });
  return { server, url: urlOf(server, host), [Symbol.asyncDispose]: () => closeServer(server, 0) };
}
