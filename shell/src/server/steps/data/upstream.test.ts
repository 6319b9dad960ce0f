import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { createUpstreamCall } from './upstream';

const breaker = { failures: 5, restMs: 10_000 };
const answerBytes = 2_000_000;

let server: Server;
let url: string;
let status: number;
let body: string;
let asked: number;
beforeEach(async () => {
  [status, body, asked] = [200, '{}', 0];
  server = createServer((_request, response) => {
    asked += 1;
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
const create = () =>
  createUpstreamCall({
    ...{
      name: 'test',
      reader: 'test',
      upstream: { answerBytes, breaker, url },
      timeoutMs: 5000,
      schema: z.unknown(),
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
