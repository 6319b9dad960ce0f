import { useSource } from '@forecourt/fragment-kit';
import { modelName } from '@forecourt/listing';
import { useOneModel } from '@forecourt/listing-kit';

/** Returns make and model of the search; null if it has no model, or several. A fragment that uses it needs `model-trims`. */
export function useModelName(): string | null {
  const model = useOneModel();
  const found = useSource('model-trims');
  return model === null ? null : modelName(model.label, found);
}
