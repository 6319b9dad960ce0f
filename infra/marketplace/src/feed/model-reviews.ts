import type { Listing } from '@forecourt/listing';
import type { FeedField } from './mapping';
import type { FeedRow } from './row';
import { wholeNumber } from './texts';

const aspects = [
  ['Comfort', 'comfortRating'],
  ['Interior design', 'interiorRating'],
  ['Performance', 'performanceRating'],
  ['Value for money', 'valueRating'],
  ['Exterior styling', 'exteriorRating'],
  ['Reliability', 'reliabilityRating'],
] as const satisfies (readonly [string, FeedField])[];

/** Returns the reviews of the model, if the row has them; null if there are none. */
export function readModelReviews(row: FeedRow): NonNullable<Listing['modelReviews']> | null {
  const value = stars(row, 'modelRating');
  const count = row.read('modelReviews', wholeNumber, 'not-a-number') ?? 0;
  if (value === null || count === 0) return null;
  const stated = aspects.flatMap(([label, field]) => {
    const each = stars(row, field);
    return each === null ? [] : [{ label, value: each }];
  });
  return { value, count, aspects: stated };
}

function stars(row: FeedRow, field: FeedField): number | null {
  const value = row.decimal(field);
  return value === null || value === 0 || value > 5 ? null : value;
}
