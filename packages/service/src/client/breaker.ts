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
  /** Whose breaker it is, for the message. */
  name: string;
  /** After so many in a row requests are refused. */
  failures: number;
  /**
   * For so long at most; then one request is tried, and its outcome decides. The first rest is a twentieth of it, and each that follows in
   * vain twice as long: an upstream that was away shortly is asked again shortly after.
   */
  restMs: number;
  /** Told when it changes: 1 is open, 0.5 half open, 0 closed. */
  onChange?: (openness: 0 | 0.5 | 1) => void;
}

/** Runs requests to one upstream, or refuses to. */
export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Leaves an upstream that fails alone for a while. Only what the upstream does by itself is a failure, see `isFailure`: what hangs on
 * one request must not refuse those of everybody else.
 * @returns runs a request; it rejects with a FetchError `breaker-open` instead while the breaker is open.
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

/** Counts failures in a row. Outcomes that say nothing of the upstream neither lengthen the row nor end it. */
class Row implements IBreaker {
  state: unknown;
  private length = 0;

  constructor(private readonly most: number) {}

  /** The upstream answered: the row is over. */
  end(): void {
    this.length = 0;
  }

  /** What ends a row is said by `end`; the policy calls this for every outcome that is no failure. */
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

/** Nobody answered, not in time, or with a status that says that the upstream is broken. */
function isFailure(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  const { failure, status = 0 } = error;
  return failure === 'timed-out' || failure === 'unreachable' || (failure === 'status' && status >= 500);
}

/** An answer that could be used if the request were another one. */
function isRefusal(error: unknown): boolean {
  return error instanceof FetchError && error.failure === 'status';
}
