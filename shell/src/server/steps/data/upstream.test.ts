import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { createUpstreamCall } from './upstream';

const breaker = { failures: 5, restMs: 10_000 };
const answerBytes = 2_000_000;

let server: Server;
let url: string;
let status: number;
let body: string;
let asked: number;
let cacheControl: string | undefined;
beforeEach(async () => {
  [status, body, asked, cacheControl] = [200, '{}', 0, undefined];
  server = createServer((_request, response) => {
    asked += 1;
    if (cacheControl !== undefined) response.setHeader('Cache-Control', cacheControl);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const { signal: stays } = new AbortController();
const openness: number[] = [];
const create = (isPersonal = false) =>
  createUpstreamCall({
    ...{
      name: 'test',
      reader: 'test',
      upstream: { answerBytes, breaker, url },
      timeoutMs: 5000,
      schema: z.unknown(),
      isPersonal,
    },
    onBreaker: (state) => openness.push(state),
  });

test('R72 after failures in a row an upstream is left alone, and its breaker says so', async () => {
  const { call } = create();
  status = 503;
  for (let failure = 0; failure < breaker.failures; failure += 1) {
    await expect(call('/', stays)).rejects.toMatchObject({ failure: 'status', status: 503 });
  }
  await expect(call('/', stays)).rejects.toMatchObject({ failure: 'breaker-open' });
  expect([asked, openness]).toEqual([breaker.failures, [1]]);
});

test('R72 an upstream that answers with a refusal is there: its breaker stays closed', async () => {
  const { call } = create();
  status = 404;
  for (let refusal = 0; refusal <= breaker.failures; refusal += 1) {
    await expect(call('/', stays)).rejects.toMatchObject({ failure: 'status', status: 404 });
  }
});

test('an answer larger than its upstream may send is not used', async () => {
  const { call } = create();
  body = JSON.stringify('x'.repeat(answerBytes - 2));
  await expect(call('/', stays)).resolves.toHaveLength(answerBytes - 2);
  body = JSON.stringify('x'.repeat(answerBytes - 1));
  await expect(call('/', stays)).rejects.toMatchObject({ failure: 'too-large' });
});

describe('an answer that its upstream lets shared caches use', () => {
  test.each(['s-maxage=60', 'max-age=0, s-maxage=60', 'public, max-age=60'])('(%s) is used again', async (allowed) => {
    const { call, insist } = create();
    cacheControl = allowed;
    body = '{"cars":1}';
    // Cached once it was requested twice.
    await expect(call('/again', stays)).resolves.toEqual({ cars: 1 });
    await expect(call('/again', stays)).resolves.toEqual({ cars: 1 });
    body = '{"cars":2}';
    await expect(call('/again', stays)).resolves.toEqual({ cars: 1 });
    await expect(insist('/again', stays)).resolves.toEqual({ data: { cars: 1 } });
    await expect(call('/other', stays)).resolves.toEqual({ cars: 2 });
    expect(asked).toBe(3);
  });

  test.each([
    undefined,
    'no-cache',
    'no-store',
    'private, max-age=60',
    'max-age=60, no-cache',
    's-maxage=0, max-age=60',
  ])('but not after %s', async (forbidden) => {
    const { call } = create();
    cacheControl = forbidden;
    for (const _ of [1, 2, 3]) await call('/', stays);
    expect(asked).toBe(3);
  });

  test('is one visitor’s own all the same: it is never used again', async () => {
    const { call } = create(true);
    cacheControl = 'max-age=60';
    for (const _ of [1, 2, 3]) await call('/', stays);
    expect(asked).toBe(3);
  });

  test('is used for that time and no longer', async () => {
    const { call } = create();
    cacheControl = 's-maxage=1';
    const first = performance.now();
    for (; asked < 3; await delay(20)) await call('/', stays);
    const elapsed = performance.now() - first;
    expect(elapsed).toBeGreaterThanOrEqual(990);
  });

  test('is not used in place of a failure: a refusal is no answer', async () => {
    const { call } = create();
    cacheControl = 'max-age=60';
    status = 404;
    await expect(call('/', stays)).rejects.toMatchObject({ status: 404 });
    status = 200;
    await expect(call('/', stays)).resolves.toEqual({});
  });
});
