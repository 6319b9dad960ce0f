import { isPaid, type MeasuredEvent, type Told } from '@forecourt/site';
import type { Metrics } from '../metrics';
import type { DailySums } from './daily-sums';
import type { EventLog, Taken } from './event-log';
import { judge } from './judge';
import type { PaidClicks } from './paid-clicks';
import type { PlanNames } from './plan-names';
import type { SignedViews } from './signed-views';

/** Who tells. */
export interface Asker {
  brand: string;
  network: string;
  /** Whether the visitor asks not to be followed. */
  isPrivate: boolean;
}

interface Parts {
  events: EventLog;
  metrics: Metrics;
  views: SignedViews;
  clicks: PaidClicks;
  plans: PlanNames;
  /** Bytes that one network, and all together, may have kept in a day. */
  bytes: Readonly<Record<'network' | 'all', DailySums>>;
  /** Told of each time that there is no room. */
  onAbove: (why: 'network-bytes' | 'bytes') => void;
}

/** What is measured, from a request to the log: what counts, in what is worth its room, and not above anybody's share. */
export class Intake {
  constructor(private readonly parts: Parts) {}

  /** Signs a view that a page made up. */
  sign(view: string, brand: string): string {
    return this.parts.views.sign(view, brand);
  }

  /** @returns `nothing` where none of it can have happened; `above` where it is more than may be kept today, of which nothing is taken */
  async take(told: Told, { brand, network, isPrivate }: Asker): Promise<Taken | 'nothing' | 'above'> {
    const { events, metrics, views, plans } = this.parts;
    const { taken, refused } = judge(
      told,
      {
        ...{ brand, isPrivate, plan: plans.nameOf(told.plan) },
        signed: told.view === undefined ? null : views.read(told.view, brand),
        pairOf: (view, listing) => views.pairOf(view, listing),
      },
      Date.now(),
    );
    for (const why of refused) metrics.measuredRefused.inc({ why });
    if (taken.length === 0) return 'nothing';
    const fresh = taken.filter(({ event }) => !events.knows(event));
    if (!this.hasRoom(fresh, network)) return 'above';
    for (const event of fresh) if (isPaid(event)) this.bound(event, network);
    return events.take(taken);
  }

  private hasRoom(fresh: readonly MeasuredEvent[], network: string): boolean {
    const { bytes, metrics, onAbove } = this.parts;
    const size = Buffer.byteLength(fresh.map((event) => JSON.stringify(event)).join('\n'));
    const above = !bytes.network.takes(network, size) ? 'network-bytes' : bytes.all.takes('', size) ? null : 'bytes';
    if (above === null) return true;
    metrics.measuredRefused.inc({ why: above }, fresh.length);
    onAbove(above);
    return false;
  }

  private bound(event: MeasuredEvent, network: string): void {
    const { clicks, metrics } = this.parts;
    const why = event.discarded ?? clicks.take(event, network);
    if (why === 'network') event.discarded = why;
    if (why !== null) metrics.paidDiscarded.inc({ type: event.type, why });
  }
}
