import { createReference, labelOf, useReference, useSearch } from '@forecourt/search-kit';

/** Returns code and label of the search's model; null if the search has none, or several. */
export function useOneModel(): { code: string; label: string } | null {
  const state = useSearch();
  const reference = createReference(useReference());
  const [code, ...others] = state.modelCode ?? [];
  if (code === undefined || others.length > 0) return null;
  return { code, label: labelOf('modelCode', code, state, reference) };
}
