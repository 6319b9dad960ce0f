import type { FacetName } from '@forecourt/matching';
import type { Codes } from './arrays';
import { type Columns, lastBit, type MultiFacet } from './columns';

/** Returns an array with 1 at the number of each code; unknown codes mark nothing. */
export function markCodes(
  columns: Columns,
  facet: Exclude<FacetName, 'trimCode'>,
  codes: Iterable<string>,
): Uint8Array {
  const group = columns.vocabularies.groupOf(facet);
  const marks = new Uint8Array(columns.vocabularies.codes.size);
  for (const code of codes) marks[group.find(code)] = 1;
  marks[0] = 0;
  return marks;
}

/** Returns 1 for a row that has one of the marked codes in a list, otherwise 0. */
export type HasAny = (row: number) => 0 | 1;

/** Compiles a test that the masks decide; where codes share the last bit, the list decides. */
export function compileHasAny(columns: Columns, facet: MultiFacet, marks: Uint8Array): HasAny {
  const masks = columns.masks[facet].data;
  let wanted = 0;
  for (const number of columns.vocabularies.groupOf(facet).all()) {
    if (marks[number] === 1) wanted |= columns.bitOf(number);
  }
  if ((wanted & (1 << lastBit)) === 0) return (row) => ((masks[row]! & wanted) === 0 ? 0 : 1);
  const starts = columns.multi[facet].starts.data;
  const items = columns.multi[facet].items.data;
  return (row) => {
    if ((masks[row]! & wanted) === 0) return 0;
    return hasMarked(items, starts[row]!, starts[row + 1]!, marks) ? 1 : 0;
  };
}

export function hasMarked(items: Codes, from: number, to: number, marks: Uint8Array): boolean {
  for (let at = from; at < to; at += 1) if (marks[items[at]!] === 1) return true;
  return false;
}

export function hasItem(items: Codes, from: number, to: number, item: number): boolean {
  for (let at = from; at < to; at += 1) if (items[at] === item) return true;
  return false;
}
