import type { FacetName } from '@forecourt/matching';
import type { Columns } from './columns';

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
