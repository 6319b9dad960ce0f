import {
  type FacetName,
  facetNames,
  type SteppedParam,
  steppedNames,
  steppedParams,
  type VehicleChoice,
} from '@forecourt/matching';
import { vehicleParams } from '@forecourt/search-state';
import { type BinName, binNames } from '../../../listing/facets';
import type { Counts, Extent, SearchResult } from '../../port';
import type { Codes } from './arrays';
import { type Choices, type Chosen, type Shares, VEHICLE_LEVELS } from './choices';
import { type Columns, codedNames, unknown } from './columns';

/** Minimum and maximum of a column's numbers, and how many rows have each, so that rows can be removed again. */
class Extremes {
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

  /** Removes a row. False if it was the last row at an end: then the new end is unknown. */
  remove(row: number): boolean {
    const value = this.column[row]!;
    if (value === this.min) this.atMin -= 1;
    if (value === this.max) this.atMax -= 1;
    return value === unknown || (this.atMin > 0 && this.atMax > 0);
  }

  get extent(): Extent {
    return this.min > this.max ? null : { min: this.min, max: this.max };
  }
}

/** Counts and statistics of one search, or of the whole index. */
export class Tally implements Shares {
  total = 0;
  private counts = new Uint32Array();
  private starts = new Uint32Array();
  private items: Codes = new Uint16Array();
  private price = new Extremes();
  private year = new Extremes();
  private mileage = new Extremes();

  constructor(private readonly columns: Columns) {
    this.follow();
  }

  /** Adjusts to rows that were appended to the columns; to be called before they are added. */
  follow(): void {
    const { vocabularies, all, price, year, mileage } = this.columns;
    const counts = new Uint32Array(vocabularies.codes.size);
    counts.set(this.counts);
    this.counts = counts;
    this.starts = all.starts.data;
    this.items = all.items.data;
    this.price.column = price.data;
    this.year.column = year.data;
    this.mileage.column = mileage.data;
  }

  /** Counts a row that passes everything, in all counts and statistics. */
  addResult(row: number): void {
    const { counts, items } = this;
    const end = this.starts[row + 1]!;
    for (let at = this.starts[row]!; at < end; at += 1) counts[items[at]!]! += 1;
    this.price.add(row);
    this.year.add(row);
    this.mileage.add(row);
    this.total += 1;
  }

  /** Removes a row; false if that is impossible, and everything has to be counted again. */
  removeResult(row: number): boolean {
    const { counts, items } = this;
    const end = this.starts[row + 1]!;
    for (let at = this.starts[row]!; at < end; at += 1) counts[items[at]!]! -= 1;
    this.total -= 1;
    return [this.price.remove(row), this.year.remove(row), this.mileage.remove(row)].every(Boolean);
  }

  /** Counts the rows of a block that fail a single choice, in the counts and statistics that ignore that choice (R23). */
  addNearMisses(rows: Int32Array, tags: Uint8Array, length: number, { chosen, vehicleLevels }: Choices): void {
    for (let level = 1; level <= vehicleLevels; level += 1) {
      // A level's counts ignore the levels below it, too: a row that fails only there is counted.
      this.countTagged(vehicleParams[level - 1]!, rows, tags, length, level, vehicleLevels);
    }
    for (let at = 0; at < chosen.length; at += 1) {
      const choice = chosen[at]!;
      const tag = VEHICLE_LEVELS + 1 + at;
      if (choice === 'price' || choice === 'year') addTagged(this[choice], rows, tags, length, tag);
      this.countTagged(countedFor(choice), rows, tags, length, tag, tag);
      if (choice === 'mileage') addTagged(this.mileage, rows, tags, length, tag);
    }
  }

  /** Copies the counts that ignore a search's only choice: without a scope, they are those of the whole index. */
  takeIgnoring(choice: Chosen | 'makeCode', whole: Tally): void {
    if (choice === 'price' || choice === 'year') this[choice] = whole[choice];
    const group = this.columns.vocabularies.groupOf(countedFor(choice));
    for (const number of group.all()) this.counts[number] = whole.counts[number]!;
    if (choice === 'mileage') this.mileage = whole.mileage;
  }

  /** Estimates the share of the rows that have one of the codes. */
  share(facet: Exclude<FacetName, 'trimCode'>, codes: Iterable<string>): number {
    const group = this.columns.vocabularies.groupOf(facet);
    let sum = 0;
    for (const code of codes) sum += this.counts[group.find(code)] ?? 0;
    return this.total === 0 ? 0 : sum / this.total;
  }

