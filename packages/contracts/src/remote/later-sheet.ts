/**
 * Suffix of stylesheets whose rules no search page needs before it is touched. A search page has them once it is interactive; every other page has
 * them from the start, as has a page of a shell that does not know the suffix.
 */
const suffix = '.later.css';

/** Whether a search page can wait for a stylesheet until it is interactive. */
export const isLaterSheet = (path: string): boolean => path.endsWith(suffix);

/** Returns the path of a stylesheet's later part: `panel.css` has `panel.later.css`. */
export const laterSheetName = (path: string): string => path.replace(/\.css$/, suffix);
