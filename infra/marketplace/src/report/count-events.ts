import { isPaid, type MeasuredEvent } from '@forecourt/site';
import { type DiscardedWhy, PaidPairs } from './paid-pairs';

/** What somebody got at one placement. */
export interface Count {
  /** Id of the dealer; where an event names none, of what stood there: a listing, an ad. */
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

/** What was paid for and does not count. */
export interface Discarded {
  type: 'impression' | 'click';
  why: DiscardedWhy;
  events: number;
}

/** Counts events, each id once, and of what was paid for what R78 lets count. A browser tells an event again within a day only, so the ids of two files are remembered. */
export class EventCounter {
  private readonly counts = new Map<string, Count>();
  private ids = new Set<string>();
  private idsBefore = new Set<string>();
  private readonly discardedOnes = new Map<string, Discarded>();
  private readonly pairs = new PaidPairs((click, why) => (why === null ? this.count(click) : this.discard(click, why)));
  /** Events that were there more than once. */
  repeated = 0;

  constructor(private readonly wants: (event: MeasuredEvent) => boolean) {}

  /** The next file begins. */
  turn(): void {
    this.idsBefore = this.ids;
    this.ids = new Set();
    this.pairs.turn();
  }

  /** No more files come. */
  end(): void {
    this.turn();
    this.turn();
  }

  add(event: MeasuredEvent): void {
    if (this.ids.has(event.event) || this.idsBefore.has(event.event)) {
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

  /** Most first. */
  get discarded(): Discarded[] {
    return [...this.discardedOnes.values()].sort((a, b) => b.events - a.events);
  }

  private count(event: MeasuredEvent): void {
    if (isCounted(event.type) && this.wants(event)) this.rowOf(event)[countedAs[event.type]] += 1;
  }

  private discard(event: MeasuredEvent, why: DiscardedWhy): void {
    if (!this.wants(event)) return;
    const type = event.type === 'click' ? 'click' : 'impression';
    const row = this.discardedOnes.get(`${type} ${why}`) ?? { type, why, events: 0 };
    row.events += 1;
    this.discardedOnes.set(`${type} ${why}`, row);
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
