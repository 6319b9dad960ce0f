import { useView } from '@forecourt/fragment-kit';
import {
  activeCategory,
  type Category,
  type Chip,
  chips,
  createReference,
  hrefFor,
  type Intent,
  type PageText,
  pageText,
  type ReferenceData,
  type SearchState,
  searchFacts,
} from '@forecourt/search-state';
import { useMemo } from 'react';

/** Returns the current search, parsed from the URL. */
export function useSearch(): SearchState {
  return useView().state;
}

/** Returns whether the displayed data belongs to the current state (`ready`), to an older one (`loading`), or could not be loaded (`failed`). */
export function useSearchStatus(): 'ready' | 'loading' | 'failed' {
  return useView().status;
}

/** Returns the labels and codes that this page needs. */
export function useReference(): ReferenceData {
  return useView().reference;
}

/** Returns a function from an intent to its canonical URL, for links that work with scripts and without. */
export function useHref(): (intent: Intent) => string {
  const { state, brand, reference } = useView();
  return (intent) => hrefFor(state, intent, brand, createReference(reference));
}

/** Returns the active filters, each with the intent that removes it. */
export function useChips(): readonly Chip[] {
  const { state, brand, reference } = useView();
  return useMemo(() => chips(state, brand, createReference(reference)), [state, brand, reference]);
}

/** Returns the search's category tab (R29). */
export function useCategory(): Category {
  return activeCategory(useView().state);
}

/**
 * Returns title, summary and breadcrumbs of the search (section 2, R16).
 * @param listing the displayed answer, if the fragment needs it: it has the place of the search's ZIP (R8)
 */
export function usePageText(listing?: Parameters<typeof searchFacts>[0]): PageText {
  const { state, brand, reference, status } = useView();
  // The answer to an older search does not apply.
  const answer = status === 'ready' ? listing : undefined;
  return useMemo(
    () => pageText(state, brand, createReference(reference), searchFacts(answer)),
    [state, brand, reference, answer],
  );
}
