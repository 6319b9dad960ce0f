/** Calls of a required source: they survive a short outage of their upstream. */
import { setTimeout as delay } from 'node:timers/promises';
import { FetchError } from '@forecourt/service';
import { LRUCache } from 'lru-cache';

/** Limits during an outage, ms. */
export interface Patience {
  /** Longest duration of one call. */
  timeoutMs: number;
  /** Time that calls wait for an upstream that refuses connections, counted from the first refusal; it may be restarting. */
  awayMs: number;
  /** Time after the first failure in a row for which stale answers are given. */
  staleMs: number;
  /** Maximum age of a stale answer. */
  oldestMs: number;
  /** Time after which a stale answer, if there is one, replaces that of a slow upstream. */
  slowMs: number;
}

/** The answer of a call. With `failure` it is a stale one, because the upstream does not answer now. */
export interface PatientAnswer<T> {
  data: T;
  failure?: FetchError;
}

/** An answer, with its size in bytes as received. */
export interface SizedAnswer<T> {
  data: T;
  bytes: number;
}

/** Headers that change nothing in the answer. */
type Headers = Readonly<Record<string, string>>;

const againAfterMs = 250;
/** Size of all cached answers as received, bytes; parsed values take several times that. */
const cachedBytes = 8_000_000;

/** Whether the failure is the upstream's own, so that it may be over a moment later. */
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
 * Makes calls patient (R75): while an upstream refuses connections, a call waits for it; if the upstream fails or is slow, the last
 * answer to the same request is given, marked as stale, for a limited time.
 * @param ask calls the upstream once
 */
export function patientCall<T>(
  ask: (path: string, signal: AbortSignal, headers?: Headers) => Promise<SizedAnswer<T>>,
  { timeoutMs, awayMs, staleMs, oldestMs, slowMs }: Patience,
): (path: string, signal: AbortSignal, headers?: Headers) => Promise<PatientAnswer<T>> {
  const last = new LRUCache<string, { data: T; at: number }>({ maxSize: cachedBytes });
  /** Times of the first failure, and of the first refused connection, in a row. */
  let failingSince: number | null = null;
  let awaySince: number | null = null;

  async function once(path: string, signal: AbortSignal, headers?: Headers): Promise<T> {
    try {
      const { data, bytes } = await ask(path, signal, headers);
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

  /** Returns the last answer to a request; null if there is none or it is too old. */
  function lastAnswer(path: string, failure: FetchError): PatientAnswer<T> | null {
    const now = performance.now();
    const before = last.get(path);
    if (before === undefined || now - before.at > oldestMs) return null;
    if (failingSince !== null && now - failingSince > staleMs) return null;
    return { data: before.data, failure };
  }

  /** Calls once; gives the last answer if the upstream is slow. The call continues then, and its answer is the next last one. */
  function inTime(path: string, signal: AbortSignal, headers?: Headers): Promise<PatientAnswer<T>> {
    const fresh: Promise<PatientAnswer<T>> = once(path, signal, headers).then((data) => ({ data }));
    if (!last.has(path)) return fresh;
    const late = () => new FetchError('timed-out', `${path}: no answer within ${slowMs} ms; the last one is shown`);
    return new Promise((resolve, reject) => {
      const slow = setTimeout(() => resolve(lastAnswer(path, late()) ?? fresh), slowMs);
      fresh.then(resolve, reject).finally(() => clearTimeout(slow));
    });
  }

  return async (path, signal, headers) => {
    const begun = performance.now();
    for (;;) {
      try {
        return await inTime(path, signal, headers);
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
