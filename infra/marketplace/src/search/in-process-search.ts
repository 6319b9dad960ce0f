import type { Kysely } from 'kysely';
import type { Database } from '../store/schema';
import { type SearchRequest, toCriteria } from './criteria';
import { labelIndex } from './labels';
import { type Found, type IndexState, type ListingSearch, SearchUnavailable } from './listing-search';
import { loadIndex } from './load';
import type { SearchEngine } from './search';

/** Search in the caller's own thread, for small inventories: tests and tools. */
export class InProcessSearch implements ListingSearch {
  index: IndexState | null = null;
  private engine: SearchEngine | null = null;
  private readonly labels = labelIndex();

  constructor(private readonly db: Kysely<Database>) {}

  async search(request: SearchRequest): Promise<Found> {
    if (this.engine === null || this.index === null) throw new SearchUnavailable('No inventory has been loaded yet.');
    const result = this.engine.search(toCriteria({ ...request, labels: this.labels }));
    return { ...result, generation: this.index.generation };
  }

  async load(generation: number): Promise<void> {
    const started = performance.now();
    this.engine = await loadIndex(this.db, generation);
    const loadMilliseconds = Math.round(performance.now() - started);
    this.index = { generation, listings: this.engine.size, loadMilliseconds };
  }

  async close(): Promise<void> {
    this.engine = null;
    this.index = null;
  }
}
