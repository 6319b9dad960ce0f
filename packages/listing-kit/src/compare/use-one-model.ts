import { createReference, labelOf, useReference, useSearch } from '@forecourt/search-kit';

/** The one model that is searched for, by its code and what it is called; null where there is none, or several. */
export function useOneModel(): { code: string; label: string } | null {
  const state = useSearch();
  const reference = createReference(useReference());
  const [code, ...others] = state.modelCode ?? [];
  if (code === undefined || others.length > 0) return null;
  return { code, label: labelOf('modelCode', code, state, reference) };
}
