import { type Look, sectionTable } from './facets';
import { type BoundParam, type SectionName, type StateParam, stateParams } from './params';
import { type SearchState, values } from './state';

/** A section of the filter panel. */
export interface Section {
  name: SectionName;
  title: string;
  look: Look;
  /** Its facets, in the table's order. */
  facets: readonly StateParam[];
}

/** Names of the sections in the specification's order (section 2); each brand has its own order. */
export const sectionNames = Object.keys(sectionTable) as readonly SectionName[];

const sections: ReadonlyMap<string, Section> = new Map(
  sectionNames.map((name) => {
    const [title, look = 'checks']: readonly [string, Look?] = sectionTable[name];
    return [name, { name, title, look, facets: stateParams.filter(({ section }) => section === name) }];
  }),
);

/** Returns the section with this name; undefined if there is none. */
export function sectionOf(name: string): Section | undefined {
  return sections.get(name);
}

/** The part of a facet's option that the rules of the filter sections need. An empty value is "Any". */
interface SectionOption {
  value: string;
  disabled?: boolean;
}

/**
 * Whether a bound's section is hidden: electric mile range and fuel economy if nothing but "Any" can be
 * chosen, fuel economy also if electric is the only chosen fuel (section 4, R26).
 */
export function boundIsHidden(param: BoundParam, state: SearchState, options: readonly SectionOption[]): boolean {
  if (param === 'mileage') return false;
  const fuels = values(state, 'fuelTypeGroup');
  if (param === 'mpgRange' && fuels.length === 1 && fuels[0] === 'ELE') return true;
  return options.every(({ value, disabled }) => value === '' || disabled);
}
