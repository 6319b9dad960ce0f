import type { Criteria, SearchDocument, Vector } from '@forecourt/matching';
import type { SearchEngine } from '../../engine';
import { narrowingOf } from '../../narrowing';
import type { Narrowing, SearchResult } from '../../port';
import { keyOfFirst, relevanceKey } from '../../relevance-order';
import { type CellIndex, cellOf, indexCells, type Ranges, rangesNear } from './cells';
import { type Choices, compileChoices, NEVER, PASSED } from './choices';
import { Columns, unknown, Vocabularies } from './columns';
import { columnsOf, type Image, imageOf, numbersOf } from './image';
import { markCodes } from './marks';
import { BestRows } from './page';
import { compileScope, type Keep } from './scope';
import { Tally } from './tally';
import { VariedRows } from './varied';

/** Number of rows processed at a time: small enough that rows and tags stay in the processor's cache from one filter to the next. */
const BLOCK = 4096;

/** Number of results cached for each sort of a search without any filter: the pages that people leaf through. */
const KEPT_BEST = 600;

/**
 * The search engine of the service: columns of numbers, sorted by location. A search reads the rows of the cells near it (all
 * rows, without a place), runs each filter over blocks of them, and counts the remaining rows in one pass.
 *
 * Later writes go to an unsorted tail; replaced and removed rows stay as dead rows. `compact` sorts the tail in and drops the
 * dead rows.
 */
export class ColumnarSearch implements SearchEngine {
  private columns = new Columns(new Vocabularies());
  /** Rows before this one are sorted by cell; the tail follows. */
  private sorted = 0;
  private cells = indexCells(new Uint32Array());
  /** Rank of each sorted row in the order of the ids; `byRank` is the inverse. */
  private rank: Uint32Array = new Uint32Array();
  private byRank = new Uint32Array();
  private tail = new Map<string, number>();
  private alive = new Uint8Array(1024);
  private dead = 0;
  /** Counts of the living rows before `counted`; null if they have to be counted again. */
  private whole: Tally | null = null;
  private counted = 0;
  /** The cached best rows of all, by sort. */
  private readonly sortedRows = new Map<string, readonly number[]>();
  /** The cached narrowing of all rows; like the best rows, valid until the next write. */
  private cachedNarrowing: Narrowing | null = null;
  private readonly rows: Int32Array;
  private readonly tags: Uint8Array;

  /** @param block number of rows processed at a time; a small one lets a small inventory take several */
  constructor(private readonly block = BLOCK) {
    this.rows = new Int32Array(block);
    this.tags = new Uint8Array(block);
  }

  get size(): number {
    return this.columns.length - this.dead;
  }

  /** Number of living rows that are not sorted in yet. */
  get tailSize(): number {
    return this.tail.size;
  }

  /** Number of rows that were replaced or removed and still cost memory and time. */
  get deadSize(): number {
    return this.dead;
  }

  upsert(document: SearchDocument): void {
    this.remove(document.id);
    const row = this.columns.length;
    this.columns.append(document);
    if (row === this.alive.length) {
      const larger = new Uint8Array(row * 2);
      larger.set(this.alive);
      this.alive = larger;
    }
    this.alive[row] = 1;
    this.tail.set(document.id, row);
    this.sortedRows.clear();
    this.cachedNarrowing = null;
  }

  remove(id: string): boolean {
    const row = this.tail.get(id) ?? this.sortedRow(id);
    if (row === undefined || this.alive[row] === 0) return false;
    this.alive[row] = 0;
    this.tail.delete(id);
    this.dead += 1;
    this.sortedRows.clear();
    this.cachedNarrowing = null;
    if (row < this.counted && this.whole?.removeResult(row) === false) this.whole = null;
    return true;
  }

  /** Sorts the tail in and drops dead rows. Takes time in proportion to the whole index, so it is done before an index serves. */
  compact(): void {
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
    this.begin(this.columns.reordered(rank.map((place) => living[place]!)), rank, cells);
  }

  /**
   * Returns the whole index as an image, to be stored. Later writes do not change the image: it is not copied, but columns and
   * dictionaries are only ever appended to.
   * @throws if there are rows that are dead or not sorted in
   */
  image(): Image {
    if (this.tailSize + this.deadSize > 0)
      throw new Error('Only an index that was compacted has an image. Compact it first.');
    const { cells, starts } = this.cells;
    return imageOf(this.columns, { rank: this.rank, cells, starts });
  }

  /** Creates an index from its image; it takes over the image's arrays. @throws if something is absent or does not fit */
  static from(image: Image): ColumnarSearch {
    const engine = new ColumnarSearch();
    const { rank, cells, starts } = numbersOf(image);
    engine.begin(columnsOf(image), rank, { cells, starts });
    return engine;
  }

