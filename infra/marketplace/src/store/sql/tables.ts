import type { MovedTable } from '@forecourt/database';
import type { Database } from './schema';

/** The columns of each table's primary key, in the order in which they are compared. */
const keys = {
  generations: ['id'],
  owners: ['generation', 'id'],
  listings: ['pk'],
  priceGuides: ['generation', 'name'],
  changes: ['seq'],
  news: ['seq'],
  views: ['day', 'event'],
  viewFiles: ['file'],
} as const satisfies { [T in keyof Database]: readonly (keyof Database[T])[] };

/** The tables that a move copies: all of them. */
export const movedTables: readonly MovedTable[] = Object.entries(keys);
