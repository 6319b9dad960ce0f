import type { SectionName } from '@forecourt/search-state';
import type { Panel } from './panel';
import type { Section } from './sections';

/** Which sections are open. */
export interface Disclosed {
  open: ReadonlySet<SectionName>;
  /** Those that do not open by themselves any more: they have done so, or the shopper closed them (R28). */
  settled: ReadonlySet<SectionName>;
}

/** The sections that are open at first: what most shoppers begin with. */
export const atFirst: Disclosed = {
  open: new Set<SectionName>(['location', 'price-payments', 'year', 'mileage']),
  settled: new Set(),
};

/** Opens the sections with a first choice (R28). Returns the same object if there are none. */
export function withChosen(disclosed: Disclosed, sections: readonly Section[], panel: Panel): Disclosed {
  const { open, settled } = disclosed;
  const chosen = sections.filter((section) => !settled.has(section.name) && section.selected(panel) > 0);
  const names = chosen.map(({ name }) => name);
  return names.length === 0 ? disclosed : { open: union(open, names), settled: union(settled, names) };
}

/** Opens or closes a section as the shopper does. */
export function toggled({ open, settled }: Disclosed, name: SectionName, isOpen: boolean): Disclosed {
  if (isOpen) return { open: union(open, [name]), settled };
  return { open: new Set([...open].filter((each) => each !== name)), settled: union(settled, [name]) };
}

const union = <T>(set: ReadonlySet<T>, more: readonly T[]): ReadonlySet<T> => new Set([...set, ...more]);
