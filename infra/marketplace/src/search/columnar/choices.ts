import type { Criteria, Range } from '../criteria';
import { type FacetName, type SteppedParam, steppedNames, steppedParams, vehicleFacets } from '../facets';
import { type Columns, isSingle, type MultiFacet, unknown } from './columns';
import { compileHasAny, markCodes } from './marks';
import type { Tally } from './tally';
import { compileVehicle, FITS } from './vehicle';

/** The tag of a row that has passed everything so far. */
export const PASSED = 0;

/** Tags up to this one say at which level a row fails the choice of vehicle. */
export const VEHICLE_LEVELS = vehicleFacets.length;

/** What a tag above the vehicle's levels stands for. */
export type Chosen =
  | Exclude<FacetName, 'featureCode' | (typeof vehicleFacets)[number]>
  | 'price'
  | 'year'
  | SteppedParam;

/**
 * Marks the rows of a block that fail: one that has passed so far gets the tag of what it failed, one that had failed
 * something else before is dropped. So each row that is left is either a result, or would be one without a single choice:
 * which is all that counts and statistics that ignore their own choice need (R23). Returns how many rows are left.
 */
export type Tag = (rows: Int32Array, tags: Uint8Array, length: number) => number;

export interface Choices {
  /** The choice that the fewest rows pass comes first: from the second one on rows are dropped. */
  tag: readonly Tag[];
  /** Whether there are tags of the vehicle's levels. */
  hasVehicle: boolean;
  /** By tag, from `VEHICLE_LEVELS + 1` on. */
  chosen: readonly Chosen[];
}

/** Share of rows that is taken to pass a range. */
const RANGE_SHARE = 0.5;

/** @param whole counts of the whole index, by which choices are put in order */
export function compileChoices(criteria: Criteria, columns: Columns, whole: Tally): Choices {
  const tags: { share: number; tag: Tag }[] = [];
  const chosen: Chosen[] = [];
  const add = (name: Chosen, share: number, compile: (own: number) => Tag) => {
    chosen.push(name);
    tags.push({ share, tag: compile(VEHICLE_LEVELS + chosen.length) });
  };
  const { vehicle } = criteria;
  const hasVehicle = vehicle.makes !== null || vehicle.packages !== null;
  if (hasVehicle) {
    const share = vehicle.makes === null ? 1 : whole.share('makeCode', vehicle.makes);
    tags.push({ share, tag: tagVehicle(compileVehicle(vehicle, columns)) });
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
    add(name, RANGE_SHARE, (own) => tagRange(steppedColumn(columns, name), range, own));
  }
  return { tag: tags.sort((a, b) => a.share - b.share).map(({ tag }) => tag), hasVehicle, chosen };
}

function isBounded({ min, max }: Range): boolean {
  return min !== undefined || max !== undefined;
}

function steppedColumn(columns: Columns, name: SteppedParam): Int32Array {
  return { mileage: columns.mileage, mpgRange: columns.mpg, electricMileRange: columns.electricRange }[name].data;
}

/** Every question has a loop of its own: a function that is called for each row costs more than the question. */
function tagColumn(column: Uint32Array, marks: Uint8Array, own: number): Tag {
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const passes = marks[column[row]!]!;
      if (passes === 0 && tag !== PASSED) continue;
      rows[kept] = row;
      tags[kept++] = passes === 0 ? own : tag;
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
      if (!passes && tag !== PASSED) continue;
      rows[kept] = row;
      tags[kept++] = passes ? tag : own;
    }
    return kept;
  };
}

function tagRange(column: Int32Array, range: Range, own: number): Tag {
  // An unknown number is -1: below every lower bound, so that only the upper ones need a look at it.
  const min = Math.max(unknown + 1, range.min ?? 0);
  const max = range.max ?? Number.POSITIVE_INFINITY;
  return (rows, tags, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const tag = tags[at]!;
      const value = column[row]!;
      const passes = value >= min && value <= max;
      if (!passes && tag !== PASSED) continue;
      rows[kept] = row;
      tags[kept++] = passes ? tag : own;
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
      if (level !== FITS && tag !== PASSED) continue;
      rows[kept] = row;
      tags[kept++] = level === FITS ? tag : level;
    }
    return kept;
  };
}
