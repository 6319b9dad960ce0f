import { type SectionName, sectionNames } from '@forecourt/search-state';

/** Orders a brand's sections: the named ones first, then the others, without hidden ones, in the specification's order. */
export function orderSections(
  first: readonly SectionName[],
  hidden: readonly SectionName[] = [],
): readonly SectionName[] {
  return [...first, ...sectionNames.filter((name) => !first.includes(name) && !hidden.includes(name))];
}
