import { sql } from 'kysely';

/** Nothing is put off for longer. */
const mostAheadMs = 2 * 24 * 60 * 60_000;

/** Whether what waits is due. A clock that was ahead for a while holds nobody up: what was put off until long after now is due, too. */
export const isDue = (column: string, now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + mostAheadMs})`;
