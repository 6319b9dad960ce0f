/** Calls of a source without which there is no page: they survive a short outage of their upstream. */
import { setTimeout as delay } from 'node:timers/promises';
import { FetchError } from '@forecourt/service';
import { LRUCache } from 'lru-cache';

/** Times of an outage, ms. */
export interface Patience {
  /** The longest that one call takes. */
  timeoutMs: number;
  /** An upstream that nobody listens at may be starting again: for so long after it went away calls wait for it. */
  awayMs: number;
  /** For so long after the first failure in a row the last answers are given. */
  staleMs: number;
  /** A last answer that is older is not given. */
  oldestMs: number;
  /** Where there is a last answer, an upstream that takes longer than this is not waited for. */
  slowMs: number;
}

/** What a call answers. With `failure` it is the last answer, for the upstream does not answer now. */
export interface PatientAnswer<T> {
  data: T;
  failure?: FetchError;
}

/** An answer, and how many bytes it had as it came. */
export interface SizedAnswer<T> {
  data: T;
  bytes: number;
}

const againAfterMs = 250;
/** Bytes of last answers as they came; what is made of them takes several times that. */
const keptBytes = 8_000_000;

/** Returns whether an upstream failed by itself, so that it may be well again a moment later. */
function isOutage(error: unknown): error is FetchError {
  if (!(error instanceof FetchError)) return false;
  const { failure, status = 0 } = error;
  return (
    ['unreachable', 'timed-out', 'breaker-open', 'busy'].includes(failure) || (failure === 'status' && status >= 500)
  );
}

const isFailure = (error: unknown, failure: FetchError['failure']) =>
  error instanceof FetchError && error.failure === failure;

/**
 * Makes calls patient (R75): while nobody listens at the upstream a call waits for it, and where the upstream fails or is slow the last
 * answer to the same request is given, marked, for a bounded time.
 * @param ask calls the upstream once
 */
export function patientCall<T>(
  ask: (path: string, signal: AbortSignal) => Promise<SizedAnswer<T>>,
  { timeoutMs, awayMs, staleMs, oldestMs, slowMs }: Patience,
): (path: string, signal: AbortSignal) => Promise<PatientAnswer<T>> {
  const last = new LRUCache<string, { data: T; at: number }>({ maxSize: keptBytes });
  /** Since when every call has failed, and since when nobody listens at the upstream. */
  let failingSince: number | null = null;
  let awaySince: number | null = null;

  async function once(path: string, signal: AbortSignal): Promise<T> {
    try {
      const { data, bytes } = await ask(path, signal);
      failingSince = null;
      awaySince = null;
      last.set(path, { data, at: performance.now() }, { size: Math.max(1, bytes) });
      return data;
    } catch (error) {
      const now = performance.now();
      if (isOutage(error)) failingSince ??= now;
      if (isFailure(error, 'unreachable')) awaySince ??= now;
      else if (!isFailure(error, 'breaker-open')) awaySince = null;
      throw error;
    }
  }

  /** The last answer to a request, where it may still be given. */
  function lastAnswer(path: string, failure: FetchError): PatientAnswer<T> | null {
    const now = performance.now();
    const before = last.get(path);
    if (before === undefined || now - before.at > oldestMs) return null;
    if (failingSince !== null && now - failingSince > staleMs) return null;
    return { data: before.data, failure };
  }

  /** One call; the last answer where the upstream is slow. The call goes on then, and its answer is the next last one. */
  async function inTime(path: string, signal: AbortSignal): Promise<PatientAnswer<T>> {
    const fresh: Promise<PatientAnswer<T>> = once(path, signal).then((data) => ({ data }));
    const late = new FetchError('timed-out', `${path}: no answer within ${slowMs} ms; the last one is shown`);
    if (lastAnswer(path, late) === null) return fresh;
    const slow = new AbortController();
    const instead = delay(slowMs, undefined, { signal: slow.signal }).then(() => lastAnswer(path, late) ?? fresh);
    instead.catch(() => {});
    return Promise.race([fresh, instead]).finally(() => slow.abort());
  }

  return async (path, signal) => {
    const begun = performance.now();
    for (;;) {
      try {
        return await inTime(path, signal);
      } catch (error) {
        if (!isOutage(error) || signal.aborted) throw error;
        const before = lastAnswer(path, error);
        if (before !== null) return before;
        const now = performance.now();
        const isAway = awaySince !== null && now - awaySince <= awayMs;
        if (!isAway || now + againAfterMs - begun > timeoutMs) throw error;
        await delay(againAfterMs);
        if (signal.aborted) throw error;
      }
    }
  };
}
