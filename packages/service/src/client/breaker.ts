import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  type IBreaker,
  noJitterGenerator,
} from 'cockatiel';
import { FetchError } from './fetch';

export interface BreakerOptions {
  /** Name of the upstream, for error messages. */
  name: string;
  /** Failures in a row after which requests are refused. */
  failures: number;
  /**
   * Longest time that the breaker stays open, ms; then it lets one request try, and the outcome decides. The first time is a
   * twentieth of it, and each failed try doubles it, so that an upstream that was down briefly is called again soon.
   */
  restMs: number;
  /** Called when the breaker changes: 1 is open, 0.5 half-open, 0 closed. */
  onChange?: (openness: 0 | 0.5 | 1) => void;
}

/** Runs a request to one upstream, or refuses to run it. */
export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Creates a circuit breaker that spares a failing upstream for a while. Only faults of the upstream itself
 * count, see `isFailure`: a fault that depends on one request must not refuse all others.
 * @returns a function that runs a request; while the breaker is open, it rejects with a FetchError `breaker-open` instead
 */
export function createBreaker({ name, failures, restMs, onChange }: BreakerOptions): Breaker {
  const row = new Row(failures);
  const rests = { initialDelay: restMs / 20, maxDelay: restMs, generator: noJitterGenerator };
  const policy = circuitBreaker(handleAll, { halfOpenAfter: new ExponentialBackoff(rests), breaker: row });
  policy.onStateChange((state) => onChange?.(openness[state]));
  return async (ask) => {
    const outcome = await policy
      .execute(() =>
        ask().then(
          (value) => {
            row.end();
            return { value };
          },
          (error: unknown) => {
            if (isFailure(error)) throw error;
            if (isRefusal(error)) row.end();
            return { refusal: error };
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

/** Counts failures in a row. Outcomes that say nothing about the upstream neither add to the row nor end it. */
class Row implements IBreaker {
  state: unknown;
  private length = 0;

  constructor(private readonly most: number) {}

  /** Ends the row, because the upstream answered. */
  end(): void {
    this.length = 0;
  }

  /** Does nothing: the policy calls it for every outcome that is not a failure, but only `end` ends a row. */
  success(): void {}

  failure(state: CircuitState): boolean {
    this.length += 1;
    return state === CircuitState.HalfOpen || this.length >= this.most;
  }
}

const openness = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
} as const;

/** Whether the upstream could not be reached, was too late, or answered with a server error. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  const { failure, status = 0 } = error;
  return failure === 'timed-out' || failure === 'unreachable' || (failure === 'status' && status >= 500);
}

/** Whether the upstream answered, but with an unusable status: it is alive. */
function isRefusal(error: unknown): boolean {
  return error instanceof FetchError && error.failure === 'status';
}
