import type { VehicleChoice } from '../criteria';
import {
  type FacetName,
  facetNames,
  multiValuedFacets,
  type SteppedParam,
  steppedNames,
  steppedParams,
  vehicleFacets,
} from '../facets';
import type { Counts, Extent, SearchResult } from '../search';
import { type Chosen, VEHICLE_LEVELS } from './choices';
import { type Columns, codedNames, unknown } from './columns';
import { isSingle } from './scope';

/** Lowest and highest of the numbers of a column. */
export class Extremes {
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  constructor(private readonly column: Int32Array) {}

  add(row: number): void {
    const value = this.column[row]!;
    if (value === unknown) return;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  get extent(): Extent {
    return this.min > this.max ? null : { min: this.min, max: this.max };
  }
}

/** Counts and statistics of one search, or of the whole index. */
export class Tally {
  total = 0;
  readonly counts: Uint32Array;
  readonly price: Extremes;
  readonly year: Extremes;
  readonly mileage: Extremes;

  constructor(private readonly columns: Columns) {
    this.counts = new Uint32Array(columns.vocabularies.codes.size);
    this.price = new Extremes(columns.price.data);
    this.year = new Extremes(columns.year.data);
    this.mileage = new Extremes(columns.mileage.data);
  }

  /** A row that passes everything counts everywhere. */
  addResult(row: number): void {
    const { counts, columns } = this;
    const stride = codedNames.length;
    const coded = columns.rows.data;
    for (let at = row * stride; at < (row + 1) * stride; at += 1) counts[coded[at]!]! += 1;
    for (const facet of multiValuedFacets) this.countList(facet, row);
    this.price.add(row);
    this.year.add(row);
    this.mileage.add(row);
    this.total += 1;
  }

  /** A row that fails a single choice counts for what ignores that choice (R23). */
  addNearMiss(row: number, tag: number, chosen: readonly Chosen[]): void {
    if (tag <= VEHICLE_LEVELS) {
      for (let level = 0; level < tag; level += 1) this.countFacet(vehicleFacets[level]!, row);
      return;
    }
    const choice = chosen[tag - VEHICLE_LEVELS - 1]!;
    if (choice === 'price') this.price.add(row);
    else if (choice === 'year') this.year.add(row);
    else if (isStep(choice)) {
      this.counts[this.columns.coded[choice].data[row]!]! += 1;
      if (choice === 'mileage') this.mileage.add(row);
    } else this.countFacet(choice, row);
  }

  result(ids: string[], vehicle: VehicleChoice): SearchResult {
    // Rows without a value were counted there, to save a test a cell.
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
    };
  }

  private countFacet(facet: FacetName, row: number): void {
    if (isSingle(facet)) this.counts[this.columns.coded[facet].data[row]!]! += 1;
    else this.countList(facet, row);
  }

  private countList(facet: (typeof multiValuedFacets)[number], row: number): void {
    const { counts } = this;
    const { starts, items } = this.columns.multi[facet];
    const to = starts.data[row + 1]!;
    for (let at = starts.data[row]!; at < to; at += 1) counts[items.data[at]!]! += 1;
  }

  private countsOf(facet: FacetName, { makes, modelsOf }: VehicleChoice): Counts {
    const dictionary = this.columns.vocabularies.codes;
    const counts: Counts = {};
    const take = (numbers: readonly number[]) => {
      for (const number of numbers) {
        const count = this.counts[number]!;
        if (count > 0) counts[dictionary.codes[number]!] = (counts[dictionary.codes[number]!] ?? 0) + count;
      }
    };
    if (facet === 'trimCode') {
      for (const models of modelsOf.values()) for (const model of models) take(dictionary.numbersOf(facet, model));
    } else if (!ofMakes.has(facet) || makes !== null) take(dictionary.numbersOf(facet));
    return counts;
  }

  private stepsOf(name: SteppedParam): number[] {
    const dictionary = this.columns.vocabularies.codes;
    const { bound, steps } = steppedParams[name];
    const inBucket = Array.from(
      { length: steps.length + 1 },
      (_, bucket) => this.counts[dictionary.find(name, String(bucket))] ?? 0,
    );
    // A bucket is how many steps are satisfied: the last ones of upper bounds, the first ones of lower bounds.
    return steps.map((_, at) => {
      const least = bound === 'most' ? steps.length - at : at + 1;
      return inBucket.slice(least).reduce((sum, count) => sum + count, 0);
    });
  }
}

/** Counted for the chosen makes only; with none chosen they would be thousands. */
const ofMakes: ReadonlySet<FacetName> = new Set<FacetName>(['seriesCode', 'modelCode', 'packages']);

function isStep(choice: Chosen): choice is SteppedParam {
  return Object.hasOwn(steppedParams, choice);
}
