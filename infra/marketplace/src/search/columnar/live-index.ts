import type { Criteria } from '@forecourt/matching';
import { Queue } from '@forecourt/service/queue';
import type { IndexSource } from '../../store/port';
import type { SearchResult } from '../port';
import type { ColumnarSearch } from './engine/columnar';
import type { IndexState } from './index-state';
import { loadIndex } from './load';
import { SnapshotUnusable } from './snapshot/read';
import type { Snapshot, Snapshots } from './snapshot/snapshots';

/** Number of changes that are applied in one go; in between, searches get their turn. */
const PIECE = 1_000;

/**
 * An index of a generation that follows the store's change log. An entry of the log says which listing to read again: if it
 * exists it is added or replaced, otherwise removed, so that applying an entry twice does no harm.
 */
export class LiveIndex {
  private isBehind = false;
  /** Runs one catch-up after the other, so that each begins at the end of the previous one. */
  private readonly queue = new Queue();
  private loadMilliseconds = 0;
  private snapshot: Snapshot | null = null;

  private constructor(
    private readonly source: IndexSource,
    readonly generation: number,
    private readonly engine: ColumnarSearch,
    private position: number,
    private readonly loadedFrom: IndexState['loadedFrom'],
  ) {}

  /** Loads a generation with all writes to it so far. @throws if more was written meanwhile than the log stores */
  static async load(source: IndexSource, generation: number): Promise<LiveIndex> {
    const started = performance.now();
    // Read before the rows: later writes are applied afterwards, whether or not the rows read include them.
    const from = await source.lastChange();
    const index = new LiveIndex(source, generation, await loadIndex(source, generation), from, 'store');
    const stamp = { generation: await source.markOfGeneration(generation), from, to: await source.lastMarkedChange() };
    index.snapshot = { generation, stamp, image: index.engine.image() };
    await index.catchUp();
    if (index.isBehind) throw new Error('While the inventory was loaded, more was written to it than the log keeps.');
    index.loadMilliseconds = Math.round(performance.now() - started);
    return index;
  }

  /** Restores a generation from its snapshot, and later writes from the log. @throws why that is impossible */
  static async restore(source: IndexSource, generation: number, snapshots: Snapshots): Promise<LiveIndex> {
    const started = performance.now();
    const { engine, seq } = await snapshots.read(source, generation);
    const index = new LiveIndex(source, generation, engine, seq, 'snapshot');
    await index.catchUp();
    if (index.isBehind) throw new SnapshotUnusable('the log of changes does not go back to it any more');
    index.loadMilliseconds = Math.round(performance.now() - started);
    return index;
  }

  /** Returns the index as loaded from the store, to be written to a snapshot. Returned only once, because it takes memory. */
  takeSnapshot(): Snapshot | null {
    const { snapshot } = this;
    this.snapshot = null;
    return snapshot;
  }

  get seq(): number {
    return this.position;
  }

  get state(): IndexState {
    const { generation, seq, isBehind, loadedFrom, loadMilliseconds } = this;
    const { size, tailSize, deadSize } = this.engine;
    return { generation, seq, listings: size, tail: tailSize, dead: deadSize, isBehind, loadedFrom, loadMilliseconds };
  }

  search(criteria: Criteria): SearchResult {
    return this.engine.search(criteria);
  }

  /** Applies all writes so far. @returns how many listings were read again */
  catchUp(): Promise<number> {
    return this.queue.run(() => this.applyAll());
  }

  private async applyAll(): Promise<number> {
    let applied = 0;
    for (;;) {
      const piece = await this.source.readChanges(this.generation, this.position, PIECE);
      this.isBehind = piece === null;
      if (piece === null) return applied;
      for (const [id, document] of piece.listings) {
        if (document === null) this.engine.remove(id);
        else this.engine.upsert(document);
      }
      this.position = piece.seq;
      applied += piece.listings.size;
      if (!piece.hasMore) return applied;
      await new Promise(setImmediate);
    }
  }
}
