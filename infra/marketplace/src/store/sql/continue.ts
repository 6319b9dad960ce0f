import { type Kysely, sql } from 'kysely';
import type { KnownListing } from '../../listing/continue';
import { dialectOf } from './dialects/dialects';
import type { Database } from './schema';

/**
 * Returns columns of a stored listing, by its JSON: 1 if it is marked as reduced, otherwise null; the price before, and the time of the
 * reduction. Parsing would make an import a tenth slower, so only marked listings are parsed.
 */
export function reductionOf(db: Kysely<Database>) {
  const { contains, numberIn } = dialectOf(db);
  const isMarked = contains('body', '"isReducedPrice":true');
  const whereMarked = (name: 'from' | 'at') =>
    sql<number | null>`case when ${isMarked} then ${numberIn('body', ['priceDrop', name])} end`;
  return {
    reduced: sql<1 | null>`case when ${isMarked} then 1 end`,
    from: whereMarked('from'),
    at: whereMarked('at'),
  };
}

/** Returns the values of those three columns. */
export function toReduction(
  reduced: 1 | null,
  from: number | null,
  at: number | null,
): Pick<KnownListing, 'isReduced' | 'drop'> {
  return { isReduced: reduced === 1, drop: from === null || at === null ? null : { from, at } };
}
