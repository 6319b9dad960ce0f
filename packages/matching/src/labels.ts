import type { LabelIndex } from './criteria';
import { toWords } from './document';
import { type FacetName, facetNames } from './facets';

/** Words of this many letters or fewer (`of`, `or`, `2`) say nothing on their own. */
const SHORT = 2;

/** Codes by the words of their labels, so that keywords find what only a code says: a sunroof, a private seller. */
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
