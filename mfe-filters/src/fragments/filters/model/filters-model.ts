import type { FragmentView } from '@forecourt/fragment-kit';
import type { Chip, SearchState } from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui';
import { type Panel, panelOf } from './panel';
import { type Section, shownSections } from './sections';

type View = FragmentView<'listing.filters' | 'listing.total'>;

/** The filters of a search, ready to be shown. */
export interface FiltersModel {
  panel: Panel;
  /** The sections on show, in the brand's order. */
  sections: readonly Section[];
  /** Number of results; undefined if it is unknown, or the search has failed. */
  total: number | undefined;
  /** Number of filters that the shopper chose; the brand's default is not one to clear (R7). */
  own: number;
  /** `12 matches, 2 filters`. */
  standing: string;
}

/** Parts that follow from the search, its answer and the brand alone. */
type Lasting = Pick<FiltersModel, 'panel' | 'sections' | 'own'>;

const lasting = new WeakMap<SearchState, { of: readonly unknown[]; made: Lasting }>();

/** Returns the filters of a search. */
export function filtersModel(view: View): FiltersModel {
  return modelOf(view, false);
}

/** Returns the filters of a search for the page that shows all of them open. */
export function allFiltersModel(view: View): FiltersModel {
  return modelOf(view, true);
}

function modelOf(view: View, isWhole: boolean): FiltersModel {
  const { status, appending, data } = view;
  const made = lastingOf(view, isWhole);
  const total = status === 'failed' && !appending ? undefined : data.listing?.totalResultCount;
  return { ...made, total, standing: standing(total, made.own) };
}

function lastingOf({ state, brand, reference, data, status, today }: View, isWhole: boolean): Lasting {
  const { listing } = data;
  const settled = status === 'ready';
  const of = [brand, reference, listing, settled, today, isWhole];
  const known = lasting.get(state);
  if (known?.of.every((each, at) => each === of[at])) return known.made;
  const panel = panelOf({ state, brand, reference, listing, settled, today, isWhole });
  const made = { panel, sections: shownSections(panel), own: ownChips(panel.chips) };
  lasting.set(state, { of, made });
  return made;
}

function ownChips(chips: readonly Chip[]): number {
  return chips.filter(({ standard }) => !standard).length;
}

function standing(total: number | undefined, own: number): string {
  const found = total === undefined ? '' : `${counted(total, 'match', 'matches')}, `;
  return found + (own === 0 ? 'no filters' : counted(own, 'filter', 'filters'));
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
