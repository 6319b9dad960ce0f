import type { ConcurrencyLimit } from './concurrency-limit';

/** Reason why a request is refused: the queue is full, it waited too long, or its client has left. */
export type Refusal = 'full' | 'waited' | 'left';

interface Limits {
  /** Number of concurrent requests. */
  concurrency: ConcurrencyLimit;
  /** Maximum of queued requests. */
  room: number;
  /** Longest time in the queue, ms. */
  timeoutMs: number;
  /** Awaited before each admission. */
  backlogDrained: () => Promise<void>;
}

/** A queued request. */
interface Waiting {
  network: string;
  admit(): void;
  refuse(): void;
}

/**
 * Limits concurrent requests and queues some more, so that admitted ones are served as quickly as ever; all others are refused at once,
 * which costs next to nothing. Fair between networks: the next request is one of the network with the fewest admitted, and when the queue
 * is full, the last request of the network with the most gives way. However many requests come from one network, the others get their
 * pages.
 */
export class Admission {
  private taken = 0;
  private readonly insideOf = new Map<string, number>();
  /** In order of arrival. */
  private readonly queue = new Set<Waiting>();
  private isAdmitting = false;

  constructor(private readonly limits: Limits) {}

  /** Number of admitted requests. */
  get inside(): number {
    return this.taken;
  }

  /** Number of requests that may be admitted for now. */
  get places(): number {
    return this.limits.concurrency.places;
  }

  /** Whether a request would be admitted at once. */
  get isFree(): boolean {
    return this.taken + this.queue.size < this.limits.concurrency.places;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /**
   * @param network the client's network @param gone aborts when the client leaves
   * @returns a function that frees the place (once), or the reason why there is none
   */
  async enter(network: string, gone: AbortSignal): Promise<(() => void) | Refusal> {
    if (gone.aborted) return 'left';
    if (!this.makeRoom(network)) return 'full';
    return new Promise((resolve) => {
      const end = (outcome: (() => void) | Refusal) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
        this.queue.delete(waiting);
        resolve(outcome);
      };
      const waiting = { network, admit: () => end(this.take(network)), refuse: () => end('full') };
      const leave = () => end('left');
      const timer = setTimeout(() => end('waited'), this.limits.timeoutMs);
      gone.addEventListener('abort', leave);
      this.queue.add(waiting);
      void this.admit();
    });
  }

  /** Records the render of an admitted page. @param tookMs including the wait for a renderer */
  rendered(tookMs: number): void {
    this.limits.concurrency.rendered(tookMs, this.taken);
    void this.admit();
  }

  /** Whether one more request may queue; if the queue is full, the last request of a network that has more gives way. */
  private makeRoom(network: string): boolean {
    const { concurrency, room } = this.limits;
    if (this.taken + this.queue.size < concurrency.places + room) return true;
    const loadOf = new Map(this.insideOf);
    for (const waiting of this.queue) loadOf.set(waiting.network, (loadOf.get(waiting.network) ?? 0) + 1);
    const load = ({ network: whose }: Waiting) => loadOf.get(whose) ?? 0;
    const last = [...this.queue].reduce<Waiting | null>(
      (most, one) => (most === null || load(one) >= load(most) ? one : most),
      null,
    );
    if (last === null || load(last) <= (loadOf.get(network) ?? 0) + 1) return false;
    last.refuse();
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
      void this.admit();
    };
  }

  private async admit(): Promise<void> {
    if (this.isAdmitting) return;
    this.isAdmitting = true;
    while (this.queue.size > 0 && this.taken < this.limits.concurrency.places) {
      await this.limits.backlogDrained();
      this.next()?.admit();
    }
    this.isAdmitting = false;
  }

  /** Returns the first request of the network with the fewest admitted. */
  private next(): Waiting | null {
    const inside = ({ network }: Waiting) => this.insideOf.get(network) ?? 0;
    return [...this.queue].reduce<Waiting | null>(
      (first, one) => (first === null || inside(one) < inside(first) ? one : first),
      null,
    );
  }
}
