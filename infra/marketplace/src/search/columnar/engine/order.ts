import type { Criteria, Vector } from '@forecourt/matching';
import { keyOfFirst, relevanceKey } from '../../relevance-order';
import { type Columns, unknown } from './columns';
import { markCodes } from './marks';

/** The parts of a search that determine the order of its results. */
export type Order = Pick<Criteria, 'sort' | 'origin' | 'firstListingType'>;

/** The number that a row is sorted by, lowest first. */
export type KeyOf = (row: number) => number;

/** Returns a function for the keys of an order; unknown facts come last in either direction. */
export function compileKey({ sort, origin, firstListingType }: Order, columns: Columns): KeyOf {
  if (sort === 'distanceASC') return compileChord(origin!, columns);
  if (sort === 'relevance') {
    const keyOf = compileRelevance(origin, columns);
    if (firstListingType === null) return keyOf;
    const marks = markCodes(columns, 'listingType', [firstListingType]);
    const types = columns.coded.listingType.data;
    return (row) => (marks[types[row]!] === 1 ? keyOfFirst(keyOf(row)) : keyOf(row));
  }
  const [column, sign] = {
    derivedpriceASC: [columns.price.data, 1],
    derivedpriceDESC: [columns.price.data, -1],
    datelistedASC: [columns.listedAt.data, 1],
    datelistedDESC: [columns.listedAt.data, -1],
    mileageASC: [columns.mileage.data, 1],
    mileageDESC: [columns.mileage.data, -1],
    yearASC: [columns.year.data, 1],
    yearDESC: [columns.year.data, -1],
  }[sort] as [Int32Array | Float64Array, 1 | -1];
  return (row) => {
    const value = column[row]!;
    return value === unknown ? Number.POSITIVE_INFINITY : sign * value;
  };
}

function compileRelevance(origin: Vector | null, columns: Columns): KeyOf {
  const relevance = columns.relevance.data;
  if (origin === null) return (row) => relevanceKey(relevance[row]!, 0);
  const chordOf = compileChord(origin, columns);
  return (row) => relevanceKey(relevance[row]!, chordOf(row));
}

/** Returns a function for the squared chord from a place to a row; Infinity if the row's location is unknown. */
function compileChord([px, py, pz]: Vector, columns: Columns): KeyOf {
  const [x, y, z] = [columns.x.data, columns.y.data, columns.z.data];
  return (row) => {
    const dx = x[row]! - px;
    const dy = y[row]! - py;
    const dz = z[row]! - pz;
    const chord = dx * dx + dy * dy + dz * dz;
    return Number.isNaN(chord) ? Number.POSITIVE_INFINITY : chord;
  };
}
