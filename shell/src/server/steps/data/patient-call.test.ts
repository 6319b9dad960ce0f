import { FetchError } from '@forecourt/service';
import { patientCall } from './patient-call';

const patience = { timeoutMs: 20_000, awayMs: 20_000, staleMs: 60_000, oldestMs: 600_000, slowMs: 4000 };
const { signal } = new AbortController();
const down = new FetchError('unreachable', 'nobody listens');

let answer: () => Promise<string>;
let asked: number;
let call: ReturnType<typeof patientCall<string>>;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  answer = async () => 'fresh';
  call = patientCall(async () => {
    asked += 1;
    return { data: await answer(), bytes: 100 };
  }, patience);
});
afterEach(() => jest.useRealTimers());

const fails = (error: Error) => {
  answer = () => Promise.reject(error);
};
const found = (data: string, failure?: unknown) => ({ data, ...(failure !== undefined && { failure }) });

test('returns the upstream’s answer', async () => {
  expect(await call('/a', signal)).toEqual(found('fresh'));
});

test('R75 waits while nothing listens at the upstream', async () => {
  fails(down);
  const waiting = call('/a', signal);
  await jest.advanceTimersByTimeAsync(5000);
  answer = async () => 'again';
  await jest.advanceTimersByTimeAsync(300);
  expect(await waiting).toEqual(found('again'));
});

test('R75 no call waits longer than it may, and in a long outage none waits', async () => {
  fails(down);
  const failed = expect(call('/a', signal)).rejects.toBe(down);
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  await jest.advanceTimersByTimeAsync(1000);
  const before = asked;
  await expect(call('/a', signal)).rejects.toBe(down);
  expect(asked).toBe(before + 1);
});

test.each([
  ['away', down],
  ['too busy', new FetchError('busy', 'come again')],
  ['broken', new FetchError('status', 'answered 500', { status: 500 })],
  ['left alone by its breaker', new FetchError('breaker-open', 'left alone')],
])('R75 if the upstream is %s the last answer is returned, marked, for a minute', async (_title, error) => {
  await call('/a', signal);
  fails(error);
  expect(await call('/a', signal)).toEqual(found('fresh', error));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(await call('/a', signal)).toEqual(found('fresh', error));
  await jest.advanceTimersByTimeAsync(2000);
  await expect(call('/a', signal)).rejects.toBe(error);
});

test.each([
  ['another request', '/b', 0],
  ['an old answer', '/a', 600_001],
])('%s is no answer', async (_title, path, laterMs) => {
  await call('/a', signal);
  await jest.advanceTimersByTimeAsync(laterMs);
  const broken = new FetchError('status', 'answered 500', { status: 500 });
  fails(broken);
  await expect(call(path, signal)).rejects.toBe(broken);
});

test('a refusal is an answer: nothing is given in its place', async () => {
  await call('/a', signal);
  const gone = new FetchError('status', 'answered 404', { status: 404 });
  fails(gone);
  await expect(call('/a', signal)).rejects.toBe(gone);
});

test('R75 with a last answer it does not wait for a slow upstream, whose answer becomes the next last answer', async () => {
  await call('/a', signal);
  let say = (_text: string) => {};
  answer = () => new Promise((resolve) => (say = resolve));
  const slow = call('/a', signal);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await slow).toEqual(found('fresh', expect.objectContaining({ failure: 'timed-out' })));
  say('newer');
  await jest.advanceTimersByTimeAsync(0);
  fails(down);
  expect(await call('/a', signal)).toEqual(found('newer', down));
});

test('a call whose client has left ends', async () => {
  fails(down);
  const client = new AbortController();
  const ended = expect(call('/a', client.signal)).rejects.toBe(down);
  await jest.advanceTimersByTimeAsync(1000);
  client.abort();
  await jest.advanceTimersByTimeAsync(300);
  await ended;
  const before = asked;
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(before);
});
