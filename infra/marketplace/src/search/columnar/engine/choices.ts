import {
  type Criteria,
  type FacetName,
  type Range,
  type SteppedParam,
  steppedFacts,
  steppedNames,
  steppedParams,
  type VehicleChoice,
} from '@forecourt/matching';
import { type VehicleParam, vehicleParams } from '@forecourt/search-state';
import type { Codes } from './arrays';
import { isSingle, unknown } from './columns';
import { markCodes } from './marks';
import type { RowIndex } from './row-index';
import { compileHas, type Has, type RowLists, type RowSet, unionOf } from './row-lists';
import { compileVehicle, FITS, MAKE, MODEL, PACKAGES, SERIES, TRIM } from './vehicle';

/** The tag of a row that has passed all choices so far. */
export const PASSED = 0;

/** A tag that belongs to no choice; a row that has it is dropped at the first choice that it fails. */
export const NEVER = 255;

/** Tags up to this one say at which level a row fails the choice of vehicle. */
export const VEHICLE_LEVELS = vehicleParams.length;

/** The choice that a tag above the vehicle's levels stands for. */
export type Chosen = Exclude<FacetName, 'featureCode' | VehicleParam> | 'price' | 'year' | SteppedParam;

/**
 * Tags the rows of a block that fail a choice: a row that has passed so far gets the tag of the choice; one that failed another
 * choice before is dropped. So each remaining row is a result, or would be one without a single choice: exactly what counts and
 * statistics that ignore their own choice need (R23). Returns the number of remaining rows.
 */
export type Tag = (rows: Int32Array, tags: Uint8Array, length: number) => number;

export interface Choices {
  /** Ordered so that the choice that the fewest rows pass comes first: from the second one on, rows are dropped. */
  tag: readonly Tag[];
  /** The deepest of the vehicle's levels at which a row can fail; 0 if no vehicle is chosen. */
  vehicleLevels: number;
  /** The choices by tag, from `VEHICLE_LEVELS + 1` on. */
  chosen: readonly Chosen[];
  /** The choice, if it is the only one; otherwise null. */
  only: Chosen | 'makeCode' | null;
  /** The number of the code, if all that is chosen is one make or one code of a facet; otherwise 0. */
  onlyCode: number;
  /** Estimated number of `candidates`. */
  fewest: number;
  /**
   * Returns a set that contains all rows that fail at most one of several choices, or pass the only one: the rows that pass either of
   * the two choices that fewest rows pass. Called only if `fewest` is finite.
   */
  candidates(): RowSet;
}

/** Estimated share of rows that pass a range. */
const RANGE_SHARE = 0.5;

interface Choice {
  /** Estimated number of the rows that pass. */
  size: number;
  tag: Tag;
  /** Returns the rows that pass, and possibly others; null if each row has to be tested. */
  rows: (() => RowSet) | null;
}

/** Compiles the choices of a search. */
export function compileChoices(criteria: Criteria, { columns, codes }: RowIndex): Choices {
  const choices: Choice[] = [];
  const chosen: Chosen[] = [];
  const { vocabularies, length } = columns;
  let code = 0;
  const numbersOf = (facet: Exclude<FacetName, 'trimCode'>, of: ReadonlySet<string>) => {
    const numbers = Array.from(of, (each) => vocabularies.groupOf(facet).find(each));
    code = numbers.length === 1 ? numbers[0]! : 0;
    return {
      rows: () =>
        unionOf(
          numbers.map((number) => codes.of(number)),
          length,
        ),
      size: sizeOf(numbers, codes),
    };
  };
  const { vehicle } = criteria;
  const vehicleLevels = levelsOf(vehicle);
  if (vehicleLevels > 0) {
    const { makes, packages } = vehicle;
    const ofMakes = makes === null ? { rows: null, size: length } : numbersOf('makeCode', makes);
    const tag =
      vehicleLevels === MAKE
        ? tagColumn(columns.coded.makeCode.data, markCodes(columns, 'makeCode', makes ?? []), MAKE)
        : tagVehicle(
            compileVehicle(vehicle, columns, packages === null ? null : numbersOf('packages', packages).rows()),
          );
    choices.push({ ...ofMakes, tag });
  }
  const ownTag = (name: Chosen) => VEHICLE_LEVELS + chosen.push(name);
  for (const [facet, of] of criteria.plain) {
    const own = ownTag(facet);
    const passing = numbersOf(facet, of);
    const tag = isSingle(facet)
      ? tagColumn(columns.coded[facet].data, markCodes(columns, facet, of), own)
      : tagIn(passing.rows(), own);
    choices.push({ ...passing, tag });
  }
  const addRange = (name: Chosen, column: Int32Array, range: Range) =>
    choices.push({ size: RANGE_SHARE * length, tag: tagRange(column, range, ownTag(name)), rows: null });
  if (isBounded(criteria.price)) addRange('price', columns.price.data, criteria.price);
  if (isBounded(criteria.year)) addRange('year', columns.year.data, criteria.year);
  for (const name of steppedNames) {
    const bound = criteria.stepped[name];
    if (bound === undefined) continue;
    const range = steppedParams[name].bound === 'most' ? { max: bound } : { min: bound };
    addRange(name, columns[steppedFacts[name]].data, range);
  }
  choices.sort((a, b) => a.size - b.size);
  const isOnly = choices.length === 1;
  const first = choices.slice(0, 2);
  return {
    tag: choices.map(({ tag }) => tag),
    ...{ vehicleLevels, chosen },
    only: !isOnly ? null : vehicleLevels > 0 ? 'makeCode' : chosen[0]!,
    onlyCode: isOnly && vehicleLevels <= MAKE ? code : 0,
    fewest: first.reduce((sum, { rows, size }) => (rows === null ? Number.POSITIVE_INFINITY : sum + size), 0),
    candidates: () =>
      unionOf(
        first.flatMap(({ rows }) => rows?.() ?? []),
        length,
      ),
  };
}

