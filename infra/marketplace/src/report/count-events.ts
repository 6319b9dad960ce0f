import { isPaid, type MeasuredEvent } from '@forecourt/site';
import { type DiscardReason, PaidPairs } from './paid-pairs';

/** Counts of one dealer or advertiser at one placement. */
export interface Count {
  /** Id of the dealer; if an event names none, id of its listing or ad. */
  of: string;
  isOwner: boolean;
  placement: string;
  impressions: number;
  clicks: number;
  leads: number;
  hides: number;
}

const countedAs = { impression: 'impressions', click: 'clicks', lead: 'leads', hide: 'hides' } as const;
type CountedType = keyof typeof countedAs;
const isCounted = (type: MeasuredEvent['type']): type is CountedType => Object.hasOwn(countedAs, type);

/** A number of paid events that do not count, with the reason. */
export interface Discarded {
  type: 'impression' | 'click';
  why: DiscardReason;
  events: number;
}

/**
 * Counts events, each id once, and of paid ones those that count by R78. Browsers repeat an event within a day only, so the ids of two
 * files are enough to find duplicates.
 */
export class EventCounter {
  private readonly counts = new Map<string, Count>();
  private ids = new Set<string>();
  private previousIds = new Set<string>();
  private readonly discardedByKey = new Map<string, Discarded>();
  private readonly pairs = new PaidPairs((click, why) => (why === null ? this.count(click) : this.discard(click, why)));
  /** Leads by campaign. */
  private readonly leadsByCampaign = new Map<string, number>();
  /** Number of duplicates. */
  repeated = 0;

  /** @param includes whether an event belongs to the report */
  constructor(private readonly includes: (event: MeasuredEvent) => boolean) {}

  /** Begins the next file. */
  nextFile(): void {
    this.previousIds = this.ids;
    this.ids = new Set();
    this.pairs.nextFile();
  }

  /** Ends the last file: all clicks are decided. */
  end(): void {
    this.nextFile();
    this.nextFile();
  }

  /** Counts an event, or discards it; a paid click is decided later, when its impression can no longer arrive. */
  add(event: MeasuredEvent): void {
    if (this.ids.has(event.event) || this.previousIds.has(event.event)) {
      this.repeated += 1;
      return;
    }
    this.ids.add(event.event);
    const why = isPaid(event) ? this.pairs.add(event) : null;
    if (why !== null) this.discard(event, why);
    else if (!isPaid(event) || event.type !== 'click') this.count(event);
  }

  get rows(): Count[] {
    return [...this.counts.values()];
  }

  /** The campaigns that brought leads (R12), most leads first. */
  get campaigns(): { campaign: string; leads: number }[] {
    return [...this.leadsByCampaign]
      .map(([campaign, leads]) => ({ campaign, leads }))
      .sort((a, b) => b.leads - a.leads || (a.campaign < b.campaign ? -1 : 1));
  }

  /** The discarded events, largest number first. */
  get discarded(): Discarded[] {
    return [...this.discardedByKey.values()].sort((a, b) => b.events - a.events);
  }

  private count(event: MeasuredEvent): void {
    if (!isCounted(event.type) || !this.includes(event)) return;
    this.rowOf(event)[countedAs[event.type]] += 1;
    const { type, campaign } = event;
    if (type === 'lead' && campaign !== undefined)
      this.leadsByCampaign.set(campaign, (this.leadsByCampaign.get(campaign) ?? 0) + 1);
  }

  private discard(event: MeasuredEvent, why: DiscardReason): void {
    if (!this.includes(event)) return;
    const type = event.type === 'click' ? 'click' : 'impression';
    const row = this.discardedByKey.get(`${type} ${why}`) ?? { type, why, events: 0 };
    row.events += 1;
    this.discardedByKey.set(`${type} ${why}`, row);
  }

  private rowOf({ owner, id, placement }: MeasuredEvent): Count {
    const isOwner = owner !== undefined;
    const of = owner ?? id;
    const key = `${isOwner} ${of} ${placement}`;
    const row = this.counts.get(key) ?? {
      ...{ of, isOwner, placement },
      ...{ impressions: 0, clicks: 0, leads: 0, hides: 0 },
    };
    this.counts.set(key, row);
    return row;
  }
}
