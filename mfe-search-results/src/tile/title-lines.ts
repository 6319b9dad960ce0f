import { shownTitle, type TileListing } from '@forecourt/listing';

/**
 * Returns a title in the two lines of a tile: `Used 2021 Toyota Camry` and the trim, `SE`, which also follows a title that ends with the
 * model. The second line is empty where the title ends with neither.
 */
export function titleLines(listing: Pick<TileListing, 'title' | 'model' | 'trim'>): [name: string, trim: string] {
  const title = shownTitle(listing);
  const { model, trim = '' } = listing;
  if (trim !== '' && title.endsWith(` ${trim}`)) return [title.slice(0, -trim.length - 1), trim];
  return title.endsWith(` ${model}`) ? [title, trim] : [title, ''];
}
