import { plainCode, values } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import type { Choice } from './choice';
import { choicesOf } from './choices';
import type { Panel } from './panel';

/** Whether the search is for one trim of one model: to add another make is no matter there (section 4). */
export function isOneTrim(state: SearchState): boolean {
  return (['makeCode', 'modelCode', 'trimCode'] as const).every((param) => values(state, param).length === 1);
}

/** A trim's code names its model only by the plain code, so the reference decides where it knows the model's trims. */
export function trimsOf(modelCode: string, panel: Panel): readonly Choice[] {
  const known = panel.reference.trims(modelCode)?.byCode;
  return choicesOf('trimCode', panel).filter(
    ({ value }) => known?.has(value) ?? plainCode(value) === plainCode(modelCode),
  );
}
