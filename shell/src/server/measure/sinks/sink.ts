import type { MeasuredEvent } from '@forecourt/site';

/** Storage of measured events. Events that it has taken outlive this process. */
export interface EventSink {
  /**
   * Writes events.
   * @returns number of events that the sink refuses for good, without saying which; the others are stored
   * @throws if not all of them are stored; they are written again later, all of them, and some may then be stored twice, with the same id
   */
  write(events: readonly MeasuredEvent[]): Promise<number>;
  /** Returns ids of recently stored events, as far as possible, so that a new process knows those of the one before it. */
  recent(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** The sink refuses these events for good, so that they are given up. */
export class EventsRefused extends Error {
  override name = 'EventsRefused';
}
