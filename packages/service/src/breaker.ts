import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { FetchError } from './fetch';

export interface BreakerOptions {
  /** Whose breaker it is, for the message. */
  name: string;
  /** After so many in a row requests are refused. */
  failures: number;
  /** For so long; then one request is tried, and its outcome decides. */
  restMs: number;
  /** Told when it changes: 1 is open, 0.5 half open, 0 closed. */
  onChange?: (openness: 0 | 0.5 | 1) => void;
}

/** Runs requests to one upstream, or refuses to. */
export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Leaves an upstream that fails alone for a while. An answer 4xx counts as working: the upstream is there, the request was wrong.
 * @returns runs a request; it rejects with a FetchError `breaker-open` instead while the breaker is open.
 */
export function createBreaker({ name, failures, restMs, onChange }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) });
  policy.onStateChange((state) => onChange?.(openness[state]));
  return async (ask) => {
    const outcome = await policy
      .execute(() =>
        ask().then(
          (value) => ({ value }),
          (error: unknown) => {
            if (isRefusal(error)) return { refusal: error };
            throw error;
          },
        ),
      )
      .catch((error: unknown) => {
        throw error instanceof BrokenCircuitError
          ? new FetchError('breaker-open', `${name}: left alone after repeated failures`)
          : error;
      });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.value;
  };
}

const openness = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
} as const;

function isRefusal(error: unknown): error is FetchError {
  const status = error instanceof FetchError ? error.status : undefined;
  return status !== undefined && status < 500;
}
