/** The content of emails and notifications about saved searches. */
import type { Found } from './finds';
import type { SavedSearch } from './store';

export interface ReportedSearch {
  search: SavedSearch;
  /** The newest first. */
  finds: readonly { reason: 'new' | 'cheaper' | 'gone'; vehicle: Found }[];
}

/** Returns a summary of the finds of all these searches, `3 new, 1 cheaper`. */
export function summaryOf(searches: readonly ReportedSearch[]): string {
  const finds = searches.flatMap((each) => each.finds);
  const uncounted = searches.reduce((sum, { search }) => sum + search.uncounted, 0);
  const of = (reason: string) => finds.filter((find) => find.reason === reason).length;
  const counts = [
    [of('new') + uncounted, 'new'],
    [of('cheaper'), 'cheaper'],
    [of('gone'), 'sold or taken down'],
  ] as const;
  return counts.flatMap(([count, what]) => (count > 0 ? [counted(count, what)] : [])).join(', ');
}

export const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}`;

/** Returns the path of the results, in which listings since a time are marked as new; epoch milliseconds. */
export function resultsSince({ search, bookmarkId }: SavedSearch, since: number): string {
  const more = new URLSearchParams({ searchBookmarkId: bookmarkId, lastExec: String(since) });
  return `${search}${search.includes('?') ? '&' : '?'}${more}`;
}

/** Returns the path to a search's finds since the last email about it. */
export const resultsToReport = (search: SavedSearch): string =>
  resultsSince(search, search.emailedAt ?? search.createdAt);
