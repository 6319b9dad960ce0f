/** Count, distribution and means of the reviews of a model year. */
import {
  leastForAverage,
  type ModelReviews,
  partRatingsSchema,
  type RatedPart,
  ratedPartNames,
} from '@forecourt/listing';

/** Summarises published reviews. @param rows stars, and the JSON of the rated parts, of each */
export function summaryOf(
  rows: readonly { overall: number; ratings: string }[],
): Pick<ModelReviews, 'count' | 'distribution' | 'average' | 'parts'> {
  const rated = rows.map(({ ratings }) => partRatingsSchema.parse(JSON.parse(ratings)));
  const parts = ratedPartNames.flatMap((part): [RatedPart, number][] => {
    const mean = meanOf(rated.flatMap((one) => one[part] ?? []));
    return mean === null ? [] : [[part, mean]];
  });
  return {
    count: rows.length,
    distribution: [1, 2, 3, 4, 5].map((stars) => rows.filter(({ overall }) => overall === stars).length),
    average: meanOf(rows.map(({ overall }) => overall)),
    parts: Object.fromEntries(parts),
  };
}

/** Returns the mean to one decimal; null of too few. */
function meanOf(stars: readonly number[]): number | null {
  if (stars.length < leastForAverage) return null;
  return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10;
}
