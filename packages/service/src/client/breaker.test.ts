import type { ServerResponse } from 'node:http';
import { serve } from '../testing/serve';
import { createBreaker } from './breaker';
import { fetchBytes } from './fetch';

const timeoutMs = 20_000;
/** The longest period in which the breaker stays open, and the first one, ms. */
const restMs = 10_000;
const firstRestMs = restMs / 20;

/** An upstream that answers with a status that the test sets, called through a breaker. */
async function upstream(status: number) {
  const upstream = { status, requests: 0, hold: null as null | ((response: ServerResponse) => void) };
  const site = await serve((_request, response) => {
    upstream.requests += 1;
    if (upstream.hold !== null) return upstream.hold(response);
    response.writeHead(upstream.status).end();
  });
  const breaker = createBreaker({
    name: 'the oven',
    failures: 5,
    restMs,
    onChange: (openness) => changes.push(openness),
  });
  const ask = (signal?: AbortSignal) =>
    breaker(() => fetchBytes({ url: site.url, timeoutMs, maxBytes: 100, signal })).then(({ status }) => status);
  /** Sends `count` requests, one after the other. @returns each outcome: a status, or the reason of the failure */
  const times = async (count: number) => {
    const outcomes: unknown[] = [];
    for (let time = 0; time < count; time += 1)
      outcomes.push(await ask().catch((error: { failure: string }) => error.failure));
    return outcomes;
  };
  return Object.assign(upstream, { ask, times, [Symbol.asyncDispose]: site[Symbol.asyncDispose] });
}

let changes: number[] = [];
let now = 0;
beforeEach(() => {
  [now, changes] = [1_000_000, []];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('five consecutive failures open the breaker: the upstream is not called any more', async () => {
  await using oven = await upstream(500);
  expect(await oven.times(7)).toEqual([...Array(5).fill('status'), 'breaker-open', 'breaker-open']);
  expect(oven.requests).toBe(5);
  await expect(oven.ask()).rejects.toThrow('the oven: left alone after repeated failures');
});

test('after a rest the breaker is half-open: one call is made, and its success closes the breaker', async () => {
  await using oven = await upstream(500);
  await oven.times(6);
  oven.status = 200;
  now += firstRestMs - 1;
  expect(await oven.times(1)).toEqual(['breaker-open']);
  now += 1;
  expect(await oven.times(3)).toEqual([200, 200, 200]);
  expect(changes).toEqual([1, 0.5, 0]);
});

test('a failed call of a half-open breaker opens it for another rest', async () => {
  await using oven = await upstream(500);
  await oven.times(5);
  now += firstRestMs;
  expect(await oven.times(2)).toEqual(['status', 'breaker-open']);
  expect(oven.requests).toBe(6);
});

test('the longer an upstream is down the less often it is called; after a recovery the rests are short again', async () => {
  await using oven = await upstream(500);
  await oven.times(5);
  const began = now;
  const triedAfter: number[] = [];
  while (triedAfter.length < 7) {
    now += 50;
    if ((await oven.times(1))[0] === 'status') triedAfter.push(now - began);
  }
  const rests = triedAfter.map((at, index) => at - (triedAfter[index - 1] ?? 0));
  expect(rests).toEqual([500, 1000, 2000, 4000, 8000, restMs, restMs]);
  oven.status = 200;
  now += restMs;
  expect(await oven.times(1)).toEqual([200]);
  oven.status = 500;
  await oven.times(5);
  now += firstRestMs;
  expect(await oven.times(1)).toEqual(['status']);
});

test('while a half-open breaker makes one call, other calls wait for its outcome', async () => {
  await using oven = await upstream(500);
  await oven.times(5);
  now += firstRestMs;
  const held = new Promise<ServerResponse>((resolve) => {
    oven.hold = resolve;
  });
  const tries = [oven.times(1), oven.times(1), oven.times(1)];
  (await held).writeHead(500).end();
  expect((await Promise.all(tries)).flat()).toEqual(['status', 'breaker-open', 'breaker-open']);
  expect(oven.requests).toBe(6);
});

test.each([400, 404, 429])('an answer %s counts as success, however often it arrives', async (status) => {
  await using oven = await upstream(status);
  expect(await oven.times(8)).toEqual(Array(8).fill('status'));
  expect(oven.requests).toBe(8);
});

test('a 404 between failures resets the count of failures', async () => {
  await using oven = await upstream(500);
  await oven.times(4);
  oven.status = 404;
  await oven.times(1);
  oven.status = 500;
  expect(await oven.times(5)).toEqual(Array(5).fill('status'));
});

describe('an outcome that is no evidence about the upstream neither opens the breaker nor resets the count of failures:', () => {
  const shedding = (response: ServerResponse) => response.writeHead(503, { 'Retry-After': '1' }).end();
  const swollen = (response: ServerResponse) => response.writeHead(200).end('x'.repeat(200));

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['a refusal for overload', shedding, 'busy'],
    ['an answer above the size limit', swollen, 'too-large'],
  ])('%s', async (_title, hold, failure) => {
    await using oven = await upstream(500);
    oven.hold = hold;
    expect(await oven.times(8)).toEqual(Array(8).fill(failure));
    oven.hold = null;
    await oven.times(4);
    oven.hold = hold;
    await oven.times(1);
    oven.hold = null;
    expect(await oven.times(2)).toEqual(['status', 'breaker-open']);
  });

  test('aborted calls', async () => {
    await using oven = await upstream(500);
    await oven.times(4);
    const left = AbortSignal.abort(new Error('left'));
    for (let time = 0; time < 8; time += 1) await expect(oven.ask(left)).rejects.toThrow('left');
    expect(await oven.times(2)).toEqual(['status', 'breaker-open']);
  });
});

test('a half-open call without evidence closes the breaker, and the next failure opens it again at once', async () => {
  await using oven = await upstream(500);
  await oven.times(5);
  now += firstRestMs;
  await expect(oven.ask(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(await oven.times(2)).toEqual(['status', 'breaker-open']);
});
