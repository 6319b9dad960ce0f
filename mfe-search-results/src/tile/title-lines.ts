import { shownTitle, type TileListing } from '@forecourt/listing';

/** Returns a title in the two lines of a tile: `Used 2021 Toyota Camry` and the trim, `SE`, which is empty where the title does not end with it. */
export function titleLines(listing: Pick<TileListing, 'title' | 'trim'>): [name: string, trim: string] {
  const title = shownTitle(listing);
  const { trim = '' } = listing;
  const isLast = trim !== '' && title.endsWith(` ${trim}`);
  return isLast ? [title.slice(0, -trim.length - 1), trim] : [title, ''];
}
