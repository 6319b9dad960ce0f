import type { MeasuredEvent } from '@forecourt/contracts';

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

/** Counts events, each id once. A browser tells an event again within a day only, so the ids of two files are remembered. */
export class EventCounter {
  private readonly counts = new Map<string, Count>();
  private ids = new Set<string>();
  private idsBefore = new Set<string>();
  /** Events that were there more than once. */
  repeated = 0;

  constructor(private readonly wants: (event: MeasuredEvent) => boolean) {}

  /** The next file begins. */
  turn(): void {
    this.idsBefore = this.ids;
    this.ids = new Set();
  }

  add(event: MeasuredEvent): void {
    if (this.ids.has(event.event) || this.idsBefore.has(event.event)) {
      this.repeated += 1;
      return;
    }
    this.ids.add(event.event);
    if (isCounted(event.type) && this.wants(event)) this.rowOf(event)[countedAs[event.type]] += 1;
  }

  get rows(): Count[] {
    return [...this.counts.values()];
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
