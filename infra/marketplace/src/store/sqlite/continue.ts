import { sql } from 'kysely';
import type { KnownListing } from '../../listing/continue';

/**
 * Whether a stored listing is marked as reduced, by its JSON. Parsing would make an import a tenth slower, so only marked
 * listings are parsed.
 */
const isMarked = sql`instr("body", '"isReducedPrice":true') > 0`;

/** 1 if a stored listing is marked as reduced, otherwise null; then the price before, and the time of the reduction. */
export const isReduced = sql<1 | null>`nullif(${isMarked}, 0)`;
export const droppedFrom = sql<number | null>`case when ${isMarked} then json_extract("body", '$.priceDrop.from') end`;
export const droppedAt = sql<number | null>`case when ${isMarked} then json_extract("body", '$.priceDrop.at') end`;

/** Returns the values of those three columns. */
export function toReduction(
  reduced: 1 | null,
  from: number | null,
  at: number | null,
): Pick<KnownListing, 'isReduced' | 'drop'> {
  return { isReduced: reduced === 1, drop: from === null || at === null ? null : { from, at } };
}
