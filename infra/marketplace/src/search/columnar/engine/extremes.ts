import type { Extent } from '../../port';
import { unknown } from './columns';

/** Minimum and maximum of a column's numbers, and how many rows have each, so that rows can be removed again. */
export class Extremes {
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;
  private atMin = 0;
  private atMax = 0;
  column = new Int32Array();

  add(row: number): void {
    const value = this.column[row]!;
    if (value === unknown) return;
    if (value <= this.min) {
      this.atMin = value === this.min ? this.atMin + 1 : 1;
      this.min = value;
    }
    if (value >= this.max) {
      this.atMax = value === this.max ? this.atMax + 1 : 1;
      this.max = value;
    }
  }

  remove(row: number): void {
    const value = this.column[row]!;
    if (value === this.min) this.atMin -= 1;
    if (value === this.max) this.atMax -= 1;
  }

  /** Whether the last row with the minimum or the maximum was removed, so that it is unknown until all rows were added again. */
  get isLost(): boolean {
    return this.min <= this.max && (this.atMin === 0 || this.atMax === 0);
  }

  clear(): void {
    this.min = Number.POSITIVE_INFINITY;
    this.max = Number.NEGATIVE_INFINITY;
  }

  get extent(): Extent {
    return this.min > this.max ? null : { min: this.min, max: this.max };
  }
}
