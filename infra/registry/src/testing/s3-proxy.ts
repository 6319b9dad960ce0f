import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { closeServer, listen, urlOf } from '@forecourt/service';

/** A proxy in front of an S3 server. */
export interface S3Proxy {
  url: string;
  close(): Promise<void>;
}

/** @param answer answers a request instead of the server; returns whether it does */
export async function startS3Proxy(
  to: string,
  answer: (asked: IncomingMessage, response: ServerResponse) => boolean,
): Promise<S3Proxy> {
  const server = createServer((asked, response) => {
    if (answer(asked, response)) return;
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

/** A proxy that drops the conditions of writes, as stores do that do not know them. It signs these requests anew. */
export function startUnconditional(to: string): Promise<S3Proxy> {
  const client = new S3Client({ region: 'us-east-1', endpoint: to, forcePathStyle: true });
  const put = async (asked: IncomingMessage, response: ServerResponse) => {
    const [, Bucket = '', ...key] = new URL(asked.url ?? '/', to).pathname.split('/');
    const { ETag = '' } = await client.send(
      new PutObjectCommand({ Bucket, Key: key.join('/'), Body: await buffer(asked) }),
    );
    response.writeHead(200, { etag: ETag }).end();
  };
  return startS3Proxy(to, (asked, response) => {
    if (asked.method !== 'PUT') return false;
    put(asked, response).catch(() => response.destroy());
    return true;
  });
}
