import { useSource } from '@forecourt/fragment-kit';
import { modelName } from '@forecourt/listing';
import { createReference, useReference, useSearch } from '@forecourt/search-kit';

/** Returns make and model of the search; null if it has no model, or several. A fragment that uses it needs `model-trims`. */
export function useModelName(): string | null {
  const state = useSearch();
  const reference = createReference(useReference());
  return modelName(state, reference, useSource('model-trims'));
}
