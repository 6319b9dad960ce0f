import type { MeasuredEvent } from '@forecourt/site';

/** Where measured events end up. What it has taken it keeps, whatever becomes of this process. */
export interface EventSink {
  /**
   * @returns how many of them it will never take, whichever they are; the others it has
   * @throws when not all of them are kept: they are written again, whole, later, and some may then be there twice, by the same id
   */
  write(events: readonly MeasuredEvent[]): Promise<number>;
  /** Ids of events that it took lately, as far as it can say, so that a start knows what the process before it took. */
  recent(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** What the sink will never take, however often it is asked: it is given up. */
export class EventsRefused extends Error {
  override name = 'EventsRefused';
}
