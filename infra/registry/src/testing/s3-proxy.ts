import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { closeServer, listen, urlOf } from '@forecourt/service';

/** A proxy in front of an S3 server. */
export interface S3Proxy {
  url: string;
  close(): Promise<void>;
}

/** @param answer answers a request instead of the server; returns whether it did. It may change the headers. */
export async function startS3Proxy(
  to: string,
  answer: (asked: IncomingMessage, response: ServerResponse) => boolean,
): Promise<S3Proxy> {
  const server = createServer((asked, response) => {
    if (answer(asked, response)) {
      asked.resume();
      return;
    }
    const passed = request(to + (asked.url ?? '/'), { method: asked.method, headers: asked.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  return { url: urlOf(server, '127.0.0.1'), close: () => closeServer(server, 0) };
}
