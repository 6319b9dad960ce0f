import type { MeasuredEvent } from '@forecourt/site';

/** Events come by different ways: one may be said to be so much earlier than another that came before it, ms. */
const slackMs = 60_000;

/** Why something that was paid for does not count. */
export type DiscardedWhy = 'no-impression' | 'repeated' | 'unsigned' | 'network';

interface Pair {
  /** When it was seen first; infinite where it was not. */
  seenAt: number;
  clicks: MeasuredEvent[];
}

/**
 * Which paid clicks count (R78): of a listing in a signed view the first one after an impression, in whatever order they were kept. All of a
 * view is kept within a day after it was signed, in one file or in two that follow each other, and so no more is remembered.
 * @param onClick told of each click, with why it does not count or null, once all of its pair has come
 */
export class PaidPairs {
  private young = new Map<string, Pair>();
  private old = new Map<string, Pair>();

  constructor(private readonly onClick: (click: MeasuredEvent, why: DiscardedWhy | null) => void) {}

  /** @returns why it does not count whatever else comes; null where that is open, or where it counts */
  add(event: MeasuredEvent): DiscardedWhy | null {
    const { type, at, pair, discarded = null } = event;
    if (pair === undefined) return 'unsigned';
    if (discarded !== null) return discarded;
    const known = this.old.get(pair) ?? this.young.get(pair) ?? { seenAt: Number.POSITIVE_INFINITY, clicks: [] };
    if (type === 'impression') known.seenAt = Math.min(known.seenAt, at);
    else known.clicks.push(event);
    if (!this.old.has(pair)) this.young.set(pair, known);
    return null;
  }

  /** The next file begins; at the end it is called twice. */
  turn(): void {
    for (const { seenAt, clicks } of this.old.values()) {
      let isCounted = false;
      for (const click of clicks.toSorted((a, b) => a.at - b.at)) {
        const isAfter = click.at >= seenAt - slackMs;
        this.onClick(click, isCounted ? 'repeated' : isAfter ? null : 'no-impression');
        isCounted ||= isAfter;
      }
    }
    this.old = this.young;
    this.young = new Map();
  }
}
