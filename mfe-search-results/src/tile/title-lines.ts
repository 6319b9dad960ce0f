import { shownTitle, type TileListing } from '@forecourt/listing';

/** A longer name, in characters, needs both lines on a phone. */
const oneLine = 32;

/**
 * Returns a title in the two lines of a tile: `Used 2021 Toyota Camry` and the trim, `SE`. A trim that a short title does not name follows
 * it, too; the second line is empty where no trim is known, or the title needs both.
 */
export function titleLines(listing: Pick<TileListing, 'title' | 'trim'>): [name: string, trim: string] {
  const title = shownTitle(listing);
  const { trim = '' } = listing;
  if (trim !== '' && title.endsWith(` ${trim}`)) return [title.slice(0, -trim.length - 1), trim];
  return title.length > oneLine || title.includes(trim) ? [title, ''] : [title, trim];
}
