/** Why nobody was let in: no room to wait, waited for too long, or has left in the meantime. */
export type TurnedAway = 'full' | 'waited' | 'left';

interface Limits {
  /** At most so many at once. */
  places: number;
  /** So many more wait for a place, in the order in which they came. */
  room: number;
  /** For at most so long, in milliseconds. */
  patienceMs: number;
  /** Waited for before each one is let in. */
  quiet: () => Promise<void>;
}

/**
 * Lets so many in at once and has some wait, so that who is let in is served as quickly as ever; all others are turned away at once,
 * which costs next to nothing.
 */
export class Admission {
  private taken = 0;
  private readonly queue = new Set<() => void>();
  private isLettingIn = false;

  constructor(private readonly limits: Limits) {}

  /** How many are in. */
  get inside(): number {
    return this.taken;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** @returns gives the place back, once; or why there is none. @param gone aborts when it is not wanted any more */
  async enter(gone: AbortSignal): Promise<(() => void) | TurnedAway> {
    if (gone.aborted) return 'left';
    const { places, room, patienceMs } = this.limits;
    if (this.taken + this.queue.size >= places + room) return 'full';
    return new Promise((resolve) => {
      const end = (outcome: (() => void) | TurnedAway) => {
        clearTimeout(patience);
        gone.removeEventListener('abort', leave);
        this.queue.delete(called);
        resolve(outcome);
      };
      const called = () => end(this.take());
      const leave = () => end('left');
      const patience = setTimeout(() => end('waited'), patienceMs);
      gone.addEventListener('abort', leave);
      this.queue.add(called);
      void this.letIn();
    });
  }

  private take(): () => void {
    this.taken += 1;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.taken -= 1;
      void this.letIn();
    };
  }

  private async letIn(): Promise<void> {
    if (this.isLettingIn) return;
    this.isLettingIn = true;
    while (this.queue.size > 0 && this.taken < this.limits.places) {
      await this.limits.quiet();
      const [next] = this.queue;
      next?.();
    }
    this.isLettingIn = false;
  }
}
