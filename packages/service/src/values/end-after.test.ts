import { getMaxListeners } from 'node:events';
import { endAfter } from './end-after';

test('aborts with the caller, with the caller’s reason', () => {
  const caller = new AbortController();
  const { signal, forget } = endAfter(60_000, caller.signal);
  caller.abort(new Error('the client has left'));
  forget();
  expect(signal.reason).toEqual(new Error('the client has left'));
});

test('does not abort with the caller once the work is done', () => {
  const caller = new AbortController();
  const { signal, forget } = endAfter(60_000, caller.signal);
  forget();
  caller.abort();
  expect(signal.aborted).toBe(false);
});

test('any number of jobs may wait for one end without a warning of a leak', () => {
  const { signal, forget } = endAfter(60_000);
  forget();
  expect(getMaxListeners(signal)).toBe(Number.POSITIVE_INFINITY);
});
