import { type EventBatch, isPaid, type MeasuredEvent } from '@forecourt/site';
import type { Metrics } from '../metrics';
import type { DailySums } from './daily-sums';
import type { DailyViews } from './daily-views';
import type { EventLog, Taken } from './event-log';
import type { PaidClicks } from './paid-clicks';
import type { PlanNames } from './plan-names';
import type { SignedViews } from './signed-views';
import { validateEvents } from './validate-events';

/** The sender of events. */
export interface Client {
  brand: string;
  network: string;
  /** Whether the visitor objects to tracking. */
  isPrivate: boolean;
  /** `User-Agent` header. */
  browser: string;
  /** Campaign that brought the visitor, if any. */
  campaign: string | undefined;
  /** Whether nobody looks at the page yet, or a tester does. */
  isNoVisit: boolean;
}

interface Parts {
  events: EventLog;
  metrics: Metrics;
  views: SignedViews;
  clicks: PaidClicks;
  daily: DailyViews;
  plans: PlanNames;
  /** Bytes that may be stored in a day, for one network and for all together. */
  bytes: Readonly<Record<'network' | 'all', DailySums>>;
  /** Called each time that a daily share is exceeded. */
  onAbove: (why: 'network-bytes' | 'bytes') => void;
}

/** Takes measured events from requests to the log: valid ones, within the limits of size and the daily shares. */
export class Intake {
  constructor(private readonly parts: Parts) {}

  /** Signs a view id that a page chose. */
  sign(view: string, brand: string): string {
    return this.parts.views.sign(view, brand);
  }

  /** @returns `nothing` if no event is valid; `above` if the events exceed what may be stored today; none of them is stored then */
  async take(batch: EventBatch, client: Client): Promise<Taken | 'nothing' | 'above'> {
    const { events, metrics, views, plans } = this.parts;
    const { brand, network, isPrivate, campaign } = client;
    const { taken: all, refused } = validateEvents(
      batch,
      {
        ...{ brand, isPrivate, campaign, plan: plans.nameOf(batch.plan) },
        signed: batch.view === undefined ? null : views.read(batch.view, brand),
        pairOf: (view, listing) => views.pairOf(view, listing),
      },
      Date.now(),
    );
    for (const why of refused) metrics.measuredRefused.inc({ why });
    if (all.length === 0) return 'nothing';
    const taken = await this.countViews(all, client);
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

  /** Names views so that each counts once for a visitor and a day, and leaves out those that do not count (R77). */
  private async countViews(events: readonly MeasuredEvent[], client: Client): Promise<MeasuredEvent[]> {
    const { daily, events: log, metrics } = this.parts;
    const counted: MeasuredEvent[] = [];
    for (const event of events) {
      if (event.type !== 'view') counted.push(event);
      else if (!client.isPrivate && !client.isNoVisit) {
        const { view: _, ...rest } = event;
        const named = { ...rest, event: await daily.idOf(event.id, client) };
        if (log.knows(named.event) || daily.takes(event.id, client)) counted.push(named);
        else metrics.measuredRefused.inc({ why: 'network-views' });
      }
    }
    return counted;
  }

  private bound(event: MeasuredEvent, network: string): void {
    const { clicks, metrics } = this.parts;
    const why = event.discarded ?? clicks.take(event, network);
    if (why === 'network') event.discarded = why;
    if (why !== null) metrics.paidDiscarded.inc({ type: event.type, why });
  }
}
