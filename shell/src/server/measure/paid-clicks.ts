import type { MeasuredEvent } from '@forecourt/site';
import { DailySums } from './daily-sums';
import { RecentIds } from './recent-ids';

/** Number of pairs of view and listing, at least, whose impressions and clicks this shell remembers. */
const remembered = 100_000;
/** Maximum of clicks on one listing that count, for a network and day. */
const mostOfListing = 10;

/** Reason why a paid click does not count. */
export type Discarded = NonNullable<MeasuredEvent['discarded']> | 'no-impression' | 'repeated';

/**
 * Limits the paid clicks of one network that count (R78). Duplicates and clicks without an impression are only counted in the metrics:
 * another shell may have taken the impression, and the report, which reads the events of all shells, decides.
 */
export class PaidClicks {
  private readonly counted = new RecentIds(remembered);
  private readonly followed = new RecentIds(remembered);
  private readonly ofNetwork: DailySums;
  private readonly ofListing: DailySums;

  /** @param most clicks of one network that count in a day */
  constructor(most: number, now: () => number) {
    this.ofNetwork = new DailySums(most, now);
    this.ofListing = new DailySums(mostOfListing, now);
  }

  /** Takes a paid event of a signed view. @returns why it does not count, as far as this shell knows; null if it counts */
  take({ type, id, pair = '' }: MeasuredEvent, network: string): Discarded | null {
    if (type === 'impression') {
      this.counted.add(pair);
      return null;
    }
    if (this.followed.has(pair)) return 'repeated';
    if (!this.ofListing.takes(`${network} ${id}`, 1) || !this.ofNetwork.takes(network, 1)) return 'network';
    this.followed.add(pair);
    return this.counted.has(pair) ? null : 'no-impression';
  }
}