  /** Starts with columns that are sorted by cell, and nothing else. */
  private begin(columns: Columns, rank: Uint32Array, cells: CellIndex): void {
    this.columns = columns;
    this.rank = rank;
    this.cells = cells;
    this.byRank = new Uint32Array(rank.length);
    for (let row = 0; row < rank.length; row += 1) this.byRank[rank[row]!] = row;
    this.sorted = rank.length;
    this.alive = new Uint8Array(Math.max(1024, rank.length)).fill(1);
    this.dead = 0;
    this.tail = new Map();
    this.whole = null;
    this.sortedRows.clear();
    this.cachedNarrowing = null;
  }

  search(criteria: Criteria): SearchResult {
    const whole = this.wholeTally();
    const scope = compileScope(criteria.scope, this.columns);
    const choices = compileChoices(criteria, this.columns, whole);
    const isWhole = scope.length === 0 && choices.tag.length === 0;
    const { best, tally } = isWhole
      ? { best: this.bestOfAll(criteria), tally: whole }
      : this.pass(criteria, scope, choices, whole);
    const isValid = Object.keys(criteria.invalid).length === 0;
    const page = isValid ? best.slice(criteria.first, criteria.first + criteria.count) : [];
    const result = tally.result(
      page.map((row) => this.columns.ids[row]!),
      criteria.vehicle,
    );
    const total = isValid ? result.total : 0;
    if (!isWhole || !isValid) return { ...result, total, narrowing: narrowingOf(result.counts, total, criteria) };
    this.cachedNarrowing ??= narrowingOf(result.counts, total, criteria);
    return { ...result, total, narrowing: this.cachedNarrowing };
  }

  /** Runs all rows near the search's place through its filters, and returns the best of them in order, with the counts. */
  private pass(criteria: Criteria, scope: readonly Keep[], choices: Choices, whole: Tally) {
    const { columns, rows, tags } = this;
    const best = this.newBest(criteria.first + criteria.count);
    const varied = this.newVaried(criteria);
    const keyOf = compileKey(criteria, columns);
    const only = scope.length === 0 ? choices.only : null;
    const tally = new Tally(columns);
    // With a tag that belongs to no choice, rows that fail a choice are dropped at once.
    const passed = only === null ? PASSED : NEVER;

    for (const [start, end] of this.ranges(criteria)) {
      for (let from = start; from < end; from += this.block) {
        let length = this.fill(from, Math.min(end, from + this.block));
        for (const keep of scope) length = keep(rows, length);
        tags.fill(passed, 0, length);
        for (const tag of choices.tag) length = tag(rows, tags, length);
        for (let at = 0; at < length; at += 1) {
          if (tags[at] !== passed) continue;
          const row = rows[at]!;
          const key = keyOf(row);
          best.add(key, row);
          varied?.add(key, row);
          tally.addResult(row);
        }
        if (only === null) tally.addNearMisses(rows, tags, length, choices);
      }
    }
    if (only !== null) tally.takeIgnoring(only, whole);
    return { best: inPages(best.sorted(), varied), tally };
  }

  /** Returns the first of all rows in a sort order; those of the first pages are cached until the next write. */
  private bestOfAll(criteria: Criteria): readonly number[] {
    const { sort, first, count, firstListingType } = criteria;
    const order = firstListingType === null || sort !== 'relevance' ? sort : `${sort} ${firstListingType}`;
    const isKnown = order === sort || this.columns.vocabularies.groupOf('listingType').find(firstListingType!) !== 0;
    const isOfPlace = sort === 'distanceASC' || (sort === 'relevance' && criteria.origin !== null);
    const isCached = !isOfPlace && isKnown && first + count <= KEPT_BEST;
    const known = isCached ? this.sortedRows.get(order) : undefined;
    if (known !== undefined) return known;
    const best = this.newBest(isCached ? KEPT_BEST : first + count);
    const varied = this.newVaried(criteria);
    const keyOf = compileKey(criteria, this.columns);
    for (let row = 0; row < this.columns.length; row += 1) {
      if (this.alive[row] !== 1) continue;
      const key = keyOf(row);
      best.add(key, row);
      varied?.add(key, row);
    }
    const sorted = inPages(best.sorted(), varied);
    if (isCached) this.sortedRows.set(order, sorted);
    return sorted;
  }

  private newBest(limit: number): BestRows {
    return new BestRows(limit, (a, b) => this.isBefore(a, b));
  }

  private newVaried({ sort }: Criteria): VariedRows | null {
    if (sort !== 'relevance') return null;
    const owners = this.columns.owner.data;
    return new VariedRows(
      (row) => owners[row]!,
      (a, b) => this.isBefore(a, b),
    );
  }

