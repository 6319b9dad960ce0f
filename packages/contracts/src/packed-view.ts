import type { ReferenceData, ReferenceOption } from '@forecourt/search-state';
import type { PageView } from './fragment';
import type { FilterOption } from './listing';

/**
 * A page view as it travels: reference data that the answer's facets hold word for word is left out. A facet lists every option
 * of its vocabulary (R24), so most of the reference data is said twice.
 */
export interface PackedView extends Omit<PageView, 'reference'> {
  reference: Omit<ReferenceData, 'makes'> & {
    /** Absent when the facet `makeCode` holds them. */
    makes?: ReferenceData['makes'];
    /** Names of the facets that the answer holds. */
    held?: readonly string[];
  };
}

const makesFacet = 'makeCode';

/** @see unpackView, which undoes it without loss */
export function packView(view: PageView): PackedView {
  const { makes, facets, ...rest } = view.reference;
  const filters = view.data.listing?.filters ?? {};
  const isHeld = (name: string, options: readonly ReferenceOption[]) => sameOptions(filters[name], options);
  const held = Object.keys(facets).filter((name) => isHeld(name, facets[name] ?? []));
  return {
    ...view,
    reference: {
      ...rest,
      facets: Object.fromEntries(Object.entries(facets).filter(([name]) => !held.includes(name))),
      ...(held.length > 0 && { held }),
      ...(!isHeld(makesFacet, makes) && { makes }),
    },
  };
}

/** The page view that was packed. */
export function unpackView(packed: PackedView): PageView {
  const { makes, held = [], facets, ...rest } = packed.reference;
  const filters = packed.data.listing?.filters ?? {};
  const optionsOf = (name: string) => (filters[name] ?? []).map(({ value, label }) => ({ code: value, label }));
  return {
    ...packed,
    reference: {
      ...rest,
      makes: makes ?? optionsOf(makesFacet),
      facets: { ...facets, ...Object.fromEntries(held.map((name) => [name, optionsOf(name)])) },
    },
  };
}

function sameOptions(filter: readonly FilterOption[] | undefined, options: readonly ReferenceOption[]): boolean {
  return (
    filter?.length === options.length &&
    options.every(({ code, label }, index) => filter[index]?.value === code && filter[index]?.label === label)
  );
}