function sizeOf(numbers: readonly number[], codes: RowLists): number {
  return numbers.reduce((sum, number) => sum + codes.sizeOf(number), 0);
}

function isBounded({ min, max }: Range): boolean {
  return min !== undefined || max !== undefined;
}

/*
 * Each test has a loop of its own, because a function call for each row costs more than the test itself; and no loop branches
 * on the result, because the processor cannot predict it: the row is written in any case, and the result only decides where
 * the next one is written.
 */

/** 1 for a row that has passed everything so far, else 0. */
function hasPassed(tag: number): number {
  return (tag - 1) >>> 31;
}

function tagColumn(column: Codes, marks: Uint8Array, own: number): Tag {
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const passes = marks[column[row]!]!;
      rows[kept] = row;
      tags[kept] = passes * tag + (1 - passes) * own;
      kept += passes | hasPassed(tag);
    }
    return kept;
  };
}

function tagIn(set: RowSet, own: number): Tag {
  const { bits } = set;
  if (bits === null) return tagHaving(compileHas(set), own);
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const passes = (bits[row >>> 5]! >>> (row & 31)) & 1;
      rows[kept] = row;
      tags[kept] = passes * tag + (1 - passes) * own;
      kept += passes | hasPassed(tag);
    }
    return kept;
  };
}

function tagHaving(has: Has, own: number): Tag {
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const passes = has(row);
      rows[kept] = row;
      tags[kept] = passes * tag + (1 - passes) * own;
      kept += passes | hasPassed(tag);
    }
    return kept;
  };
}

/** Larger than every price, year and mileage; the differences below stay within 32 bits. */
const OPEN_END = 2 ** 30;

function tagRange(column: Int32Array, range: Range, own: number): Tag {
  // An unknown number is -1, below every bounded range.
  const min = Math.max(unknown + 1, range.min ?? 0);
  const max = Math.min(OPEN_END, range.max ?? OPEN_END);
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const value = column[row]!;
      const passes = 1 - (((value - min) | (max - value)) >>> 31);
      rows[kept] = row;
      tags[kept] = passes * tag + (1 - passes) * own;
      kept += passes | hasPassed(tag);
    }
    return kept;
  };
}

function tagVehicle(levelOf: (row: number) => number): Tag {
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const level = levelOf(row);
      const passes = hasPassed(level);
      rows[kept] = row;
      tags[kept] = passes * tag + level;
      kept += passes | hasPassed(tag);
    }
    return kept;
  };
}

/** Most searches choose only makes, or makes and models. */
function levelsOf({ makes, seriesOf, modelsOf, trimsOf, packages }: VehicleChoice): number {
  if (packages !== null) return PACKAGES;
  if (trimsOf.size > 0) return TRIM;
  if (modelsOf.size > 0) return MODEL;
  if (seriesOf.size > 0) return SERIES;
  return makes === null ? FITS : MAKE;
}
