import type { Scope, SearchDocument } from '@forecourt/matching';
import { type CellIndex, cellOf, indexCells, type Ranges, rangesNear } from './cells';
import { Columns, Vocabularies } from './columns';
import { columnsOf, type Image, imageOf, numbersOf } from './image';
import { RowLists } from './row-lists';

/** Larger than every row number, and small enough that a cell times it stays an exact integer. */
const ROW_LIMIT = 2 ** 32;

/**
 * The rows of an index, sorted by cell, and the ways to find them: by id, by place, by code and by word. Later writes go to an
 * unsorted tail; replaced and removed rows stay as dead rows. `compacted` sorts the tail in and drops the dead rows.
 */
export class RowIndex {
  /** The rows of each code and of each word; not those that `follow` has not reached yet. */
  readonly codes: RowLists;
  readonly words: RowLists;
  /** 1 for a living row, otherwise 0. */
  alive: Uint8Array;
  /** Number of rows that were replaced or removed, and still cost memory and time. */
  dead = 0;
  /** Rows before this one are sorted by cell; the tail follows. */
  private readonly sorted: number;
  /** Rows before this one are in `codes` and `words`. */
  private followed: number;
  /** The sorted rows in the order of their ids; `rank` is the inverse. */
  private readonly byRank: Uint32Array;
  private readonly tail = new Map<string, number>();

  private constructor(
    readonly columns: Columns,
    private readonly rank: Uint32Array,
    private readonly cells: CellIndex,
  ) {
    this.sorted = rank.length;
    this.followed = rank.length;
    this.byRank = new Uint32Array(rank.length);
    for (let row = 0; row < rank.length; row += 1) this.byRank[rank[row]!] = row;
    this.alive = new Uint8Array(rank.length + 1024).fill(1, 0, rank.length);
    const { all, words, vocabularies } = columns;
    this.codes = new RowLists(all, rank.length, vocabularies.codes.size);
    this.words = new RowLists(words, rank.length, vocabularies.words.size + 1);
  }

  static empty(): RowIndex {
    return new RowIndex(new Columns(new Vocabularies()), new Uint32Array(), indexCells(new Uint32Array()));
  }

  /** Restores an index from its image; it takes over the image's arrays. @throws if something is absent or does not fit */
  static from(image: Image): RowIndex {
    const { rank, cells, starts } = numbersOf(image);
    return new RowIndex(columnsOf(image), rank, { cells, starts });
  }

  /** See `ColumnarSearch.image`. */
  image(): Image {
    if (this.tailSize + this.dead > 0)
      throw new Error('Only an index that was compacted has an image. Compact it first.');
    const { cells, starts } = this.cells;
    return imageOf(this.columns, { rank: this.rank, cells, starts });
  }

  get size(): number {
    return this.columns.length - this.dead;
  }

  /** Number of living rows that are not sorted in yet. */
  get tailSize(): number {
    return this.tail.size;
  }

  append(document: SearchDocument): void {
    const row = this.columns.length;
    this.columns.append(document);
    if (row === this.alive.length) {
      const larger = new Uint8Array(row * 2);
      larger.set(this.alive);
      this.alive = larger;
    }
    this.alive[row] = 1;
    this.tail.set(document.id, row);
  }

  /** Marks a row as dead. */
  kill(id: string, row: number): void {
    this.alive[row] = 0;
    this.dead += 1;
    this.tail.delete(id);
  }

  /** Returns the living row of a listing; undefined if there is none. */
  rowOf(id: string): number | undefined {
    const row = this.tail.get(id) ?? this.sortedRow(id);
    return row !== undefined && this.alive[row] === 1 ? row : undefined;
  }

  /** Whether a row was returned by `follow`, or was there before. */
  isFollowed(row: number): boolean {
    return row < this.followed;
  }

  /** Adds the rows that were appended since the last call to the lists, and yields those that are alive. */
  *follow(): Generator<number> {
    while (this.followed < this.columns.length) {
      const row = this.followed;
      this.followed += 1;
      if (this.alive[row] === 0) continue;
      this.codes.add(row);
      this.words.add(row);
      yield row;
    }
  }

  /** Returns the rows that a circle may touch, the tail among them; all rows without a circle. */
  rangesNear(near: Scope['near']): Ranges {
    const all = this.columns.length;
    if (near === null || near.shipped) return [[0, all]];
    const ranges = rangesNear(this.cells, near.vector, near.chord);
    return this.sorted < all ? [...ranges, [this.sorted, all]] : ranges;
  }

  /** Compares two rows by id; for sorted rows the ranks are enough. */
  isBefore(a: number, b: number): boolean {
    if (a < this.sorted && b < this.sorted) return this.rank[a]! < this.rank[b]!;
    return this.columns.ids.at(a) < this.columns.ids.at(b);
  }

  /** Returns an index of the living rows, all of them sorted. Takes time in proportion to the whole index. */
  compacted(): RowIndex {
    const { x, y, z } = this.columns;
    const living = this.livingById();
    // Sorted as numbers: the cell, then the rank in the order of the ids.
    const keys = Float64Array.from(
      living,
      (row, rank) => cellOf(x.data[row]!, y.data[row]!, z.data[row]!) * ROW_LIMIT + rank,
    );
    keys.sort();
    const rank = Uint32Array.from(keys, (key) => key % ROW_LIMIT);
    const cells = indexCells(Uint32Array.from(keys, (key) => Math.floor(key / ROW_LIMIT)));
    return new RowIndex(this.columns.reordered(rank.map((place) => living[place]!)), rank, cells);
  }

  /** Returns living rows in the order of their ids; an inventory is mostly in that order already. */
  private livingById(): Uint32Array {
    const { ids } = this.columns;
    const rows = new Uint32Array(this.size);
    let isSorted = true;
    let last = '';
    let length = 0;
    for (let row = 0; row < ids.length; row += 1) {
      if (this.alive[row] === 0) continue;
      const id = ids.at(row);
      if (last > id) isSorted = false;
      last = id;
      rows[length++] = row;
    }
    if (isSorted) return rows;
    const texts = [...ids];
    return rows.sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1));
  }

  private sortedRow(id: string): number | undefined {
    let low = 0;
    let high = this.sorted - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const row = this.byRank[middle]!;
      const found = this.columns.ids.at(row);
      if (found === id) return row;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