  private ranges({ scope: { near } }: Criteria): Ranges {
    const all = this.columns.length;
    if (near === null || near.shipped) return [[0, all]];
    const ranges = rangesNear(this.cells, near.vector, near.chord);
    return this.sorted < all ? [...ranges, [this.sorted, all]] : ranges;
  }

  /** Writes the living rows of a range into the block, and returns their number. */
  private fill(from: number, to: number): number {
    const { rows, alive } = this;
    if (this.dead === 0) {
      for (let row = from; row < to; row += 1) rows[row - from] = row;
      return to - from;
    }
    let length = 0;
    for (let row = from; row < to; row += 1) if (alive[row] === 1) rows[length++] = row;
    return length;
  }

  private wholeTally(): Tally {
    if (this.whole === null) {
      this.whole = new Tally(this.columns);
      this.counted = 0;
    }
    if (this.counted < this.columns.length) this.whole.follow();
    for (; this.counted < this.columns.length; this.counted += 1) {
      if (this.alive[this.counted] === 1) this.whole.addResult(this.counted);
    }
    return this.whole;
  }

  /** Compares by id; for sorted rows the ranks are enough. */
  private isBefore(a: number, b: number): boolean {
    if (a < this.sorted && b < this.sorted) return this.rank[a]! < this.rank[b]!;
    return this.columns.ids[a]! < this.columns.ids[b]!;
  }

  /** Returns living rows in the order of their ids; an inventory is mostly in that order already. */
  private livingById(): Uint32Array {
    const { ids } = this.columns;
    const rows = new Uint32Array(this.size);
    let isSorted = true;
    let length = 0;
    for (let row = 0; row < ids.length; row += 1) {
      if (this.alive[row] === 0) continue;
      if (length > 0 && ids[rows[length - 1]!]! > ids[row]!) isSorted = false;
      rows[length++] = row;
    }
    return isSorted ? rows : rows.sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
  }

  private sortedRow(id: string): number | undefined {
    let low = 0;
    let high = this.sorted - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const row = this.byRank[middle]!;
      const found = this.columns.ids[row]!;
      if (found === id) return row;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/** Larger than every row number, and small enough that a cell times it stays an exact integer. */
const ROW_LIMIT = 2 ** 32;

/** Returns rows in the order of the pages: in the relevance order the first results are of several sellers. */
function inPages(best: readonly number[], varied: VariedRows | null): readonly number[] {
  return varied === null ? best : varied.before(best);
}

function compileRelevance(origin: Vector | null, columns: Columns): (row: number) => number {
  const relevance = columns.relevance.data;
  if (origin === null) return (row) => relevanceKey(relevance[row]!, 0);
  const chordOf = compileChord(origin, columns);
  return (row) => relevanceKey(relevance[row]!, chordOf(row));
}

/** Returns a function for the number that a row is sorted by, lowest first; unknown facts come last in either direction. */
function compileKey({ sort, origin, firstListingType }: Criteria, columns: Columns): (row: number) => number {
  if (sort === 'distanceASC') return compileChord(origin!, columns);
  if (sort === 'relevance') {
    const keyOf = compileRelevance(origin, columns);
    if (firstListingType === null) return keyOf;
    const marks = markCodes(columns, 'listingType', [firstListingType]);
    const types = columns.coded.listingType.data;
    return (row) => (marks[types[row]!] === 1 ? keyOfFirst(keyOf(row)) : keyOf(row));
  }
  const [column, sign] = {
    derivedpriceASC: [columns.price.data, 1],
    derivedpriceDESC: [columns.price.data, -1],
    datelistedASC: [columns.listedAt.data, 1],
    datelistedDESC: [columns.listedAt.data, -1],
    mileageASC: [columns.mileage.data, 1],
    mileageDESC: [columns.mileage.data, -1],
    yearASC: [columns.year.data, 1],
    yearDESC: [columns.year.data, -1],
  }[sort] as [Int32Array | Float64Array, 1 | -1];
  return (row) => {
    const value = column[row]!;
    return value === unknown ? Number.POSITIVE_INFINITY : sign * value;
  };
}

/** Returns a function for the squared chord from a place to a row; Infinity if the row's location is unknown. */
function compileChord([px, py, pz]: Vector, columns: Columns): (row: number) => number {
  const [x, y, z] = [columns.x.data, columns.y.data, columns.z.data];
  return (row) => {
    const dx = x[row]! - px;
    const dy = y[row]! - py;
    const dz = z[row]! - pz;
    const chord = dx * dx + dy * dy + dz * dz;
    return Number.isNaN(chord) ? Number.POSITIVE_INFINITY : chord;
  };
}
