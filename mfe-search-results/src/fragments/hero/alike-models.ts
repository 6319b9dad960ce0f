import type { FilterOption } from '@forecourt/listing';
import { ownerOf } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export interface AlikeModels {
  chosen: { value: string; label: string };
  /** At most three models with results, the most frequent first. */
  others: readonly { value: string; label: string; count: number }[];
}

/** Most models that are named; a further one is seldom what the shopper meant. */
const most = 3;

/**
 * Lists models of the same make whose names begin with the full name of the chosen one: "F-150 Lightning" for "F-150". Null if there is
 * none, if the search is for several models, or if it has a trim, which makes clear what was meant.
 *
 * @param options the model options of this search
 */
export function alikeModels(state: SearchState, options: readonly FilterOption[]): AlikeModels | null {
  const { modelCode: [code, ...more] = [], trimCode = [] } = state;
  const chosen = options.find(({ value }) => value === code);
  if (chosen === undefined || more.length > 0 || trimCode.length > 0) return null;
  const others = options
    .filter(({ value, label, count }) => {
      const isOfMake = ownerOf(value) === ownerOf(chosen.value);
      return isOfMake && count > 0 && label.startsWith(`${chosen.label} `);
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ value, label, count }) => ({ value, label, count }));
  return others.length === 0 ? null : { chosen: { value: chosen.value, label: chosen.label }, others };
}
