import { Random } from '@forecourt/marketplace/src/generate/random';
import { Weighted } from '@forecourt/marketplace/src/generate/weighted';
import { type Query, type QueryClass, queryOf, shares } from '../search/mix';

/** A search that says nothing has no chips, and is not saved (R60). */
const kinds = new Weighted(
  (Object.entries(shares) as [QueryClass, number][]).filter(([kind]) => kind !== 'everything'),
);
/** Apart from those of the kinds in the mix. */
const stream = 100;

/** Searches as people save them: mixed as they search, without order and page; some save the same. */
export function savedSearches(count: number, seed: number): Query[] {
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(seed, stream, index);
    const query = queryOf(kinds.pick(random), random);
    const { sortBy: _sort, firstRecord: _first, ...state } = query.state;
    return { ...query, state };
  });
}
