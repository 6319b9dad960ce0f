import { type SearchRequest, toCriteria } from '@forecourt/matching';
import type { Registry } from 'prom-client';
import type { IndexSource } from '../../store/port';
import { labelIndex } from '../labels';
import { type Found, type ListingSearch, SearchUnavailable } from '../port';
import { compactionRule, isCompactionDue } from './compaction';
import type { IndexState } from './index-state';
import { LiveIndex } from './live-index';
import { observeIndex } from './metrics';

/** A search in the caller's own thread, for small inventories: tests and tools. */
export class InProcessSearch implements ListingSearch {
  applied = 0;
  private current: LiveIndex | null = null;
  private readonly labels = labelIndex();

  constructor(
    private readonly source: IndexSource,
    private readonly compaction = compactionRule,
  ) {}

  get index(): IndexState | null {
    return this.current?.state ?? null;
  }

  get isReloadDue(): boolean {
    return isCompactionDue(this.index, this.compaction);
  }

  async failure(): Promise<null> {
    return null;
  }

  async search(request: SearchRequest): Promise<Found> {
    const index = this.indexOrFail();
    const result = index.search(toCriteria(request, this.labels));
    return { ...result, generation: index.generation, seq: index.seq };
  }

  async load(generation: number): Promise<void> {
    const next = await LiveIndex.load(this.source, generation);
    // Listings that could be found must not disappear again.
    while (this.current !== null && next.seq < this.current.seq && !next.state.isBehind) await next.catchUp();
    this.current = next;
  }

  async catchUp(): Promise<void> {
    const applied = await this.indexOrFail().catchUp();
    this.applied += applied;
  }

  observe(register: Registry): void {
    observeIndex(this, register);
  }

  async close(): Promise<void> {
    this.current = null;
  }

  private indexOrFail(): LiveIndex {
    if (this.current === null) throw new SearchUnavailable('No inventory has been loaded yet.');
    return this.current;
  }
}
