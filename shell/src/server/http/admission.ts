import type { Pace } from './pace';

/** Why nobody was let in: no room to wait, waited for too long, or has left in the meantime. */
export type TurnedAway = 'full' | 'waited' | 'left';

interface Limits {
  /** How many at once. */
  pace: Pace;
  /** So many more wait for a place, in the order in which they came. */
  room: number;
  /** For at most so long, in milliseconds. */
  patienceMs: number;
  /** Waited for before each one is let in. */
  quiet: () => Promise<void>;
}

/** Somebody who waits for a place. */
interface Waiting {
  network: string;
  letIn(): void;
  turnAway(): void;
}

/**
 * Lets so many in at once and has some wait, so that who is let in is served as quickly as ever; all others are turned away at once,
 * which costs next to nothing. Fair between networks: next is one of whose network the fewest are in, and where there is no room left, the last of
 * the network with the most gives way. However many ask from one, those from elsewhere get their pages.
 */
export class Admission {
  private taken = 0;
  private readonly insideOf = new Map<string, number>();
  /** In the order in which they came. */
  private readonly queue = new Set<Waiting>();
  private isLettingIn = false;

  constructor(private readonly limits: Limits) {}

  /** How many are in. */
  get inside(): number {
    return this.taken;
  }

  /** How many may be in for now. */
  get places(): number {
    return this.limits.pace.places;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /**
   * @param network whence it comes @param gone aborts when it is not wanted any more
   * @returns gives the place back, once; or why there is none
   */
  async enter(network: string, gone: AbortSignal): Promise<(() => void) | TurnedAway> {
    if (gone.aborted) return 'left';
    if (!this.makeRoom(network)) return 'full';
    return new Promise((resolve) => {
      const end = (outcome: (() => void) | TurnedAway) => {
        clearTimeout(patience);
        gone.removeEventListener('abort', leave);
        this.queue.delete(waiting);
        resolve(outcome);
      };
      const waiting = { network, letIn: () => end(this.take(network)), turnAway: () => end('full') };
      const leave = () => end('left');
      const patience = setTimeout(() => end('waited'), this.limits.patienceMs);
      gone.addEventListener('abort', leave);
      this.queue.add(waiting);
      void this.letIn();
    });
  }

  /** One of those who are in was rendered. @param tookMs waiting for a renderer included */
  rendered(tookMs: number): void {
    this.limits.pace.rendered(tookMs, this.taken);
    void this.letIn();
  }

  /** Whether one more may wait; where there is no room, who came last of a network that has more gives way. */
  private makeRoom(network: string): boolean {
    const { pace, room } = this.limits;
    if (this.taken + this.queue.size < pace.places + room) return true;
    const askOf = new Map(this.insideOf);
    for (const waiting of this.queue) askOf.set(waiting.network, (askOf.get(waiting.network) ?? 0) + 1);
    const ask = ({ network: whose }: Waiting) => askOf.get(whose) ?? 0;
    const last = [...this.queue].reduce<Waiting | null>(
      (most, one) => (most === null || ask(one) >= ask(most) ? one : most),
      null,
    );
    if (last === null || ask(last) <= (askOf.get(network) ?? 0) + 1) return false;
    last.turnAway();
    return true;
  }

  private take(network: string): () => void {
    this.taken += 1;
    this.insideOf.set(network, (this.insideOf.get(network) ?? 0) + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.taken -= 1;
      const left = this.insideOf.get(network)! - 1;
      if (left > 0) this.insideOf.set(network, left);
      else this.insideOf.delete(network);
      void this.letIn();
    };
  }

  private async letIn(): Promise<void> {
    if (this.isLettingIn) return;
    this.isLettingIn = true;
    while (this.queue.size > 0 && this.taken < this.limits.pace.places) {
      await this.limits.quiet();
      this.next()?.letIn();
    }
    this.isLettingIn = false;
  }

  /** The first of those of whose network the fewest are in. */
  private next(): Waiting | null {
    const inside = ({ network }: Waiting) => this.insideOf.get(network) ?? 0;
    return [...this.queue].reduce<Waiting | null>(
      (first, one) => (first === null || inside(one) < inside(first) ? one : first),
      null,
    );
  }
}
