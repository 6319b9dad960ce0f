import { reasonOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import { RecentIds } from './recent-ids';
import { type EventSink, EventsRefused } from './sinks/sink';

/** Number of events, at least, whose duplicates are recognised. */
const remembered = 100_000;
/** Maximum of events in one write to the sink. */
const atOnce = 1_000;

/** Result for an event batch: all stored; still queued; or some found no space, which the browser may send again. */
export type Taken = 'stored' | 'waiting' | 'full';

interface Waiting {
  event: MeasuredEvent;
  stored: Promise<void>;
  settle: () => void;
}

interface Options {
  sink: EventSink;
  /** Maximum of events that wait for the sink. */
  most: number;
  /** Pause after the first failure of the sink, ms; each further one is twice as long, up to `mostRestMs`. */
  restMs: number;
  mostRestMs: number;
  /** Time that a browser waits for confirmation that its events are stored, ms. */
  timeoutMs: number;
  onStored: (event: MeasuredEvent) => void;
  onRepeated: () => void;
  /** Called for an event that found no space, or that the sink refuses for good. */
  onLost: (why: 'full' | 'refused') => void;
  onFailure: (reason: string) => void;
}

/**
 * A queue between browsers and the sink. A browser may forget events once they are confirmed: they are in the sink. It sends others again,
 * and duplicates count once.
 */
export class EventLog {
  private readonly stored = new RecentIds(remembered);
  private readonly queue = new Map<string, Waiting>();
  private writing: Promise<void> | null = null;
  private wake: (() => void) | null = null;
  private isClosing = false;

  constructor(private readonly options: Options) {}

  /** Number of events that wait for the sink. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Whether an event is a duplicate, as far as this process remembers. */
  knows(id: string): boolean {
    return this.queue.has(id) || this.stored.has(id);
  }

  /** Reads the ids that the process before this one stored. */
  async recall(): Promise<void> {
    for await (const id of this.options.sink.recent()) this.stored.add(id);
  }

  async take(events: readonly MeasuredEvent[]): Promise<Taken> {
    const { most, timeoutMs, onRepeated, onLost } = this.options;
    const awaited: Promise<void>[] = [];
    let isFull = false;
    for (const event of events) {
      const before = this.queue.get(event.event);
      if (before !== undefined || this.stored.has(event.event)) {
        onRepeated();
        if (before !== undefined) awaited.push(before.stored);
      } else if (this.queue.size >= most || this.isClosing) {
        isFull = true;
        onLost('full');
      } else awaited.push(this.enqueue(event).stored);
    }
    if (this.queue.size > 0) this.writing ??= this.write();
    const isStored = await within(timeoutMs, Promise.all(awaited));
    if (isFull) return 'full';
    return isStored ? 'stored' : 'waiting';
  }

  /** Accepts no more events, tries once more to write the queue, and closes the sink. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.wake?.();
    await this.writing;
    await this.options.sink.close();
  }

  private enqueue(event: MeasuredEvent): Waiting {
    let settle = () => {};
    const stored = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const waiting = { event, stored, settle };
    this.queue.set(event.event, waiting);
    return waiting;
  }

  private async write(): Promise<void> {
    const { sink, restMs, mostRestMs, onStored, onLost, onFailure } = this.options;
    let rest = restMs;
    while (this.queue.size > 0) {
      const next = [...this.queue.values()].slice(0, atOnce);
      const finish = (refused: number) => {
        for (const [at, { event, settle }] of next.entries()) {
          this.queue.delete(event.event);
          this.stored.add(event.event);
          if (at < refused) onLost('refused');
          else onStored(event);
          settle();
        }
        rest = restMs;
      };
      try {
        const refused = await sink.write(next.map(({ event }) => event));
        if (refused > 0) onFailure(`the sink refuses ${refused} of ${next.length} events`);
        finish(refused);
      } catch (error) {
        onFailure(reasonOf(error));
        if (error instanceof EventsRefused) finish(next.length);
        else if (this.isClosing) break;
        else {
          await this.rest(rest);
          rest = Math.min(rest * 2, mostRestMs);
        }
      }
    }
    // In the same turn as the check for an empty queue, so that the next event starts a new run.
    this.writing = null;
  }

  private async rest(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.isClosing) this.wake();
    });
    this.wake = null;
  }
}

/** Whether the promise resolved within the time, ms. */
async function within(ms: number, done: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const inTime = await Promise.race([done.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