  result(ids: string[], vehicle: VehicleChoice): Omit<SearchResult, 'narrowing'> {
    // Number 0, no code, was counted for rows that failed a choice because they have no value.
    this.counts[0] = 0;
    return {
      ids,
      total: this.total,
      counts: Object.fromEntries(facetNames.map((facet) => [facet, this.countsOf(facet, vehicle)])) as Record<
        FacetName,
        Counts
      >,
      steps: Object.fromEntries(steppedNames.map((name) => [name, this.stepsOf(name)])) as Record<
        SteppedParam,
        number[]
      >,
      stats: { price: this.price.extent, year: this.year.extent, mileage: this.mileage.extent },
      bins: Object.fromEntries(binNames.map((name) => [name, this.binsOf(name)])) as Record<BinName, Counts>,
    };
  }

  /** Counts a facet's codes in the rows with a tag from `first` to `last`. */
  private countTagged(
    facet: FacetName | SteppedParam | BinName,
    rows: Int32Array,
    tags: Uint8Array,
    length: number,
    first: number,
    last: number,
  ): void {
    const { counts, columns } = this;
    if (isCoded(facet)) {
      const column = columns.coded[facet].data;
      for (let at = 0; at < length; at += 1) {
        const tag = tags[at]!;
        if (tag >= first && tag <= last) counts[column[rows[at]!]!]! += 1;
      }
      return;
    }
    const starts = columns.multi[facet].starts.data;
    const items = columns.multi[facet].items.data;
    for (let at = 0; at < length; at += 1) {
      const tag = tags[at]!;
      if (tag < first || tag > last) continue;
      const row = rows[at]!;
      for (let item = starts[row]!; item < starts[row + 1]!; item += 1) counts[items[item]!]! += 1;
    }
  }

  private countsOf(facet: FacetName, { makes, modelsOf }: VehicleChoice): Counts {
    const { codes } = this.columns.vocabularies;
    const counts: Counts = {};
    const take = (numbers: Iterable<number>) => {
      for (const number of numbers) {
        const count = this.counts[number]!;
        if (count > 0) counts[codes.codes[number]!] = (counts[codes.codes[number]!] ?? 0) + count;
      }
    };
    if (facet === 'trimCode') {
      for (const models of modelsOf.values()) for (const model of models) take(codes.trimsOf(model).all());
    } else if (!ofMakes.has(facet) || makes !== null) take(codes.group(facet).all());
    return counts;
  }

  private binsOf(name: BinName): Counts {
    const { codes } = this.columns.vocabularies;
    const counts: Counts = {};
    for (const number of codes.group(name).all()) {
      const count = this.counts[number]!;
      if (count > 0) counts[codes.codes[number]!] = count;
    }
    return counts;
  }

  private stepsOf(name: SteppedParam): number[] {
    const group = this.columns.vocabularies.codes.group(name);
    const { bound, steps } = steppedParams[name];
    const inBucket = Array.from({ length: steps.length + 1 }, (_, bucket) => this.counts[group.find(String(bucket))]!);
    // A bucket is the number of satisfied steps: the last ones of upper bounds, the first ones of lower bounds.
    return steps.map((_, at) => {
      const least = bound === 'most' ? steps.length - at : at + 1;
      return inBucket.slice(least).reduce((sum, count) => sum + count, 0);
    });
  }
}

/** Counted for the chosen makes only; without one, there would be thousands of options. */
const ofMakes: ReadonlySet<FacetName> = new Set<FacetName>(['seriesCode', 'modelCode', 'packages']);

function addTagged(extremes: Extremes, rows: Int32Array, tags: Uint8Array, length: number, tag: number): void {
  for (let at = 0; at < length; at += 1) if (tags[at] === tag) extremes.add(rows[at]!);
}

/** Returns the column whose codes a choice's own counts are of. */
function countedFor<C extends Chosen | 'makeCode'>(choice: C): Exclude<C, 'price' | 'year'> | BinName {
  return choice === 'price' ? 'priceBin' : choice === 'year' ? 'yearBin' : (choice as Exclude<C, 'price' | 'year'>);
}

function isCoded(facet: FacetName | SteppedParam | BinName): facet is (typeof codedNames)[number] {
  return (codedNames as readonly string[]).includes(facet);
}
