import type { MeasuredEvent } from '@forecourt/site';

/** Tolerance for the times of a click and its impression, ms: events travel separately, so their order is not exact. */
const toleranceMs = 60_000;

/** The reason why a paid event does not count. */
export type DiscardReason = 'no-impression' | 'repeated' | 'unsigned' | 'network';

/** The events of one listing in one signed view. */
interface Pair {
  /** Time of the first impression, epoch milliseconds; infinite without one. */
  shownAt: number;
  clicks: MeasuredEvent[];
}

/**
 * Decides which paid clicks count (R78): of a listing in a signed view the first one after an impression, in whatever order they were
 * stored. The events of a view are stored within a day after it was signed, in one file or two consecutive ones, so pairs of two files are
 * retained.
 * @param onClick receives each click once its pair is complete, with the reason why it does not count, or null if it counts
 */
export class PaidPairs {
  private current = new Map<string, Pair>();
  private previous = new Map<string, Pair>();

  constructor(private readonly onClick: (click: MeasuredEvent, why: DiscardReason | null) => void) {}

  /** Adds an event to its pair. @returns the reason why it does not count, if that is known already; else null */
  add(event: MeasuredEvent): DiscardReason | null {
    const { type, at, pair, discarded = null } = event;
    if (pair === undefined) return 'unsigned';
    if (discarded !== null) return discarded;
    const known = this.previous.get(pair) ??
      this.current.get(pair) ?? { shownAt: Number.POSITIVE_INFINITY, clicks: [] };
    if (type === 'impression') known.shownAt = Math.min(known.shownAt, at);
    else known.clicks.push(event);
    if (!this.previous.has(pair)) this.current.set(pair, known);
    return null;
  }

  /** Decides the pairs of the file before the last, and begins the next file. Call it twice at the end. */
  nextFile(): void {
    for (const { shownAt, clicks } of this.previous.values()) {
      let isCounted = false;
      for (const click of clicks.toSorted((a, b) => a.at - b.at)) {
        const isAfter = click.at >= shownAt - toleranceMs;
        this.onClick(click, isCounted ? 'repeated' : isAfter ? null : 'no-impression');
        isCounted ||= isAfter;
      }
    }
    this.previous = this.current;
    this.current = new Map();
  }
}
