import { createHash } from 'node:crypto';
import type { Finds } from '@forecourt/matching';

/** What a letter is made of: how many listings a saved search found, and the newest of them. */
export interface Due {
  search: number;
  count: number;
  shown: readonly string[];
}

/** A letter shows so many. */
const mostShown = 10;

/** @param ids of the listings, the newest first */
export function lettersOf(finds: readonly Finds[], ids: readonly string[]): Due[] {
  return finds.flatMap(({ searches, listings }) => {
    const shown = listings.slice(0, mostShown).map((at) => ids[at]!);
    return searches.map((search) => ({ search, count: listings.length, shown }));
  });
}

/** @param found ids of the listings that one search found, the newest first */
export const letterOf = (search: number, found: readonly string[]): Due[] =>
  found.length === 0 ? [] : [{ search, count: found.length, shown: found.slice(0, mostShown) }];

/** The same letters have the same digest, in whichever order they come. */
export function digestOf(letters: readonly Due[]): string {
  const lines = letters.map(({ search, count, shown }) => `${search} ${count} ${shown.join()}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
