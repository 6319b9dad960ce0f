import type { ModuleKey } from '@forecourt/contracts';

export type BreakerState = 'closed' | 'open' | 'half-open';

interface Breaker {
  state: BreakerState;
  failures: number;
  openedAt: number;
}

/**
 * A breaker for every version of a remote: opens after repeated failures in a row, lets one page try again after a rest, and
 * closes when that one went well. While it is open the remote's slots show their fallback at no cost.
 */
export class RemoteBreakers {
  private readonly breakers = new Map<ModuleKey, Breaker>();

  constructor(
    private readonly options: {
      failuresToOpen: number;
      restMs: number;
      now: () => number;
      onChange: (key: ModuleKey, state: BreakerState) => void;
    },
  ) {}

  /** Whether this page may try the remote. In a half-open breaker only the page that opened it half may. */
  admit(key: ModuleKey): boolean {
    const breaker = this.breakers.get(key);
    if (breaker === undefined || breaker.state === 'closed') return true;
    if (this.options.now() - breaker.openedAt < this.options.restMs) return false;
    // A trial that never came back does not keep the breaker half open for ever: the next rest allows another.
    breaker.openedAt = this.options.now();
    this.turn(key, breaker, 'half-open');
    return true;
  }

  succeeded(key: ModuleKey): void {
    const breaker = this.breakers.get(key);
    if (breaker === undefined) return;
    this.breakers.delete(key);
    this.turn(key, breaker, 'closed');
  }

  failed(key: ModuleKey): void {
    const breaker = this.breakers.get(key) ?? { state: 'closed', failures: 0, openedAt: 0 };
    this.breakers.set(key, breaker);
    breaker.failures += 1;
    if (breaker.state === 'closed' && breaker.failures < this.options.failuresToOpen) return;
    breaker.openedAt = this.options.now();
    this.turn(key, breaker, 'open');
  }

  stateOf(key: ModuleKey): BreakerState {
    return this.breakers.get(key)?.state ?? 'closed';
  }

  private turn(key: ModuleKey, breaker: Breaker, state: BreakerState): void {
    if (breaker.state === state) return;
    breaker.state = state;
    this.options.onChange(key, state);
  }
}
