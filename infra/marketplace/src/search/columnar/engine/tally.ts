import {
  type Criteria,
  type FacetName,
  facetNames,
  type SteppedParam,
  steppedNames,
  steppedParams,
  type VehicleChoice,
} from '@forecourt/matching';
import { vehicleParams } from '@forecourt/search-state';
import { type BinName, binNames } from '../../../listing/facets';
import { narrowingOf } from '../../narrowing';
import type { Counts, SearchResult } from '../../port';
import type { Codes } from './arrays';
import { type Choices, type Chosen, VEHICLE_LEVELS } from './choices';
import { type Columns, codedNames, listedNames } from './columns';
import { Extremes } from './extremes';

/** An answer without a page. */
export type Answer = Omit<SearchResult, 'ids'>;

export function answerOf(tally: Tally, criteria: Criteria): Answer {
  const answer = tally.answer(criteria.vehicle);
  return { ...answer, narrowing: narrowingOf(answer.counts, answer.total, criteria) };
}

/** Counts and statistics of one search, or of the whole index. */
export class Tally {
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
    if (this.counts.length < vocabularies.codes.size) {
      const counts = new Uint32Array(vocabularies.codes.size);
      counts.set(this.counts);
      this.counts = counts;
    }
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

  removeResult(row: number): void {
    const { counts, items } = this;
    const end = this.starts[row + 1]!;
    for (let at = this.starts[row]!; at < end; at += 1) counts[items[at]!]! -= 1;
    for (const extremes of this.extremes) extremes.remove(row);
    this.total -= 1;
  }

  /** Whether a removed row was the last one at the end of a range: then `addExtremes` has to be given all rows again. */
  get hasLostExtremes(): boolean {
    return this.extremes.some(({ isLost }) => isLost);
  }

  clearExtremes(): void {
    for (const extremes of this.extremes) extremes.clear();
  }

  addExtremes(rows: Int32Array, length: number): void {
    for (const extremes of this.extremes) for (let at = 0; at < length; at += 1) extremes.add(rows[at]!);
  }

  private get extremes(): readonly Extremes[] {
    return [this.price, this.year, this.mileage];
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

  /** Returns a copy whose counts of a search's only choice are those of the whole index, which ignore that choice. */
  ignoring(choice: Chosen | 'makeCode', whole: Tally): Tally {
    const copy = new Tally(this.columns);
    copy.total = this.total;
    copy.counts.set(this.counts);
    copy.price = this.price;
    copy.year = this.year;
    copy.mileage = this.mileage;
    copy.takeIgnoring(choice, whole);
    return copy;
  }

  /** Copies the counts that ignore a search's only choice: without a scope, they are those of the whole index. */
  takeIgnoring(choice: Chosen | 'makeCode', whole: Tally): void {
    if (choice === 'price' || choice === 'year') this[choice] = whole[choice];
    const group = this.columns.vocabularies.groupOf(countedFor(choice));
    for (const number of group.all()) this.counts[number] = whole.counts[number]!;
    if (choice === 'mileage') this.mileage = whole.mileage;
  }

  answer(vehicle: VehicleChoice): Omit<Answer, 'narrowing'> {
    // Number 0, no code, was counted for rows that failed a choice because they have no value.
    this.counts[0] = 0;
    return {
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
    /** 2 for codes of the facet, 1 for codes that may follow them in a row. */
    const marks = new Uint8Array(counts.length);
    for (const name of listedNames.slice(listedNames.indexOf(facet))) {
      for (const number of columns.vocabularies.groupOf(name).all()) marks[number] = name === facet ? 2 : 1;
    }
    const { starts, items } = this;
    for (let at = 0; at < length; at += 1) {
      const tag = tags[at]!;
      if (tag < first || tag > last) continue;
      const start = starts[rows[at]!]!;
      for (let item = starts[rows[at]! + 1]! - 1; item >= start; item -= 1) {
        const number = items[item]!;
        const mark = marks[number]!;
        if (mark === 0) break;
        counts[number]! += mark >> 1;
      }
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
