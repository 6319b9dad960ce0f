import { Random } from '@forecourt/marketplace/src/generate/random';
import { Weighted } from '@forecourt/marketplace/src/generate/weighted';
import { type Query, type QueryClass, queryOf, shares } from '../search/mix';

/** Kinds of saved searches; a search without criteria has no chips and cannot be saved (R60). */
const kinds = new Weighted(
  (Object.entries(shares) as [QueryClass, number][]).filter(([kind]) => kind !== 'everything'),
);
/** Random stream, different from those of the mix's kinds. */
const stream = 100;

/** Returns saved searches: mixed like searches, without order and page, with some duplicates. */
export function savedSearches(count: number, seed: number): Query[] {
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(seed, stream, index);
    const query = queryOf(kinds.pick(random), random);
    const { sortBy: _sort, firstRecord: _first, ...state } = query.state;
    return { ...query, state };
  });
}
