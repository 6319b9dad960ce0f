import { firstResults } from '../../relevance-order';

interface Place {
  key: number;
  row: number;
  owner: number;
}

/**
 * The first results of the relevance order (R37) out of a stream of rows: the best ten of each seller's best four. Few rows are better than the
 * worst that is kept, so that all others cost a comparison.
 */
export class VariedRows {
  /** Best first. */
  private readonly places: Place[] = [];

  constructor(
    private readonly ownerOf: (row: number) => number,
    private readonly isBefore: (a: number, b: number) => boolean,
  ) {}

  add(key: number, row: number): void {
    const { places } = this;
    const last = places[places.length - 1];
    const isFull = places.length === firstResults.count;
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

  /** The rows of a page's order: those first, then all others as they were. @param best the best rows whoever sells them, best first */
  before(best: readonly number[]): number[] {
    const first = this.places.map(({ row }) => row);
    return [...first, ...best.filter((row) => !first.includes(row))];
  }

  private isBetter(key: number, row: number, place: Place): boolean {
    return key === place.key ? this.isBefore(row, place.row) : key < place.key;
  }
}
