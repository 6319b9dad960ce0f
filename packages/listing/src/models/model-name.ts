import { labelOf, only, type Reference, type SearchState } from '@forecourt/search-state';
import type { ModelTrims } from '../answers/model-trims';

/** Returns make and model of a search for one model, as its trims name it, else the model's label; null for none or several. */
export function modelName(state: SearchState, reference: Reference, trims: ModelTrims | undefined): string | null {
  const code = only(state.modelCode);
  if (code === undefined) return null;
  return trims === undefined ? labelOf('modelCode', code, state, reference) : `${trims.make} ${trims.model}`;
}
