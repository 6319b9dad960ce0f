/** The accounts service's data on saved searches, parsed by hand: the shell does not validate a remote's own sources. */
import type { SourceData } from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Sources {
    'saved-search': SavedSearch;
    bookmarks: { myAtcSearchViewBeans: readonly Bookmark[] };
  }
}

/** The visitor's relation to the page's search. */
export interface SavedSearch {
  /** The title of the saved search; null if it is not saved. */
  title: string | null;
  /** Whether the visitor can save without entering an address. */
  subscribed: boolean;
  savedCount: number;
  /** The service's words on what saving is for, and on what a saved search shows; empty for visitors without our cookie. */
  saveSearchInstrText: string;
  textModalDisclaimer: string;
}

export const paces = ['instant', 'daily', 'weekly', 'never'] as const;

export interface Bookmark {
  bookmarkId: string;
  bookmarkTitle: string;
  searchResultsURL: string;
  textModalDisclaimer: string;
  pace: string;
  paused: boolean;
  confirmed: boolean;
  isKnown: boolean;
  email: string;
  /** `12 new since Tuesday`; empty without new matches. */
  newWords: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parses the visitor's saved search; the default for visitors without our cookie. */
export function savedSearchOf(data: Pick<SourceData, 'saved-search'>): SavedSearch {
  const fields = fieldsOf(data['saved-search']);
  const { title, subscribed, savedCount } = fields;
  return {
    title: typeof title === 'string' ? title : null,
    subscribed: subscribed === true,
    savedCount: typeof savedCount === 'number' ? savedCount : 0,
    saveSearchInstrText: textOf(fields, 'saveSearchInstrText'),
    textModalDisclaimer: textOf(fields, 'textModalDisclaimer'),
  };
}

/** Parses the saved searches; undefined without a valid answer. */
export function bookmarksOf({ bookmarks }: Pick<SourceData, 'bookmarks'>): readonly Bookmark[] | undefined {
  const { myAtcSearchViewBeans: list } = fieldsOf(bookmarks);
  if (!Array.isArray(list)) return undefined;
  return list.map(fieldsOf).map((fields) => ({
    bookmarkId: textOf(fields, 'bookmarkId'),
    bookmarkTitle: textOf(fields, 'bookmarkTitle'),
    searchResultsURL: textOf(fields, 'searchResultsURL'),
    textModalDisclaimer: textOf(fields, 'textModalDisclaimer'),
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
