import { sql } from 'kysely';
import type { KnownListing } from '../../listing/continue';

/** Whether a stored listing is marked as reduced, by its JSON. To parse it would take an import a tenth longer, so only what is marked is. */
const isMarked = sql`instr("body", '"isReducedPrice":true') > 0`;

/** 1 where a stored listing is marked as reduced, or else null; then the price before, and when it was. */
export const isReduced = sql<1 | null>`nullif(${isMarked}, 0)`;
export const droppedFrom = sql<number | null>`case when ${isMarked} then json_extract("body", '$.priceDrop.from') end`;
export const droppedAt = sql<number | null>`case when ${isMarked} then json_extract("body", '$.priceDrop.at') end`;

/** What those three say. */
export function toReduction(
  reduced: 1 | null,
  from: number | null,
  at: number | null,
): Pick<KnownListing, 'isReduced' | 'drop'> {
  return { isReduced: reduced === 1, drop: from === null || at === null ? null : { from, at } };
}
