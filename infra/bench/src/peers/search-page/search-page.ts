/** The page of a search as words, links and choices: what programs that write their HTML without React have in common. */
import type { PageView } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { type Capture, captureOf } from './account';
import { type AdPlace, adPlaceOf } from './ads';
import type { Filters } from './filter-words';
import { filtersOf } from './filters';
import { type Hero, heroOf } from './hero';
import type { BeyondModel, FiltersModel, ResultsModel } from './models';
import { highlightsOf, type Strip, sponsoredOf } from './paid';
import { type Popular, popularOf } from './popular';
import { type Results, resultsOf } from './results';
import { type Search, searchOf } from './search';
import { type TileList, tileListOf } from './tiles';

/** Returns the fragment of a slot; undefined if the layout does not have the slot. */
export type FragmentOf = (slot: string) => FragmentDefinition | undefined;

export interface Beyond {
  farther?: { list: TileList; all: string; href: string };
  alike?: TileList;
}

/** Returns the words of a slot, by the name of the slot. A model of the slot's fragment is called for it where it has one. */
export interface SlotWords {
  hero: Hero;
  filters: Filters;
  results: Results;
  'save-search': Capture | undefined;
  'subscribe-box': Capture | undefined;
  highlights: Strip;
  sponsored: Strip;
  beyond: Beyond;
  'popular-searches': Popular | undefined;
  'footer-ad': AdPlace | undefined;
  feedback: { brand: string; here: string };
}

export type WrittenSlot = keyof SlotWords;

const words: { [S in WrittenSlot]: (search: Search, model: unknown) => SlotWords[S] } = {
  hero: heroOf,
  filters: (search, model) => filtersOf(search, model as FiltersModel),
  results: (search, model) => resultsOf(search, model as ResultsModel),
  'save-search': captureOf,
  'subscribe-box': captureOf,
  highlights: highlightsOf,
  sponsored: sponsoredOf,
  beyond: (search, model) => beyondOf(search, model as BeyondModel),
  'popular-searches': popularOf,
  'footer-ad': (search) => adPlaceOf('footer', search),
  feedback: ({ brand, url }) => ({ brand: brand.id, here: url }),
};

/** Whether the words of a slot are known, so that it can be written without its component. */
export function isWritten(slot: string): slot is WrittenSlot {
  return Object.hasOwn(words, slot);
}

/** Returns a function from a slot to its words. */
export function wordsOf(view: PageView, fragmentOf: FragmentOf): <S extends WrittenSlot>(slot: S) => SlotWords[S] {
  const search = searchOf(view);
  return (slot) => {
    const fragment = fragmentOf(slot);
    return words[slot](search, fragment?.model?.(view as never, {}));
  };
}

function beyondOf(search: Search, { farther, alike }: BeyondModel): Beyond {
  return {
    farther: farther && {
      list: tileListOf('farther', farther.tiles, search),
      ...{ all: farther.all, href: search.href({ type: 'location', searchRadius: 0 }) },
    },
    alike: alike && tileListOf('alike', alike, search),
  };
}

/** Slots whose fragments show nothing on a server, whatever the search. */
const emptySlots: ReadonlySet<string> = new Set(['recently-viewed', 'compare-drawer', 'fixed-ad']);
/** Slots about a make, a model or certified vehicles, which are empty for every other search. */
const specialSlots: ReadonlySet<string> = new Set(['certified-notes', 'model-reference', 'model-editorial']);

/** Whether a slot may have content for a search; what is not written without React is then rendered by its component. */
export function mayBeFilled(slot: string, { state }: PageView): boolean {
  if (!specialSlots.has(slot)) return !emptySlots.has(slot);
  return Boolean(state.makeCode?.length || state.listingType?.some((type) => type !== 'USED' && type !== 'NEW'));
}
