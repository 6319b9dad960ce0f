import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod';
import { serve } from '../testing/serve';
import { fetchBytes, fetchChanged, fetchJson } from './fetch';

const schema = z.object({ bread: z.string() });
/** Timeout for answers that arrive; tests of late answers use a shorter one. */
const timeoutMs = 20_000;

const json = (value: unknown): RequestListener => {
  return (_request, response) => response.writeHead(200).end(JSON.stringify(value));
};

test('an answer that fits is returned as the schema parses it', async () => {
  await using site = await serve(json({ bread: 'rye', oven: 7 }));
  expect(await fetchJson({ url: site.url, schema, timeoutMs })).toEqual({ bread: 'rye' });
});

test('the request is sent with the given method and body', async () => {
  const asked: { method: string | undefined; accept: string | undefined; body: string }[] = [];
  await using site = await serve(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    asked.push({ method: request.method, accept: request.headers.accept, body });
    response.end('{"bread":"rye"}');
  });
  await fetchJson({ url: site.url, schema, timeoutMs, method: 'POST', body: 'two, please' });
  expect(asked).toEqual([{ method: 'POST', accept: 'application/json', body: 'two, please' }]);
});

/** Resolves once the client releases the connection, which it does by cancelling or finishing the body. */
async function fetchFrom(handler: (response: ServerResponse) => void, ask: (url: string) => Promise<unknown>) {
  let closed: Promise<unknown> = Promise.reject(new Error('nobody asked'));
  closed.catch(() => undefined);
  await using site = await serve((_request, response) => {
    closed = once(response, 'close');
    handler(response);
  });
  const failure = await ask(site.url).catch((error: unknown) => error);
  await closed;
  return failure;
}

describe('a failed request says why, and releases the body:', () => {
  const ask = (url: string) => fetchJson({ url, schema, timeoutMs });
  /** Long enough for a busy machine to start the request. */
  const askBriefly = (url: string) => fetchJson({ url, schema, timeoutMs: 500 });

  test.each<[string, (response: ServerResponse) => void, (url: string) => Promise<unknown>, object]>([
    ['no headers in time', () => {}, askBriefly, { failure: 'timed-out' }],
    [
      'a body that stalls',
      (response) => response.writeHead(200).write('{"bread":'),
      askBriefly,
      { failure: 'timed-out', message: expect.stringMatching(/no complete answer within 500 ms/) },
    ],
    [
      'a status with Retry-After',
      (response) => response.writeHead(503, { 'Retry-After': '1' }).end(),
      ask,
      { failure: 'busy', status: 503 },
    ],
    [
      'a status that is no answer, with an endless body',
      (response) => response.writeHead(500).write('x'),
      ask,
      { failure: 'status', status: 500 },
    ],
    [
      'an endless body',
      (response) => {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(10_000)));
        };
        response.on('drain', write);
        write();
      },
      (url) => fetchBytes({ url, timeoutMs, maxBytes: 100_000 }),
      { failure: 'too-large', message: expect.stringMatching(/larger than 100000 bytes/) },
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: '/' }).end(),
      ask,
      { failure: 'status', status: 302 },
    ],
    ['no JSON', (response) => response.end('<html>'), ask, { failure: 'unreadable' }],
    [
      'JSON that does not fit',
      (response) => response.end('{"bread":7}'),
      ask,
      { failure: 'unreadable', message: expect.stringMatching(/does not fit at bread: /) },
    ],
    [
      'a connection that breaks in the middle',
      (response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{');
        setImmediate(() => response.destroy());
      },
      ask,
      { failure: 'unreachable' },
    ],
  ])('%s', async (_title, handler, ask, expected) => {
    expect(await fetchFrom(handler, ask)).toMatchObject(expected);
  });
});

test('a slow body is ended by the timeout, also after garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let left: Promise<unknown> = Promise.resolve();
  await using site = await serve((_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => {
      response.write(' ');
      collect();
    }, 10);
    left = once(response, 'close').finally(() => clearInterval(drip));
  });
  await expect(fetchJson({ url: site.url, schema, timeoutMs: 500 })).rejects.toMatchObject({ failure: 'timed-out' });
  await left;
});

test('no more than 2 MB are read by default', async () => {
  await using site = await serve((_request, response) => void response.end('x'.repeat(2_000_001)));
  await expect(fetchBytes({ url: site.url, timeoutMs })).rejects.toMatchObject({ failure: 'too-large' });
  expect((await fetchBytes({ url: site.url, timeoutMs, maxBytes: 3_000_000 })).bytes).toHaveLength(2_000_001);
});

test('if no server answers, the error has the system’s code', async () => {
  const site = await serve(json({}));
  await site[Symbol.asyncDispose]();
  await expect(fetchJson({ url: site.url, schema, timeoutMs })).rejects.toMatchObject({
    failure: 'unreachable',
    code: 'ECONNREFUSED',
  });
});

test('no request is sent for a caller that has aborted already', async () => {
  let asked = 0;
  await using site = await serve((_request, response) => {
    asked += 1;
    response.end('{"bread":"rye"}');
  });
  const signal = AbortSignal.abort(new Error('the shop is closed'));
  await expect(fetchJson({ url: site.url, schema, timeoutMs, signal })).rejects.toThrow('the shop is closed');
  expect(asked).toBe(0);
});

test('a caller that aborts ends the request', async () => {
  const abort = new AbortController();
  await using site = await serve(() => abort.abort(new Error('the shop closes')));
  await expect(fetchJson({ url: site.url, schema, timeoutMs, signal: abort.signal })).rejects.toThrow(
    'the shop closes',
  );
});

test('a refusal is an answer for a caller that accepts it', async () => {
  await using site = await serve((_request, response) => void response.writeHead(409).end('sold out'));
  const { status, bytes } = await fetchBytes({ url: site.url, timeoutMs, accepts: () => true });
  expect([status, bytes.toString()]).toEqual([409, 'sold out']);
});

describe('a repeated request', () => {
  const tagged = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { ETag: '"1"' }).end('{"bread":"rye"}');
  };

  test('gets an answer with an entity tag, and none again while that is the same', async () => {
    await using site = await serve(tagged);
    const first = await fetchChanged({ url: site.url, schema, timeoutMs, etag: null });
    expect(first).toEqual({ value: { bread: 'rye' }, etag: '"1"' });
    expect(await fetchChanged({ url: site.url, schema, timeoutMs, etag: '"1"' })).toBeNull();
    expect(await fetchChanged({ url: site.url, schema, timeoutMs, etag: '"0"' })).toEqual(first);
  });

  test('fails on a 304 without an earlier answer', async () => {
    await using site = await serve((_request, response) => void response.writeHead(304).end());
    await expect(fetchChanged({ url: site.url, schema, timeoutMs, etag: null })).rejects.toMatchObject({
      failure: 'status',
    });
  });
});
