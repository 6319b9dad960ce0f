import { sql } from 'kysely';

/** Longest time for which a row is postponed, ms. */
const mostAheadMs = 2 * 24 * 60 * 60_000;

/** Matches waiting rows that are due. After a clock was ahead for a while, rows that were postponed for longer than possible are due, too. */
export const isDue = (column: string, now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + mostAheadMs})`;
