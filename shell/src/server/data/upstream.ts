import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type * as z from 'zod';
import { type UpstreamName, upstreamTable } from '../upstreams';

/** Why a call of a source gave nothing; a label of the metrics. */
export type SourceFailure = 'timed-out' | 'breaker-open' | 'unreachable' | 'status' | 'too-large' | 'unreadable';

export class SourceError extends Error {
  constructor(
    readonly failure: SourceFailure,
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

interface UpstreamCall<T> {
  name: string;
  upstream: UpstreamName;
  timeoutMs: number;
  schema: z.ZodType<T>;
  /** Told when the call's breaker changes: 1 is open, 0.5 half open, 0 closed. */
  onBreaker?: (openness: 0 | 0.5 | 1) => void;
}

/**
 * One named upstream call with a timeout over headers and body, its upstream's limit of size, a breaker of its own and a schema. Answers 4xx count as
 * working: the upstream is there, the request was wrong. @throws SourceError
 */
export function createUpstreamCall<T>(options: UpstreamCall<T>): { call(url: string): Promise<T> } {
  const { failures, restMs } = upstreamTable[options.upstream].breaker;
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof SourceError) || (error.status ?? 500) >= 500),
    {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failures),
    },
  );
  breaker.onStateChange((state) =>
    options.onBreaker?.(state === CircuitState.Open ? 1 : state === CircuitState.HalfOpen ? 0.5 : 0),
  );
  return {
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

async function request<T>(url: string, { name, upstream, timeoutMs, schema }: UpstreamCall<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  let body: unknown;
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new SourceError('status', `${name}: the upstream answered ${response.status}`, response.status);
    }
    body = JSON.parse(await readText(name, response, upstreamTable[upstream].answerBytes));
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

async function readText(name: string, response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw new SourceError('too-large', `${name}: the answer is larger than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
