import type { Shelf } from './shelf';

/** A text that is refused. */
export interface Refusal {
  /** The refused source: the path of a file, or the address of a post. */
  of: string;
  reason: string;
}

/**
 * Editorial content, wherever editors write it. An invalid text is refused with its reason, and its last valid version stays, also after a
 * restart; so does all content while its origin is away.
 */
export interface Editorial {
  /** The present content. */
  readonly shelf: Shelf;
  readonly refusals: readonly Refusal[];
  /** Why the content is not up to date; null if it is. */
  readonly outage: string | null;
  /** Reads the content that has changed; concurrent calls share one reading. */
  look(): Promise<void>;
  /** Reads the content now, and again whenever it may have changed. */
  watch(): Promise<void>;
  stop(): void;
}
