import { type SearchRequest, toCriteria } from '@forecourt/matching';
import { labelIndex } from '../search/labels';
import { NaiveSearch } from '../search/naive';
import { type Found, type IndexPosition, type ListingSearch, SearchUnavailable } from '../search/port';
import type { IndexSource } from '../store/port';

/** The naive engine as a listing search: for every change it reads the whole inventory again. */
export class NaiveListingSearch implements ListingSearch {
  readonly isReloadDue = false;
  private current: (IndexPosition & { engine: NaiveSearch }) | null = null;
  private readonly labels = labelIndex();

  constructor(private readonly source: IndexSource) {}

  get index(): IndexPosition | null {
    return this.current;
  }

  async failure(): Promise<null> {
    return null;
  }

  async search(request: SearchRequest): Promise<Found> {
    const { engine, generation, seq } = this.currentOrFail();
    return { ...engine.search(toCriteria(request, this.labels)), generation, seq };
  }

  async load(generation: number): Promise<void> {
    for (;;) {
      const seq = await this.source.lastChange();
      const engine = new NaiveSearch();
      for await (const documents of this.source.readDocuments(generation)) {
        for (const document of documents) engine.upsert(document);
      }
      // Changes that others wrote during the read may be included or not.
      if ((await this.source.lastChange()) !== seq) continue;
      if (this.current === null || seq >= this.current.seq) {
        this.current = { generation, seq, listings: engine.size, engine };
      }
      return;
    }
  }

  catchUp(): Promise<void> {
    return Promise.resolve().then(() => this.load(this.currentOrFail().generation));
  }

  observe(): void {}

  async close(): Promise<void> {
    this.current = null;
  }

  private currentOrFail() {
    if (this.current === null) throw new SearchUnavailable('No inventory has been loaded yet.');
    return this.current;
  }
}
