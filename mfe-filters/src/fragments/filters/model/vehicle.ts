import { plainCode, values } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import type { Choice } from './choice';
import { choicesOf } from './choices';
import type { Panel } from './panel';

/** Whether the search is for one trim of one model: then no other make is offered (section 4). */
export function isOneTrim(state: SearchState): boolean {
  return (['makeCode', 'modelCode', 'trimCode'] as const).every((param) => values(state, param).length === 1);
}

/** A trim's code has only the plain code of its model, so reference data decides if it has the model's trims. */
export function trimsOf(modelCode: string, panel: Panel): readonly Choice[] {
  const known = panel.reference.trims(modelCode)?.byCode;
  return choicesOf('trimCode', panel).filter(
    ({ value }) => known?.has(value) ?? plainCode(value) === plainCode(modelCode),
  );
}
