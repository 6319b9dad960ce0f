import type { Criteria, SearchDocument } from '@forecourt/matching';
import type { SearchEngine } from '../../engine';
import { narrowingOf } from '../../narrowing';
import type { SearchResult } from '../../port';
import { blocksOf, sizeOf } from './blocks';
import type { Ranges } from './cells';
import { type Choices, compileChoices, NEVER, PASSED } from './choices';
import type { Image } from './image';
import { Results } from './results';
import { RowIndex } from './row-index';
import type { RowSet } from './row-lists';
import { type CompiledScope, compileScope, keepIn } from './scope';
import { answerOf, Tally } from './tally';
import { Totals } from './totals';

/** Number of rows processed at a time: small enough that rows and tags stay in the processor's cache from one filter to the next. */
const BLOCK = 4096;

/**
 * The search engine of the service. A search reads the smallest set of rows that contains all its results and near misses (the rows
 * of cells near its place, of a word, or of a code), runs each filter over blocks of them, and counts the remaining rows in one pass.
 * The totals of all rows, and of each make and body style, are stored.
 */
export class ColumnarSearch implements SearchEngine {
  private readonly rows: Int32Array;
  private readonly tags: Uint8Array;
  private totals: Totals;

  /**
   * @param block number of rows processed at a time; a small one lets a small inventory take several
   * @param storedRows number of rows stored of each order
   */
  constructor(
    block = BLOCK,
    private readonly storedRows?: number,
    private index = RowIndex.empty(),
  ) {
    this.rows = new Int32Array(block);
    this.tags = new Uint8Array(block);
    this.totals = new Totals(index, this.rows, storedRows);
  }

  /** Creates an index from its image; it takes over the image's arrays. @throws if something is absent or does not fit */
  static from(image: Image): ColumnarSearch {
    return new ColumnarSearch(undefined, undefined, RowIndex.from(image));
  }

  /**
   * Returns the whole index as an image, to be stored. Later writes do not change the image: it is not copied, but columns and
   * dictionaries are only ever appended to.
   * @throws if there are rows that are dead or not sorted in
   */
  image(): Image {
    return this.index.image();
  }

  get size(): number {
    return this.index.size;
  }

  /** Number of living rows that are not sorted in yet. */
  get tailSize(): number {
    return this.index.tailSize;
  }

  /** Number of rows that were replaced or removed and still cost memory and time. */
  get deadSize(): number {
    return this.index.dead;
  }

  upsert(document: SearchDocument): void {
    this.remove(document.id);
    this.index.append(document);
  }

  remove(id: string): boolean {
    const row = this.index.rowOf(id);
    if (row === undefined) return false;
    if (this.index.isFollowed(row)) this.totals.remove(row);
    this.index.kill(id, row);
    return true;
  }

  /** Sorts the tail in and drops dead rows. Takes time in proportion to the whole index, so it is done before an index serves. */
  compact(): void {
    this.index = this.index.compacted();
    this.totals = new Totals(this.index, this.rows, this.storedRows);
  }

  search(criteria: Criteria): SearchResult {
    this.totals.follow();
    const scope = compileScope(criteria.scope, this.index);
    const choices = compileChoices(criteria, this.index);
    const isEverywhere = scope.tests.length === 0 && scope.sets.length === 0;
    const { rows, answer } =
      (isEverywhere ? this.totals.answer(criteria, choices) : null) ??
      this.pass(criteria, scope, { ...choices, only: isEverywhere ? choices.only : null });
    if (Object.keys(criteria.invalid).length > 0) {
      return { ids: [], ...answer, total: 0, narrowing: narrowingOf(answer.counts, 0, criteria) };
    }
    const page = rows.slice(criteria.first, criteria.first + criteria.count);
    return { ids: page.map((row) => this.index.columns.ids.at(row)), ...answer };
  }

  /** Runs rows through the filters of a search, and returns the first results, up to the end of the page, with the counts. */
  private pass(criteria: Criteria, scope: CompiledScope, choices: Choices) {
    const { rows, tags } = this;
    const { only, vehicleLevels } = choices;
    const results = new Results(criteria, this.index, criteria.first + criteria.count);
    const tally = new Tally(this.index.columns);
    // With a tag that belongs to no choice, rows that fail a choice are dropped at once.
    const passed = only === null || vehicleLevels > 1 ? PASSED : NEVER;
    const source = this.sourceOf(criteria, scope, choices);
    const keeps = [...scope.tests, ...scope.sets.filter((set) => set !== source).map(keepIn)];

    for (const living of blocksOf(source, rows, this.index)) {
      let length = living;
      for (const keep of keeps) length = keep(rows, length);
      tags.fill(passed, 0, length);
      for (const tag of choices.tag) length = tag(rows, tags, length);
      for (let at = 0; at < length; at += 1) {
        if (tags[at] !== passed) continue;
        const row = rows[at]!;
        results.add(row);
        tally.addResult(row);
      }
      if (passed === PASSED) tally.addNearMisses(rows, tags, length, choices);
    }
    if (only !== null) tally.takeIgnoring(only, this.totals.whole);
    return { rows: results.inPages(), answer: answerOf(tally, criteria) };
  }

  /** Returns the smallest source of rows that has all results of a search, and the near misses that have to be counted. */
  private sourceOf(criteria: Criteria, scope: CompiledScope, choices: Choices): Ranges | RowSet {
    const sources = [this.index.rangesNear(criteria.scope.near), ...scope.sets];
    const source = sources.reduce((least, each) => (sizeOf(each) < sizeOf(least) ? each : least));
    const isNarrowed = choices.tag.length > 1 || choices.only !== null;
    // A union has to be made first, and its rows are not side by side.
    return isNarrowed && 2 * choices.fewest < sizeOf(source) ? choices.candidates() : source;
  }
}
