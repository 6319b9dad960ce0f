import {
  type BrandView,
  overlayHref as hrefOfOverlay,
  type OverlayName,
  type PageView,
  pageBelow,
  type SlotProps,
} from '@forecourt/contracts';
import {
  type Chip,
  chips,
  createReference,
  formFields,
  hrefFor,
  type Intent,
  type PageText,
  pageText,
  type Reference,
  type SearchState,
  searchFacts,
} from '@forecourt/search-state';

/** A search with everything that several parts of its page say. */
export interface Search {
  view: PageView;
  state: SearchState;
  brand: BrandView;
  reference: Reference;
  /** Path and query of the page. */
  url: string;
  chips: readonly Chip[];
  /** Whether the shopper chose a filter besides the brand's default. */
  isOwn: boolean;
  text: PageText;
  /** Returns the URL of an intent. */
  href(intent: Intent): string;
  /** Returns the URL of an overlay over this page. */
  overlay(name: OverlayName, props?: SlotProps): string;
}

/** Name and value of a hidden field. */
export type HiddenField = readonly [name: string, value: string];

export function searchOf(view: PageView): Search {
  const { state, brand } = view;
  const reference = createReference(view.reference);
  const url = pageBelow(view);
  const all = chips(state, brand, reference);
  return {
    ...{ view, state, brand, reference, url },
    chips: all,
    isOwn: all.some(({ standard }) => !standard),
    text: pageText(state, brand, reference, searchFacts(view.data.listing)),
    href: (intent) => hrefFor(state, intent, brand, reference),
    overlay: (name, props) => hrefOfOverlay(name, url, props),
  };
}

/** Returns the fields that a form sends besides its own controls. @param edits what they set, as in `SearchForm` */
export function hiddenFields({ state }: Search, edits: Iterable<string>): readonly HiddenField[] {
  const own = new Set(edits).add('firstRecord');
  return formFields(state).filter(([name, value]) =>
    name === 'makeCode' && value === '' ? own.has(name) : !(own.has(name) || own.has(`${name}:${value}`)),
  );
}
