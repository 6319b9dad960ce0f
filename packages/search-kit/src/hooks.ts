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

/** The search as it stands, parsed from the URL. */
export function useSearch(): SearchState {
  return useView().state;
}

/** Whether the data on show is of the present state (`ready`), of an older one (`loading`), or could not be had (`failed`). */
export function useSearchStatus(): 'ready' | 'loading' | 'failed' {
  return useView().status;
}

/** Labels and codes as far as this page needs them. */
export function useReference(): ReferenceData {
  return useView().reference;
}

/** From an intent to the canonical URL that it leads to: what a link of it points at, with script and without. */
export function useHref(): (intent: Intent) => string {
  const { state, brand, reference } = useView();
  return (intent) => hrefFor(state, intent, brand, createReference(reference));
}

/** The active filters, each with the intent that removes it. */
export function useChips(): readonly Chip[] {
  const { state, brand, reference } = useView();
  return useMemo(() => chips(state, brand, createReference(reference)), [state, brand, reference]);
}

/** The category tab that the search stands in (R29). */
export function useCategory(): Category {
  return activeCategory(useView().state);
}

/**
 * Title, summary and breadcrumbs of the search (section 2, R16).
 * @param listing the answer on show, of a fragment that needs it: it says where the search's ZIP is (R8)
 */
export function usePageText(listing?: Parameters<typeof searchFacts>[0]): PageText {
  const { state, brand, reference, status } = useView();
  // The answer to an older search says nothing of this one.
  const answer = status === 'ready' ? listing : undefined;
  return useMemo(
    () => pageText(state, brand, createReference(reference), searchFacts(answer)),
    [state, brand, reference, answer],
  );
}
