/** A fair queue for work that costs much processor time. */

/** The client that waits. */
export interface Turn {
  /** Empty if it is not known. */
  network: string;
  /** Aborts when the client has left. */
  gone: AbortSignal;
}

/** Why a client gets no turn: too many wait, or it left. */
export type NoTurn = 'full' | 'left';

interface Waiting {
  begin(): void;
  turnAway(): void;
}

/**
 * Limits how many jobs run at a time and how many wait. The networks take turns, so that a client waits for one job of each other network,
 * however many these sent; where there is no room left, the last job of the network with the most gives way.
 */
export class Turns {
  private running = 0;
  /** In the order of turns; no list is empty. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly limits: { atOnce: number; room: number }) {}

  /** Waits for a turn. @returns a function that ends it, to be called once; or why there is none */
  async take({ network, gone }: Turn): Promise<(() => void) | NoTurn> {
    if (gone.aborted) return 'left';
    if (this.running < this.limits.atOnce) return this.begin();
    if (!this.makeRoom(network)) return 'full';
    return new Promise((resolve) => {
      const end = (outcome: (() => void) | NoTurn) => {
        gone.removeEventListener('abort', leave);
        resolve(outcome);
      };
      const waiting = { begin: () => end(this.begin()), turnAway: () => end('full') };
      const leave = () => {
        this.remove(network, waiting);
        end('left');
      };
      gone.addEventListener('abort', leave, { once: true });
      this.waiting.set(network, [...(this.waiting.get(network) ?? []), waiting]);
    });
  }

  private begin(): () => void {
    this.running += 1;
    return () => {
      this.running -= 1;
      const [network, [next, ...others] = []] = this.waiting.entries().next().value ?? [];
      if (network === undefined) return;
      // To the end of the queue, behind all other networks.
      this.waiting.delete(network);
      if (others.length > 0) this.waiting.set(network, others);
      next?.begin();
    };
  }

  private makeRoom(network: string): boolean {
    const rows = [...this.waiting];
    if (rows.reduce((sum, [, row]) => sum + row.length, 0) < this.limits.room) return true;
    const [most = '', row = []] = rows.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const last = row.at(-1);
    if (last === undefined || row.length <= (this.waiting.get(network)?.length ?? 0) + 1) return false;
    this.remove(most, last);
    last.turnAway();
    return true;
  }

  private remove(network: string, waiting: Waiting): void {
    const others = (this.waiting.get(network) ?? []).filter((each) => each !== waiting);
    if (others.length > 0) this.waiting.set(network, others);
    else this.waiting.delete(network);
  }
}
