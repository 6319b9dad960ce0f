import { LRUCache } from 'lru-cache';

/** Maximum of remembered pages. */
const most = 20_000;
/** Part of a longer duration that counts for the next request: one slow answer is forgotten after some quick ones. */
const remembered = 0.8;
/** A page is waited for twice as long as its answers took: they never take equally long. */
const margin = 2;
/** Shortest wait for a stored page, ms: what rendering it again takes on a busy machine, where one answer of many is a few times slower. */
const renderMs = 150;

/** Remembers how long the answers for stored pages take, so that such a page is found again on a slow machine, too. */
export class AnswerWait {
  private readonly took = new LRUCache<string, number>({ max: most });

  /** @param leastMs wait for any page @param mostMs wait that delays no page further: what takes longer is not waited for */
  constructor(
    private readonly leastMs: number,
    private readonly mostMs: number,
  ) {}

  /** Returns the time to wait for a page's answers, ms. @param page its brand and address */
  of(page: string): number {
    const { leastMs, mostMs } = this;
    const tookMs = this.took.get(page);
    if (tookMs === undefined || tookMs > mostMs) return leastMs;
    return Math.min(mostMs, Math.max(renderMs, margin * tookMs));
  }

  /** Records the time that all answers took for a page that is stored, ms. */
  note(page: string, tookMs: number): void {
    this.took.set(page, Math.max(tookMs, remembered * (this.took.get(page) ?? 0)));
  }
}
