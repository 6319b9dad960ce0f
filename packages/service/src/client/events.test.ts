import type { ServerResponse } from 'node:http';
import { serve } from '../testing/serve';
import { fetchEvents } from './events';

const { signal } = new AbortController();

/** An open event stream: the test writes to its response and reads its events. */
async function stream() {
  let opened = (_response: ServerResponse) => {};
  const response = new Promise<ServerResponse>((resolve) => {
    opened = resolve;
  });
  const site = await serve((_request, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    opened(answer);
  });
  const events = fetchEvents({ url: site.url, signal });
  const next = async () => (await events.next()).value;
  return { response, next, [Symbol.asyncDispose]: site[Symbol.asyncDispose] };
}

test('an event that arrives in pieces is one event', async () => {
  await using bakery = await stream();
  const first = bakery.next();
  const response = await bakery.response;
  response.write('data: rye\n\nda');
  expect(await first).toMatchObject({ data: 'rye' });
  const second = bakery.next();
  response.write('ta: wheat\nid: 7\n\n');
  expect(await second).toMatchObject({ data: 'wheat', id: '7' });
});

test('comments, and lines that only look like data, are no events', async () => {
  await using bakery = await stream();
  const first = bakery.next();
  (await bakery.response).write(': data: heartbeat\n\nevent: data:\n\ndata: rye\n\n');
  expect(await first).toMatchObject({ data: 'rye' });
});

test('the events end with the stream', async () => {
  await using bakery = await stream();
  const first = bakery.next();
  (await bakery.response).end('data: rye\n\n');
  await first;
  expect(await bakery.next()).toBeUndefined();
});

test('an answer that is not a stream is refused', async () => {
  await using site = await serve((_request, response) => void response.writeHead(503).write('starting'));
  await expect(fetchEvents({ url: site.url, signal }).next()).rejects.toMatchObject({ failure: 'status', status: 503 });
});
