import { packView } from '@forecourt/packed-view';
import { fixtureView } from '@forecourt/search-kit/testing';
import { loadView } from './data';

const view = fixtureView({});
const busy = () => ({ ok: false, status: 503, headers: new Headers({ 'retry-after': '2' }) });
const found = () => ({ ok: true, status: 200, headers: new Headers(), json: async () => packView(view) });

const { fetch } = globalThis;
let answers: (() => object)[];
let asked: number;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  globalThis.fetch = (async () => answers[asked++]!()) as unknown as typeof globalThis.fetch;
});
afterEach(() => jest.useRealTimers());
afterAll(() => {
  globalThis.fetch = fetch;
});

test('R75 a request to a busy shell is repeated after its Retry-After, and not before', async () => {
  answers = [busy, busy, found];
  const loading = loadView('/cars-for-sale/all', { needs: ['listing'], plan: 'plan' }, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(900);
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await loading).sources).toEqual(view.data);
  expect(asked).toBe(3);
});

test('a shell that stays busy is a failed search', async () => {
  answers = [busy, busy, busy];
  const failed = expect(
    loadView('/cars-for-sale/all', { needs: [], plan: 'plan' }, new AbortController().signal),
  ).rejects.toThrow('was answered with 503');
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(asked).toBe(3);
});

test('R20 a search that another one replaces while it waits is not requested again', async () => {
  answers = [busy, found];
  const replaced = new AbortController();
  const ended = expect(loadView('/cars-for-sale/all', { needs: [], plan: 'plan' }, replaced.signal)).rejects.toThrow(
    'replaced',
  );
  await jest.advanceTimersByTimeAsync(100);
  replaced.abort(new Error('replaced'));
  await ended;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked).toBe(1);
});
