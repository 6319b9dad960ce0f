import type { Criteria } from '@forecourt/matching';
import { Queue } from '@forecourt/service/queue';
import type { IndexSource } from '../../store/port';
import type { SearchResult } from '../port';
import type { ColumnarSearch } from './engine/columnar';
import type { IndexState } from './index-state';
import { loadIndex } from './load';
import { SnapshotUnusable } from './snapshot/read';
import type { Snapshot, Snapshots } from './snapshot/snapshots';

/** Changes that are applied in one go; between two goes searches get their turn. */
const PIECE = 1_000;

/**
 * An index of a generation that follows the store's log of changes. An entry of the log says which listing to look at again:
 * it is there and is put in, or it is not and is taken out, so that nothing goes wrong when an entry is applied twice.
 */
export class LiveIndex {
  private isBehind = false;
  /** One catching up after the other, so that each begins at the end of the one before. */
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

  /** Loads a generation with all that was written to it until now. @throws when more was written meanwhile than the log keeps */
  static async load(source: IndexSource, generation: number): Promise<LiveIndex> {
    const started = performance.now();
    // Before the rows are read: what is written meanwhile is applied afterwards, whether it was read already or not.
    const from = await source.lastChange();
    const index = new LiveIndex(source, generation, await loadIndex(source, generation), from, 'store');
    const stamp = { generation: await source.markOfGeneration(generation), from, to: await source.lastMarkedChange() };
    index.snapshot = { generation, stamp, image: index.engine.image() };
    await index.catchUp();
    if (index.isBehind) throw new Error('While the inventory was loaded, more was written to it than the log keeps.');
    index.loadMilliseconds = Math.round(performance.now() - started);
    return index;
  }

  /** Reads a generation from its snapshot, and what was written to it since from the log. @throws why that cannot be done */
  static async restore(source: IndexSource, generation: number, snapshots: Snapshots): Promise<LiveIndex> {
    const started = performance.now();
    const { engine, seq } = await snapshots.read(source, generation);
    const index = new LiveIndex(source, generation, engine, seq, 'snapshot');
    await index.catchUp();
    if (index.isBehind) throw new SnapshotUnusable('the log of changes does not go back to it any more');
    index.loadMilliseconds = Math.round(performance.now() - started);
    return index;
  }

  /** What it was when it had been loaded from the store, to be written to a snapshot: once, as it takes memory. */
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

  /** Applies what was written up to now. @returns how many listings were looked at again */
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
