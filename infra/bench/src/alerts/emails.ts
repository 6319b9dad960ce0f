import { createHash } from 'node:crypto';
import type { Finds } from '@forecourt/matching';

/** Content of an alert: the number of listings that a saved search found, and the newest of them. */
export interface Due {
  search: number;
  count: number;
  shown: readonly string[];
}

/** Most listings shown in an alert. */
const mostShown = 10;

/** Returns the alerts of a percolation. @param ids of the listings, the newest first */
export function emailsOf(finds: readonly Finds[], ids: readonly string[]): Due[] {
  return finds.flatMap(({ searches, listings }) => {
    const shown = listings.slice(0, mostShown).map((at) => ids[at]!);
    return searches.map((search) => ({ search, count: listings.length, shown }));
  });
}

/** Returns the alert of one search, or none. @param found ids of the listings that it found, the newest first */
export const emailOf = (search: number, found: readonly string[]): Due[] =>
  found.length === 0 ? [] : [{ search, count: found.length, shown: found.slice(0, mostShown) }];

/** Returns a digest of the alerts that does not depend on their order. */
export function digestOf(emails: readonly Due[]): string {
  const lines = emails.map(({ search, count, shown }) => `${search} ${count} ${shown.join()}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
