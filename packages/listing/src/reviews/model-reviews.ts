/** Consumer reviews of a model year, as the accounts service answers and pages show them. */
import * as z from 'zod';
import { ratedPartNames, reviewerKindNames } from './words';

const stars = z.int().min(1).max(5);
export const partRatingsSchema = z.partialRecord(z.enum(ratedPartNames), stars);

/** A published review. */
export const shownReviewSchema = z.strictObject({
  id: z.string(),
  overall: stars,
  ratings: partRatingsSchema,
  title: z.string(),
  text: z.string(),
  /** The name that its author chose. */
  byline: z.string(),
  kind: z.enum(reviewerKindNames),
  /** When it was last changed, epoch milliseconds. */
  writtenAt: z.int(),
  /** Number of people who found it helpful. */
  helpful: z.int(),
});

/** Answer of `GET /account-api/reviews`. */
export const modelReviewsSchema = z.strictObject({
  makeCode: z.string(),
  modelCode: z.string(),
  year: z.int(),
  /** Published reviews. */
  count: z.int(),
  /** Published reviews by stars, from one to five. */
  distribution: z.array(z.int()).length(5),
  /** Means to one decimal; null below `leastForAverage` reviews. */
  average: z.number().nullable(),
  /** Means of the rated parts that at least `leastForAverage` reviews rate. */
  parts: z.partialRecord(z.enum(ratedPartNames), z.number()),
  /** A page of them, the most helpful first. */
  reviews: z.array(shownReviewSchema),
});

export type ShownReview = z.infer<typeof shownReviewSchema>;
export type ModelReviews = z.infer<typeof modelReviewsSchema>;

/** Answer of `GET /account-api/mine/reviews`. */
export const myReviewsSchema = z.strictObject({
  /** The requested model year, with its name; null if none was requested or the catalogue has no such model. */
  subject: z
    .strictObject({ makeCode: z.string(), modelCode: z.string(), year: z.int(), vehicle: z.string() })
    .nullable(),
  reviews: z.array(
    shownReviewSchema.omit({ helpful: true }).extend({
      makeCode: z.string(),
      modelCode: z.string(),
      year: z.int(),
      /** The vehicle in words, `2021 Toyota Camry`. */
      vehicle: z.string(),
      state: z.enum(['pending', 'shown', 'refused']),
      /** Why it was refused; null unless it was. */
      why: z.string().nullable(),
    }),
  ),
});
export type MyReviews = z.infer<typeof myReviewsSchema>;
