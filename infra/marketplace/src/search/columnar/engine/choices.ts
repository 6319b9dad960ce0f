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
import { type Columns, isSingle, type MultiFacet, unknown } from './columns';
import { compileHasAny, markCodes } from './marks';
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
  /** The choice, if it is the only one and has a single level; otherwise null. */
  only: Chosen | 'makeCode' | null;
}

/** Estimated share of rows that pass a range. */
const RANGE_SHARE = 0.5;

/** Estimates the share of all rows that have one of the codes. */
export interface Shares {
  share(facet: Exclude<FacetName, 'trimCode'>, codes: Iterable<string>): number;
}

/** Compiles the choices of a search. @param whole shares in the whole index, by which the choices are ordered */
export function compileChoices(criteria: Criteria, columns: Columns, whole: Shares): Choices {
  const tags: { share: number; tag: Tag }[] = [];
  const chosen: Chosen[] = [];
  const add = (name: Chosen, share: number, compile: (own: number) => Tag) => {
    chosen.push(name);
    tags.push({ share, tag: compile(VEHICLE_LEVELS + chosen.length) });
  };
  const { vehicle } = criteria;
  const vehicleLevels = levelsOf(vehicle);
  if (vehicleLevels > 0) {
    const share = vehicle.makes === null ? 1 : whole.share('makeCode', vehicle.makes);
    const tag =
      vehicleLevels === MAKE
        ? tagColumn(columns.coded.makeCode.data, markCodes(columns, 'makeCode', vehicle.makes ?? []), MAKE)
        : tagVehicle(compileVehicle(vehicle, columns));
    tags.push({ share, tag });
  }
  for (const [facet, codes] of criteria.plain) {
    const marks = markCodes(columns, facet, codes);
    const share = whole.share(facet, codes);
    if (isSingle(facet)) add(facet, share, (own) => tagColumn(columns.coded[facet].data, marks, own));
    else add(facet, share, (own) => tagList(columns, facet, marks, own));
  }
  if (isBounded(criteria.price)) add('price', RANGE_SHARE, (own) => tagRange(columns.price.data, criteria.price, own));
  if (isBounded(criteria.year)) add('year', RANGE_SHARE, (own) => tagRange(columns.year.data, criteria.year, own));
  for (const name of steppedNames) {
    const bound = criteria.stepped[name];
    if (bound === undefined) continue;
    const range = steppedParams[name].bound === 'most' ? { max: bound } : { min: bound };
    add(name, RANGE_SHARE, (own) => tagRange(columns[steppedFacts[name]].data, range, own));
  }
  const first = vehicleLevels === 0 ? chosen[0]! : vehicleLevels === MAKE ? 'makeCode' : null;
  return {
    tag: tags.sort((a, b) => a.share - b.share).map(({ tag }) => tag),
    ...{ vehicleLevels, chosen },
    only: tags.length === 1 ? first : null,
  };
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

function tagList(columns: Columns, facet: MultiFacet, marks: Uint8Array, own: number): Tag {
  const hasAny = compileHasAny(columns, facet, marks);
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const passes = hasAny(row);
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
