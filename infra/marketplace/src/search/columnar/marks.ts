import type { FacetName } from '../facets';
import { type Columns, lastBit, type MultiFacet } from './columns';

/** Whether a row has one of some codes. */
export type HasAny = (row: number) => boolean;

/** One for the number of each code, and for nothing else; unknown codes mark nothing. */
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

/** Whether a row has one of the marked codes of a list. The last bit stands for several codes, so the list decides. */
export function compileHasAny(columns: Columns, facet: MultiFacet, marks: Uint8Array): HasAny {
  const masks = columns.masks[facet].data;
  const starts = columns.multi[facet].starts.data;
  const items = columns.multi[facet].items.data;
  const shared = (1 << lastBit) >>> 0;
  let wanted = 0;
  for (const number of columns.vocabularies.groupOf(facet).all()) {
    if (marks[number] === 1) wanted = (wanted | columns.bitOf(number)) >>> 0;
  }
  return (row) => {
    const common = (masks[row]! & wanted) >>> 0;
    if (common === 0) return false;
    return common !== shared || hasMarked(items, starts[row]!, starts[row + 1]!, marks);
  };
}

export function hasMarked(items: Uint32Array, from: number, to: number, marks: Uint8Array): boolean {
  for (let at = from; at < to; at += 1) if (marks[items[at]!] === 1) return true;
  return false;
}

export function hasItem(items: Uint32Array, from: number, to: number, item: number): boolean {
  for (let at = from; at < to; at += 1) if (items[at] === item) return true;
  return false;
}
