import { firstResults } from '../../relevance-order';

interface Place {
  key: number;
  row: number;
  owner: number;
}

/**
 * Collects the first results of the relevance order (R37) from a stream of rows: the best ten, at most four of each seller. Few
 * rows are better than the worst of these, so that all others cost one comparison.
 */
export class VariedRows {
  /** The results so far, best first. */
  private readonly places: Place[] = [];

  constructor(
    private readonly ownerOf: (row: number) => number,
    private readonly isBefore: (a: number, b: number) => boolean,
  ) {}

  /** Whether only a better row can still be added. */
  get isFull(): boolean {
    return this.places.length === firstResults.count;
  }

  add(key: number, row: number): void {
    const { places, isFull } = this;
    const last = places[places.length - 1];
    if (isFull && !this.isBetter(key, row, last!)) return;
    const owner = this.ownerOf(row);
    const own = places.filter((place) => place.owner === owner);
    const worst = own[own.length - 1];
    if (own.length === firstResults.ofOneSeller) {
      if (!this.isBetter(key, row, worst!)) return;
      places.splice(places.indexOf(worst!), 1);
    } else if (isFull) places.pop();
    const at = places.findIndex((place) => this.isBetter(key, row, place));
    places.splice(at === -1 ? places.length : at, 0, { key, row, owner });
  }

  /**
   * Returns the rows in page order: the collected ones first, then all others in their order.
   * @param best the best rows regardless of the seller, best first
   */
  before(best: readonly number[]): number[] {
    const first = this.places.map(({ row }) => row);
    return [...first, ...best.filter((row) => !first.includes(row))];
  }

  private isBetter(key: number, row: number, place: Place): boolean {
    return key === place.key ? this.isBefore(row, place.row) : key < place.key;
  }
}
