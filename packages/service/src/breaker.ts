import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { FetchError } from './fetch';

/** After so many failures in a row calls are refused. */
const failuresToOpen = 5;
/** For so long; then one call is tried, and its outcome decides. */
const restMs = 10_000;

/** Runs requests to one upstream, or refuses to. */
export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Leaves an upstream that fails alone for a while. An answer 4xx counts as working: the upstream is there, the request was wrong.
 * @returns runs a request; it rejects with a FetchError `breaker-open` instead while the breaker is open.
 * @param name whose breaker it is, for the message.
 */
export function createBreaker(name: string): Breaker {
  const policy = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToOpen) });
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

function isRefusal(error: unknown): error is FetchError {
  const status = error instanceof FetchError ? error.details.status : undefined;
  return status !== undefined && status < 500;
}
