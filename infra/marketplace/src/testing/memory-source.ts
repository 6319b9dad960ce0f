import type { SearchDocument } from '@forecourt/matching';
import { NaiveSearch } from '../search/naive';
import type { ChangedListings, IndexSource, MarkedChange } from '../store/port';

/** A change of a listing; null removes it. */
export type Change = readonly [id: string, document: SearchDocument | null];

/** A source of any documents, which remembers every state that it has had. */
export class MemorySource implements IndexSource {
  /** The ids of each commit; the number of a commit is its place, from 1. */
  private readonly log: string[] = [];
  private readonly states: Map<string, SearchDocument>[];

  constructor(documents: readonly SearchDocument[]) {
    this.states = [new Map(documents.map((document) => [document.id, document]))];
  }

  get seq(): number {
    return this.log.length;
  }

  /** Commits changes of listings, one entry of the log each; a reader sees all of them or none. */
  commit(changes: readonly Change[]): void {
    const next = new Map(this.states.at(-1));
    for (const [id, document] of changes) {
      if (document === null) next.delete(id);
      else next.set(id, document);
      this.log.push(id);
    }
    // Only the last entry of a commit is a state that a reader may see.
    while (this.states.length <= this.log.length) this.states.push(next);
  }

  /** Returns the oracle of the state at an entry of the log. */
  oracleAt(seq: number): NaiveSearch {
    return new NaiveSearch(this.states[seq]!.values());
  }

  async *readDocuments(): AsyncGenerator<SearchDocument[]> {
    const all = [...this.states.at(-1)!.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (let at = 0; at < all.length; at += 50) {
      yield all.slice(at, at + 50);
      await new Promise(setImmediate);
    }
  }

  async readChanges(_generation: number, after: number, limit: number): Promise<ChangedListings> {
    const state = this.states.at(-1)!;
    const ids = this.log.slice(after, after + limit);
    const seq = after + ids.length;
    return { listings: new Map(ids.map((id) => [id, state.get(id) ?? null])), seq, hasMore: ids.length === limit };
  }

  async lastChange(): Promise<number> {
    return this.seq;
  }

  async markOfGeneration(generation: number): Promise<string> {
    return `generation ${generation}`;
  }

  async lastMarkedChange(): Promise<MarkedChange> {
    return { seq: this.seq, mark: `change ${this.seq}` };
  }

  async hasChange({ seq, mark }: MarkedChange): Promise<boolean> {
    return seq === 0 || (seq <= this.seq && mark === `change ${seq}`);
  }
}
