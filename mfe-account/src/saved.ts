/** What the accounts service says of saved searches, read by hand: the shell does not look into what a remote brings. */
import type { SourceData } from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Sources {
    'saved-search': SavedSearch;
    bookmarks: { myAtcSearchViewBeans: readonly Bookmark[] };
  }
}

/** What the visitor has to do with the search of the page. */
export interface SavedSearch {
  /** Under which they saved it; null where they have not. */
  title: string | null;
  /** Whether they can save without leaving an address again. */
  subscribed: boolean;
  savedCount: number;
}

export const paces = ['instant', 'daily', 'weekly', 'never'] as const;

export interface Bookmark {
  bookmarkId: string;
  bookmarkTitle: string;
  searchResultsURL: string;
  pace: string;
  paused: boolean;
  confirmed: boolean;
  isKnown: boolean;
  email: string;
  /** `12 new since Tuesday`; empty where nothing came. */
  newWords: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Nothing is known of who has no cookie of ours. */
export function savedSearchOf(data: Pick<SourceData, 'saved-search'>): SavedSearch {
  const { title, subscribed, savedCount } = fieldsOf(data['saved-search']);
  return {
    title: typeof title === 'string' ? title : null,
    subscribed: subscribed === true,
    savedCount: typeof savedCount === 'number' ? savedCount : 0,
  };
}

/** Undefined where there is no answer. */
export function bookmarksOf({ bookmarks }: Pick<SourceData, 'bookmarks'>): readonly Bookmark[] | undefined {
  const { myAtcSearchViewBeans: list } = fieldsOf(bookmarks);
  if (!Array.isArray(list)) return undefined;
  return list.map(fieldsOf).map((fields) => ({
    bookmarkId: textOf(fields, 'bookmarkId'),
    bookmarkTitle: textOf(fields, 'bookmarkTitle'),
    searchResultsURL: textOf(fields, 'searchResultsURL'),
    pace: textOf(fields, 'pace'),
    email: textOf(fields, 'email'),
    newWords: textOf(fields, 'newWords'),
    ...{ paused: fields.paused === true, confirmed: fields.confirmed === true, isKnown: fields.isKnown === true },
  }));
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
