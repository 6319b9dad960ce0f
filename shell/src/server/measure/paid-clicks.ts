import type { MeasuredEvent } from '@forecourt/site';
import { DailySums } from './daily-sums';
import { SeenIds } from './seen-ids';

/** Of the last so many pairs of a view and a listing at least, this shell knows what was seen and followed. */
const remembered = 100_000;
/** So many clicks on one listing count of one network and day. */
const mostOfListing = 10;

/** Why a paid click does not count. */
export type Discarded = NonNullable<MeasuredEvent['discarded']> | 'no-impression' | 'repeated';

/**
 * What one network may have counted of paid clicks (R78). Whether a click was followed twice, or never seen, is said for the figures only:
 * another shell may have taken the impression, and the report, which reads what all of them kept, decides.
 */
export class PaidClicks {
  private readonly seen = new SeenIds(remembered);
  private readonly followed = new SeenIds(remembered);
  private readonly ofNetwork: DailySums;
  private readonly ofListing: DailySums;

  /** @param most clicks of one network that count in a day */
  constructor(most: number, now: () => number) {
    this.ofNetwork = new DailySums(most, now);
    this.ofListing = new DailySums(mostOfListing, now);
  }

  /** Takes a paid event of a signed view. @returns why it does not count as far as this shell knows; null where it does */
  take({ type, id, pair = '' }: MeasuredEvent, network: string): Discarded | null {
    if (type === 'impression') {
      this.seen.add(pair);
      return null;
    }
    if (this.followed.has(pair)) return 'repeated';
    if (!this.ofListing.takes(`${network} ${id}`, 1) || !this.ofNetwork.takes(network, 1)) return 'network';
    this.followed.add(pair);
    return this.seen.has(pair) ? null : 'no-impression';
  }
}
