import type { Kysely } from 'kysely';
import type { Database } from '../../store/sqlite/schema';
import { type SearchRequest, toCriteria } from '../criteria';
import { labelIndex } from '../labels';
import { type Found, type IndexState, type ListingSearch, SearchUnavailable } from '../port';
import { LiveIndex } from './live-index';

/** Search in the caller's own thread, for small inventories: tests and tools. */
export class InProcessSearch implements ListingSearch {
  applied = 0;
  private current: LiveIndex | null = null;
  private readonly labels = labelIndex();

  constructor(private readonly db: Kysely<Database>) {}

  get index(): IndexState | null {
    return this.current?.state ?? null;
  }

  async search(request: SearchRequest): Promise<Found> {
    const index = this.indexOrFail();
    const result = index.search(toCriteria({ ...request, labels: this.labels }));
    return { ...result, generation: index.generation, seq: index.seq };
  }

  async load(generation: number): Promise<void> {
    const next = await LiveIndex.load(this.db, generation);
    // What could be found must not be gone again.
    while (this.current !== null && next.seq < this.current.seq && !next.state.isBehind) await next.catchUp();
    this.current = next;
  }

  async catchUp(): Promise<void> {
    const applied = await this.indexOrFail().catchUp();
    this.applied += applied;
  }

  async close(): Promise<void> {
    this.current = null;
  }

  private indexOrFail(): LiveIndex {
    if (this.current === null) throw new SearchUnavailable('No inventory has been loaded yet.');
    return this.current;
  }
}
