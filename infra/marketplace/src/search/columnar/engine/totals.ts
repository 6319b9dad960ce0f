import type { Criteria } from '@forecourt/matching';
import { blocksOf } from './blocks';
import type { Choices } from './choices';
import { FirstRows } from './first-rows';
import { Results } from './results';
import type { RowIndex } from './row-index';
import { type Answer, answerOf, Tally } from './tally';

/** Number of rows stored of each order: the pages that people leaf through. */
const STORED_ROWS = 600;

/** Facets whose codes have totals of their own: shoppers choose them first, and often alone. */
const totalledFacets = ['makeCode', 'vehicleStyleCode'] as const;

/** All rows, or those that have one code: their counts and extremes, and the first of them in each order that was searched. */
interface Group {
  /** The code that all its rows have; 0 for all rows. */
  number: number;
  tally: Tally;
  orders: Map<string, FirstRows>;
}

/**
 * Stores the counts and the first results of all rows, and of the rows of each make and each body style. Each write updates them, so
 * that a nationwide search for one of these reads no rows.
 */
export class Totals {
  private readonly groups = new Map<number, Group>();
  /** Answers that were made from the counts of a group, by the group's number; cleared by each write. */
  private readonly answers = new Map<number, Answer>();

  /**
   * @param rows room for a block of rows, to be used between two searches
   * @param limit number of rows stored of each order
   */
  constructor(
    private readonly index: RowIndex,
    private readonly rows: Int32Array,
    private readonly limit = STORED_ROWS,
  ) {
    const { vocabularies } = index.columns;
    const codes = totalledFacets.flatMap((facet) => [...vocabularies.groupOf(facet).all()]);
    for (const group of [0, ...codes].map((number) => this.groupOf(number))) {
      for (const length of this.rowsOf(group)) {
        for (let at = 0; at < length; at += 1) group.tally.addResult(rows[at]!);
      }
    }
  }

  /** Adds the rows that were appended to the index since the last call. */
  follow(): void {
    const followed = new Set<Group>();
    for (const row of this.index.follow()) {
      for (const group of this.groupsOf(row)) {
        const { tally, orders } = group;
        if (!followed.has(group)) for (const each of [tally, ...orders.values()]) each.follow();
        followed.add(group);
        tally.addResult(row);
        for (const first of orders.values()) first.add(row);
      }
    }
    if (followed.size > 0) this.answers.clear();
  }

  remove(row: number): void {
    for (const { tally, orders } of this.groupsOf(row)) {
      tally.removeResult(row);
      for (const first of orders.values()) first.remove(row);
    }
    this.answers.clear();
  }

  /** Counts of all rows. */
  get whole(): Tally {
    return this.certain(this.groupOf(0)).tally;
  }

  /** Answers a nationwide search; null if there are no totals for it. */
  answer(criteria: Criteria, { tag, onlyCode, only }: Choices): { rows: number[]; answer: Answer } | null {
    const group = tag.length === 0 ? this.groupOf(0) : this.groups.get(onlyCode);
    if (group === undefined || (tag.length > 0 && onlyCode === 0)) return null;
    const { number, tally } = this.certain(group);
    const answer =
      this.answers.get(number) ?? answerOf(only === null ? tally : tally.ignoring(only, this.whole), criteria);
    this.answers.set(number, answer);
    return { rows: this.firstOf(group, criteria), answer };
  }

  /** Returns the group's first rows, up to the end of the page. */
  private firstOf(group: Group, { sort, origin, firstListingType, first, count }: Criteria): number[] {
    const end = first + count;
    const isKnownType = this.index.columns.vocabularies.groupOf('listingType').find(firstListingType ?? '') !== 0;
    const order = { sort, origin, firstListingType: isKnownType ? firstListingType : null };
    const isOfPlace = origin !== null && (sort === 'distanceASC' || sort === 'relevance');
    if (isOfPlace || end > this.limit) return this.read(group, new Results(order, this.index, end)).inPages();
    const name = sort === 'relevance' ? `${sort} ${order.firstListingType}` : sort;
    const known = group.orders.get(name)?.inPages(end);
    if (known) return known;
    const ofAll = { ...order, origin: null };
    const rows = this.read(group, new Results(ofAll, this.index, this.limit)).inOrder();
    const fresh = new FirstRows(ofAll, this.index, rows, this.limit);
    group.orders.set(name, fresh);
    // One seller may have all the first rows.
    return fresh.inPages(end) ?? this.read(group, new Results(order, this.index, end)).inPages();
  }

  private read(group: Group, results: Results): Results {
    for (const length of this.rowsOf(group)) for (let at = 0; at < length; at += 1) results.add(this.rows[at]!);
    return results;
  }

  /** Returns the groups that a row belongs to. */
  private groupsOf(row: number): Group[] {
    const { all, vocabularies } = this.index.columns;
    const facets = totalledFacets.map((facet) => vocabularies.groupOf(facet));
    const codes = [...all.items.data.subarray(all.starts.data[row]!, all.starts.data[row + 1]!)];
    const known = codes.filter((number) => facets.includes(vocabularies.codes.groupOfNumber[number]!));
    return [0, ...known].map((number) => this.groupOf(number));
  }

  private groupOf(number: number): Group {
    const group = this.groups.get(number) ?? { number, tally: new Tally(this.index.columns), orders: new Map() };
    this.groups.set(number, group);
    return group;
  }

  /** Returns a group after computing its extremes again if a removal has made them unknown. */
  private certain(group: Group): Group {
    const { tally } = group;
    if (tally.hasLostExtremes) {
      tally.clearExtremes();
      for (const length of this.rowsOf(group)) tally.addExtremes(this.rows, length);
    }
    return group;
  }

  private rowsOf({ number }: Group): Generator<number> {
    const { columns, codes } = this.index;
    return blocksOf(number === 0 ? [[0, columns.length]] : codes.of(number), this.rows, this.index);
  }
}
