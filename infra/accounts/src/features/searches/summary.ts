/** What a letter and a notice tell of saved searches. */
import type { Found } from './finds';
import type { SavedSearch } from './store';

export interface ToldSearch {
  search: SavedSearch;
  /** The newest first. */
  finds: readonly { reason: 'new' | 'cheaper' | 'gone'; vehicle: Found }[];
}

/** `3 new, 1 cheaper`: of all of them. */
export function summaryOf(told: readonly ToldSearch[]): string {
  const finds = told.flatMap((each) => each.finds);
  const uncounted = told.reduce((sum, { search }) => sum + search.uncounted, 0);
  const of = (reason: string) => finds.filter((find) => find.reason === reason).length;
  const counts = [
    [of('new') + uncounted, 'new'],
    [of('cheaper'), 'cheaper'],
    [of('gone'), 'sold or taken down'],
  ] as const;
  return counts.flatMap(([count, what]) => (count > 0 ? [counted(count, what)] : [])).join(', ');
}

export const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}`;

/** Path of the results, in which what came since a time is marked as new; epoch milliseconds. */
export function resultsSince({ search, bookmarkId }: SavedSearch, since: number): string {
  const more = new URLSearchParams({ searchBookmarkId: bookmarkId, lastExec: String(since) });
  return `${search}${search.includes('?') ? '&' : '?'}${more}`;
}

/** Path of what a search has found since it was last told of. */
export const resultsToTell = (search: SavedSearch): string =>
  resultsSince(search, search.emailedAt ?? search.createdAt);
