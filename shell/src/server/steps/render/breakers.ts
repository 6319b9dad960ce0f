import type { ModuleKey } from '@forecourt/contracts';

export type BreakerState = 'closed' | 'open' | 'half-open';

interface Breaker {
  state: BreakerState;
  /** Fragments that ended a renderer and have not rendered well since. */
  suspects: Set<string>;
  openedAt: number;
  restMs: number;
}

export interface BreakerOptions {
  /** First rest, ms; each failed trial doubles it. */
  restMs: number;
  mostRestMs: number;
  now: () => number;
  onChange: (key: ModuleKey, state: BreakerState) => void;
}

/**
 * Breakers for the versions of remotes. One opens when a fragment of its version ends a renderer, the first time; after a rest it lets one
 * page try again, and closes when that very fragment has rendered well. While it is open, the version's slots show their fallback at no
 * cost. A fragment that throws, or renders HTML that may not be sent, costs nothing but its slot, and may do so for one address only: that
 * opens no breaker.
 */
export class RemoteBreakers {
  private readonly breakers = new Map<ModuleKey, Breaker>();

  constructor(private readonly options: BreakerOptions) {}

  /** Whether this page may try the version. While the breaker is half-open, only the page that made it so may. */
  admit(key: ModuleKey): boolean {
    const breaker = this.breakers.get(key);
    if (breaker === undefined) return true;
    if (this.options.now() - breaker.openedAt < breaker.restMs) return false;
    // A trial without a result does not keep the breaker half-open for ever: the next rest allows another.
    breaker.openedAt = this.options.now();
    this.turn(key, breaker, 'half-open');
    return true;
  }

  isClosed(key: ModuleKey): boolean {
    return !this.breakers.has(key);
  }

  rendered(key: ModuleKey, fragment: string): void {
    const breaker = this.breakers.get(key);
    if (breaker === undefined) return;
    breaker.suspects.delete(fragment);
    if (breaker.suspects.size === 0) this.close(key);
  }

  /** Records that a fragment ended a renderer. */
  died(key: ModuleKey, fragment: string): void {
    const { restMs, mostRestMs, now } = this.options;
    const breaker = this.breakers.get(key);
    if (breaker === undefined) {
      const opened: Breaker = { state: 'closed', suspects: new Set([fragment]), openedAt: now(), restMs };
      this.breakers.set(key, opened);
      this.turn(key, opened, 'open');
      return;
    }
    breaker.suspects.add(fragment);
    if (breaker.state === 'half-open') breaker.restMs = Math.min(breaker.restMs * 2, mostRestMs);
    breaker.openedAt = now();
    this.turn(key, breaker, 'open');
  }

  /** Closes the breaker: the page was at fault, not the version. */
  close(key: ModuleKey): void {
    const breaker = this.breakers.get(key);
    if (breaker === undefined) return;
    this.breakers.delete(key);
    this.turn(key, breaker, 'closed');
  }

  private turn(key: ModuleKey, breaker: Breaker, state: BreakerState): void {
    if (breaker.state === state) return;
    breaker.state = state;
    this.options.onChange(key, state);
  }
}
