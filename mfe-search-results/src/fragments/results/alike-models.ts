import type { FilterOption } from '@forecourt/listing';
import { ownerOf } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export interface AlikeModels {
  chosen: { value: string; label: string };
  /** The most frequent first, three at most; each has results. */
  others: readonly { value: string; label: string; count: number }[];
}

/** No more are named: what follows them is seldom what was meant. */
const most = 3;

/**
 * Models of the same make whose names begin with the whole name of the one that is chosen: "F-150 Lightning" where it is "F-150". Null
 * where there is none, or the search is for several models, or for a trim, which says what was meant.
 *
 * @param options of the models, in this search
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
