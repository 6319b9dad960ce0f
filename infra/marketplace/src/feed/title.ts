import type { StoredListing } from '../listing/record';
import type { VehicleMatch } from './vehicles';

const conditions = { NEW: 'New', USED: 'Used', CERTIFIED: 'Certified', '3P_CERT': 'Used' } as const;

/** Words of sellers that tell vehicles of one trim apart and that the catalogue's names may lack: driven wheels, seats. What else they write is praise. */
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
 * What a listing of a feed is called: `Used 2021 Honda Pilot Touring 8-Passenger`.
 * @param words the feed's own for model and trim
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
