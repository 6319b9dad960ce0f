import { type SectionName, sectionNames } from '@forecourt/search-state';

/** A brand's order: the sections named first, then all the others but the hidden ones in the specification's order. */
export function orderSections(
  first: readonly SectionName[],
  hidden: readonly SectionName[] = [],
): readonly SectionName[] {
  return [...first, ...sectionNames.filter((name) => !first.includes(name) && !hidden.includes(name))];
}
