import { paramByName, type StateName } from '../params';
import type { SearchState } from '../state';

/**
 * A search on its way to normal form: texts as they were given, by parameter. `makeCode` present but empty says "no make",
 * so that models lose theirs; absent says nothing, so that models bring theirs along (R6).
 */
export interface Draft {
  given: Map<StateName, readonly string[]>;
  extra: (readonly [name: string, value: string])[];
}

export function newDraft(): Draft {
  return { given: new Map(), extra: [] };
}

/** Adds values behind those that are there. */
export function give(draft: Draft, name: StateName, values: readonly string[]): void {
  draft.given.set(name, [...(draft.given.get(name) ?? []), ...values]);
}

/** The draft that normalises to `state` again. */
export function toDraft(state: SearchState): Draft {
  const draft: Draft = { given: new Map(), extra: [...(state.extra ?? [])] };
  for (const name of stateNames(state)) {
    const value = state[name];
    if (value !== undefined) draft.given.set(name, typeof value === 'object' ? value : [String(value)]);
  }
  return draft;
}

/** The parameters that a state holds. */
export function stateNames(state: SearchState): StateName[] {
  return Object.keys(state).filter((name): name is StateName => name !== 'extra' && paramByName.has(name));
}
