import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type * as z from 'zod';

/** Why a call of a source gave nothing; a label of the metrics. */
export type SourceFailure = 'timed-out' | 'breaker-open' | 'unreachable' | 'status' | 'unreadable';

export class SourceError extends Error {
  constructor(
    readonly failure: SourceFailure,
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** After this many failures in a row a source is left alone for a while, then tried with one call. */
const failuresToOpen = 5;
const restMs = 10_000;

/**
 * One named upstream call with a timeout over headers and body, a breaker of its own and a schema. Answers 4xx count as
 * working: the upstream is there, the request was wrong. @throws SourceError
 */
export function createUpstreamCall<T>(options: { name: string; timeoutMs: number; schema: z.ZodType<T> }): {
  call(url: string): Promise<T>;
  isOpen(): boolean;
} {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof SourceError) || (error.status ?? 500) >= 500),
    {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresToOpen),
    },
  );
  return {
    isOpen: () => breaker.state === CircuitState.Open,
    async call(url) {
      try {
        return await breaker.execute(() => request(url, options));
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new SourceError('breaker-open', `${options.name}: left alone after repeated failures`);
        throw error;
      }
    },
  };
}

async function request<T>(
  url: string,
  { name, timeoutMs, schema }: { name: string; timeoutMs: number; schema: z.ZodType<T> },
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  let body: unknown;
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new SourceError('status', `${name}: the upstream answered ${response.status}`, response.status);
    }
    body = await response.json();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    if (signal.aborted) throw new SourceError('timed-out', `${name}: no complete answer within ${timeoutMs} ms`);
    if (error instanceof SyntaxError) throw new SourceError('unreadable', `${name}: the answer is not JSON`);
    throw new SourceError(
      'unreachable',
      `${name}: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}`,
    );
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SourceError(
    'unreadable',
    `${name}: the answer does not fit at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
