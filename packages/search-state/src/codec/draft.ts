import { paramByName, type StateName } from '../params';
import type { SearchState } from '../state';

/**
 * A search before normalisation: raw texts by parameter. An empty `makeCode` means "no make", so that
 * models are removed; if `makeCode` is absent, models add their makes (R6).
 */
export interface Draft {
  given: Map<StateName, readonly string[]>;
  extra: (readonly [name: string, value: string])[];
}

export function newDraft(): Draft {
  return { given: new Map(), extra: [] };
}

/** Appends values to a parameter's values. */
export function give(draft: Draft, name: StateName, values: readonly string[]): void {
  draft.given.set(name, [...(draft.given.get(name) ?? []), ...values]);
}

/** Returns a draft that normalises to `state` again. */
export function toDraft(state: SearchState): Draft {
  const draft: Draft = { given: new Map(), extra: [...(state.extra ?? [])] };
  for (const name of stateNames(state)) {
    const value = state[name];
    if (value !== undefined) draft.given.set(name, typeof value === 'object' ? value : [String(value)]);
  }
  return draft;
}

/** Lists the parameters that a state has. */
export function stateNames(state: SearchState): StateName[] {
  return Object.keys(state).filter((name): name is StateName => name !== 'extra' && paramByName.has(name));
}
