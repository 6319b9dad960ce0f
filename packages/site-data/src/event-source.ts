import type { MeasuredEvent } from '@forecourt/site';

/** Some stored events. */
export interface EventsPiece {
  events: MeasuredEvent[];
  /** Position after the last event that was read, also of those that are not wanted. */
  end: number;
}

/** A place where shells store measured events, by the day (UTC) of their arrival. */
export interface EventSource {
  /** Returns the name of a day's events, under which a reader stores its position. */
  nameOf(day: string): string;
  /** Lists the days with events, in order. */
  days(): Promise<string[]>;
  /** Reads the events of a day; `null` for a line that is no event. */
  read(day: string): AsyncIterable<MeasuredEvent | null>;
  /**
   * Reads the events of a type that were added to a day. None is left out, and some may be read again, with the same ids.
   * @param start position up to which the day was read before, 0 for none
   */
  readAdded(day: string, start: number, type: MeasuredEvent['type']): AsyncIterable<EventsPiece>;
}
