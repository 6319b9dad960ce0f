import type { Criteria, Range, VehicleChoice } from '../criteria';
import { type FacetName, type SteppedParam, steppedNames, steppedParams } from '../facets';
import { type Columns, unknown } from './columns';
import { hasMarked, isSingle, mark } from './scope';

/** The tag of a row that has passed everything so far. */
export const PASSED = 0;

/** The level at which a row fails the choice of vehicle is its tag; the levels are those of `vehicleFacets`, from 1 on. */
export const VEHICLE_LEVELS = 5;

/** What a tag above the vehicle's levels stands for. */
export type Chosen = Exclude<FacetName, 'featureCode'> | 'price' | 'year' | SteppedParam;

/**
 * Marks the rows of a block that fail: one that has passed so far gets the tag of what it failed, one that had failed
 * something else before is dropped. So each row that is left is either a result, or would be one without a single choice:
 * which is all that counts and statistics that ignore their own choice need (R23). Returns how many rows are left.
 */
export type Tag = (rows: Int32Array, tags: Uint8Array, length: number) => number;

export interface Choices {
  tag: readonly Tag[];
  /** By tag, from `VEHICLE_LEVELS + 1` on. */
  chosen: readonly Chosen[];
}

export function compileChoices(criteria: Criteria, columns: Columns): Choices {
  const tags: Tag[] = [];
  const chosen: Chosen[] = [];
  const add = (name: Chosen, compile: (own: number) => Tag) => {
    chosen.push(name);
    tags.push(compile(VEHICLE_LEVELS + chosen.length));
  };
  if (criteria.vehicle.makes !== null || criteria.vehicle.packages !== null) {
    tags.push(tagVehicle(criteria.vehicle, columns));
  }
  for (const [facet, codes] of criteria.plain) {
    add(facet, (own) => tagMarked(columns, facet, mark(columns, facet, codes), own));
  }
  if (isBounded(criteria.price)) add('price', (own) => tagRange(columns.price.data, criteria.price, own));
  if (isBounded(criteria.year)) add('year', (own) => tagRange(columns.year.data, criteria.year, own));
  for (const name of steppedNames) {
    const bound = criteria.stepped[name];
    if (bound === undefined) continue;
    const range = steppedParams[name].bound === 'most' ? { max: bound } : { min: bound };
    add(name, (own) => tagRange(steppedColumn(columns, name), range, own));
  }
  return { tag: tags, chosen };
}

function isBounded({ min, max }: Range): boolean {
  return min !== undefined || max !== undefined;
}

function steppedColumn(columns: Columns, name: SteppedParam): Int32Array {
  return { mileage: columns.mileage, mpgRange: columns.mpg, electricMileRange: columns.electricRange }[name].data;
}

function tagMarked(columns: Columns, facet: FacetName, marks: Uint8Array, own: number): Tag {
  if (isSingle(facet)) {
    const column = columns.coded[facet].data;
    return (rows, tags, length) => {
      let kept = 0;
      for (let at = 0; at < length; at += 1) {
        const row = rows[at]!;
        const tag = tags[at]!;
        if (marks[column[row]!] === 1) {
          rows[kept] = row;
          tags[kept++] = tag;
        } else if (tag === PASSED) {
          rows[kept] = row;
          tags[kept++] = own;
        }
      }
      return kept;
    };
  }
  const starts = columns.multi[facet].starts.data;
  const items = columns.multi[facet].items.data;
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      if (hasMarked(items, starts[row]!, starts[row + 1]!, marks)) {
        rows[kept] = row;
        tags[kept++] = tag;
      } else if (tag === PASSED) {
        rows[kept] = row;
        tags[kept++] = own;
      }
    }
    return kept;
  };
}

function tagRange(column: Int32Array, range: Range, own: number): Tag {
  const min = range.min ?? Number.NEGATIVE_INFINITY;
  const max = range.max ?? Number.POSITIVE_INFINITY;
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const value = column[row]!;
      if (value !== unknown && value >= min && value <= max) {
        rows[kept] = row;
        tags[kept++] = tag;
      } else if (tag === PASSED) {
        rows[kept] = row;
        tags[kept++] = own;
      }
    }
    return kept;
  };
}

const [MAKE, SERIES, MODEL, TRIM, PACKAGES] = [1, 2, 3, 4, 5] as const;

function tagVehicle(choice: VehicleChoice, columns: Columns): Tag {
  const levelOf = compileVehicle(choice, columns);
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const level = levelOf(row);
      if (level === PASSED) {
        rows[kept] = row;
        tags[kept++] = tag;
      } else if (tag === PASSED) {
        rows[kept] = row;
        tags[kept++] = level;
      }
    }
    return kept;
  };
}

/** The first level at which a row fails; `PASSED` when it fits. */
function compileVehicle(choice: VehicleChoice, columns: Columns): (row: number) => number {
  const dictionary = columns.vocabularies.codes;
  const make = columns.coded.makeCode.data;
  const series = columns.coded.seriesCode.data;
  const model = columns.coded.modelCode.data;
  const trim = columns.coded.trimCode.data;
  const { starts, items } = columns.multi.packages;

  const ANY = 0;
  const SOME = 1;
  const NONE = 2;
  const seriesUnder = new Uint8Array(dictionary.size);
  const modelsUnder = new Uint8Array(dictionary.size);
  const trimsUnder = new Uint8Array(dictionary.size);
  const isChosen = new Uint8Array(dictionary.size);
  const makes = new Uint8Array(dictionary.size).fill(choice.makes === null ? ANY : NONE);
  for (const code of choice.makes ?? []) makes[dictionary.find('makeCode', code)] = ANY;
  for (const [code, codes] of choice.seriesOf) {
    seriesUnder[dictionary.find('makeCode', code)] = SOME;
    for (const each of codes) isChosen[dictionary.find('seriesCode', each)] = 1;
  }
  for (const [code, codes] of choice.modelsOf) {
    modelsUnder[dictionary.find('makeCode', code)] = SOME;
    for (const each of codes) isChosen[dictionary.find('modelCode', each)] = 1;
  }
  for (const [code, codes] of choice.trimsOf) {
    trimsUnder[dictionary.find('modelCode', code)] = SOME;
    for (const each of codes) isChosen[dictionary.find('trimCode', each, code)] = 1;
  }
  isChosen[0] = 0;
  const packages = choice.packages === null ? null : mark(columns, 'packages', choice.packages);

  return (row) => {
    const ownMake = make[row]!;
    if (makes[ownMake] === NONE) return MAKE;
    if (seriesUnder[ownMake] === SOME && isChosen[series[row]!] === 0) return SERIES;
    const ownModel = model[row]!;
    if (modelsUnder[ownMake] === SOME && isChosen[ownModel] === 0) return MODEL;
    if (trimsUnder[ownModel] === SOME && isChosen[trim[row]!] === 0) return TRIM;
    if (packages !== null && !hasMarked(items.data, starts.data[row]!, starts.data[row + 1]!, packages))
      return PACKAGES;
    return PASSED;
  };
}
