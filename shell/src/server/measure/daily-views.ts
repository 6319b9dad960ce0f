import { createHmac } from 'node:crypto';
import { DailySums } from './daily-sums';

/** Characters of an id: 132 bits. */
const digits = 22;
/** Maximum of visitors of one network who count for one vehicle in a day. */
const mostOfNetwork = 10;

/** A visitor as the shell sees one; nothing of this is stored. */
export interface Visitor {
  network: string;
  /** `User-Agent` header. */
  browser: string;
}

/**
 * Counts views of vehicles' pages once for a visitor and a day (R77). The view's id is a keyed digest of visitor and vehicle: a repetition has the
 * same id, and so is a duplicate everywhere; the views of one visitor have unrelated ids, and without the day's key nobody can compute one.
 */
export class DailyViews {
  private readonly ofNetwork: DailySums;

  constructor(
    private readonly key: () => Promise<Buffer>,
    now: () => number,
  ) {
    this.ofNetwork = new DailySums(mostOfNetwork, now);
  }

  async idOf(vehicle: string, { network, browser }: Visitor): Promise<string> {
    const text = JSON.stringify([vehicle, network, browser]);
    return createHmac('sha256', await this.key())
      .update(text)
      .digest('base64url')
      .slice(0, digits);
  }

  /** Whether one more visitor of a network may count for a vehicle today. */
  takes(vehicle: string, { network }: Visitor): boolean {
    return this.ofNetwork.takes(`${network} ${vehicle}`, 1);
  }
}
