import type { LabelIndex } from './criteria';
import { toWords } from './document';
import { type FacetName, facetNames } from './facets';

/** Words of at most this many letters (`of`, `or`, `2`) are ignored. */
const SHORT = 2;

/** Maps words of labels to codes, so that keywords find facts that a listing has only as a code: a sunroof, a private seller. */
export function labelIndexOf(
  vocabulary: Readonly<Partial<Record<FacetName, readonly { code: string; label: string }[]>>>,
): LabelIndex {
  const index = new Map<string, { facet: FacetName; code: string }[]>();
  for (const facet of facetNames) {
    for (const { code, label } of vocabulary[facet] ?? []) {
      for (const word of toWords(label)) {
        if (word.length <= SHORT) continue;
        const codes = index.get(word);
        if (codes === undefined) index.set(word, [{ facet, code }]);
        else codes.push({ facet, code });
      }
    }
  }
  return index;
}
