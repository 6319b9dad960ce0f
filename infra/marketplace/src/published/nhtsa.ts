import type { SafetyFact } from '@forecourt/listing';
import { figureOf, type PublishedFormat } from './format';

const columns = [
  ...['MAKE', 'MODEL', 'MODEL_YR', 'BODY_STYLE', 'DRIVE_TRAIN', 'PRODUCTION_RELEASE'],
  ...['OVERALL_STARS', 'OVERALL_FRNT_STARS', 'OVERALL_SIDE_STARS', 'ROLLOVER_STARS'],
] as const;

/** NHTSA's `Safercar_data.csv`: a row for each version of a model year, most of them without ratings. */
export const nhtsa: PublishedFormat<(typeof columns)[number], SafetyFact> = {
  publisher: 'NHTSA',
  title: '5-Star Safety Ratings',
  url: 'https://www.nhtsa.gov/ratings',
  file: 'Safercar_data.csv',
  columns,
  read(row) {
    const stars = {
      overall: starsOf(row.OVERALL_STARS),
      frontal: starsOf(row.OVERALL_FRNT_STARS),
      side: starsOf(row.OVERALL_SIDE_STARS),
      rollover: starsOf(row.ROLLOVER_STARS),
    };
    const later = (figureOf(row.PRODUCTION_RELEASE) ?? 1) > 1 ? '(later release)' : '';
    return {
      ...{ year: Number(row.MODEL_YR), make: row.MAKE, model: row.MODEL },
      fact: Object.values(stars).every((each) => each === undefined)
        ? null
        : { name: [row.MODEL, row.DRIVE_TRAIN, row.BODY_STYLE, later].filter(Boolean).join(' '), ...stars },
    };
  },
};

/** Returns whole stars from 1 to 5; undefined for the words and zeros of vehicles that were not rated. */
function starsOf(text: string): number | undefined {
  const stars = figureOf(text);
  return stars !== undefined && Number.isInteger(stars) && stars <= 5 ? stars : undefined;
}
