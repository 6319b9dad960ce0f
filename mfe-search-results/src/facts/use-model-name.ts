import { useSource } from '@forecourt/fragment-kit';
import { useOneModel } from '@forecourt/listing-kit';

/** Returns make and model of the search; null if it has no model, or several. A fragment that uses it needs `model-trims`. */
export function useModelName(): string | null {
  const model = useOneModel();
  const found = useSource('model-trims');
  if (model === null) return null;
  return found === undefined ? model.label : `${found.make} ${found.model}`;
}
