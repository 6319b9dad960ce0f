import type { StoredListing } from '../listing/record';
import type { VehicleMatch } from './vehicles';

const conditions = { NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Used' } as const;

/**
 * Sellers' words that distinguish vehicles of one trim and that the catalogue's names may lack: driven wheels, seats. Their other
 * words are praise.
 */
const telling: readonly (readonly [pattern: RegExp, written: (found: string) => string])[] = [
  [/\b4matic\b\+?/i, (found) => found.toUpperCase()],
  [/\bxdrive\b/i, () => 'xDrive'],
  [/\bquattro\b/i, () => 'quattro'],
  [
    /\b(4motion|awd|4wd|rwd|fwd|2wd|4x4|4x2)\b/i,
    (found) => (/x/i.test(found) ? found.toLowerCase() : found.toUpperCase()),
  ],
  [/\b\d{1,2}[- ]passenger\b/i, (found) => found.replace(/[- ]passenger/i, '-Passenger')],
];

/**
 * Returns the title of a feed's listing: `Used 2021 Honda Pilot Touring 8-Passenger`.
 * @param words the feed's own words for model and trim
 */
export function titleOf(
  listingType: StoredListing['listingType'],
  year: number,
  { make, model, trim }: Pick<VehicleMatch, 'make' | 'model' | 'trim'>,
  words: string,
): string {
  const name = [conditions[listingType], year, make.label, model.label, trim?.label].filter(Boolean).join(' ');
  const more = telling.flatMap(([pattern, written]) => {
    const found = pattern.exec(words)?.[0];
    return found === undefined || pattern.test(name) ? [] : [written(found)];
  });
  return [name, ...more].join(' ');
}
