import type { Brand } from '@forecourt/contracts';
import { only, ownerOf, plainCode, type SearchState } from '@forecourt/search-state';

/**
 * Returns the content service's path for what there is to read about the model of a search; null unless the search is for one make and model,
 * shows its first results, and names no trim (R86).
 */
export function aboutModel(
  { makeCode, modelCode, trimCode = [], startYear, endYear, firstRecord }: SearchState,
  brand: Brand,
): string | null {
  const model = only(modelCode);
  if (model === undefined || trimCode.length > 0 || (firstRecord ?? 0) > 0) return null;
  const make = ownerOf(model);
  // A search of a brand with one make does not name it.
  if (only(makeCode ?? [make]) !== make) return null;
  const query = new URLSearchParams({ brand: brand.id, make, model: plainCode(model) });
  if (startYear !== undefined) query.set('from', String(startYear));
  if (endYear !== undefined) query.set('to', String(endYear));
  return `/content/editorial/model?${query}`;
}
