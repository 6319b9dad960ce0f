/** The forms of reviews. */
import { partRatingsSchema, type RatedPart, ratedPartNames, reviewerKindNames } from '@forecourt/listing';
import * as z from 'zod';
import { lineSchema, linesSchema } from '../../http/fields';

/** A number of stars as a form sends it; empty is none. */
const stars = z
  .union([z.literal('').transform(() => undefined), z.coerce.number().pipe(z.int().min(1).max(5))])
  .optional();

const partFields = Object.fromEntries(ratedPartNames.map((part) => [part, stars])) as Record<RatedPart, typeof stars>;

const code = (most: number) =>
  z
    .string()
    .regex(/^[A-Z0-9|]+$/, 'no code of the catalogue')
    .max(most);

/** The model year that a review is about, as query and form name it. */
export const modelYearSchema = z.object({
  makeCode: code(20),
  modelCode: code(80),
  year: z.coerce.number().pipe(z.int().min(1900).max(2099)),
});
export type ModelYear = z.infer<typeof modelYearSchema>;

export const reviewFormSchema = modelYearSchema
  .extend({
    kind: z.enum(reviewerKindNames, 'owner or driver'),
    overall: z.coerce.number('a number of stars from 1 to 5').pipe(z.int().min(1).max(5)),
    ...partFields,
    title: lineSchema(80).min(3, 'at least 3 characters'),
    text: linesSchema(4_000).min(50, 'at least 50 characters'),
    /** The name that is shown. */
    byline: lineSchema(40).min(2, 'at least 2 characters'),
  })
  .transform(({ comfort, interior, performance, value, exterior, reliability, ...rest }) => ({
    ...rest,
    ratings: partRatingsSchema.parse(withoutEmpty({ comfort, interior, performance, value, exterior, reliability })),
  }));
export type ReviewForm = z.infer<typeof reviewFormSchema>;

export const reviewIdSchema = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'no id of a review') });

/** The reasons for a report about a review. */
const reviewReportReasons = ['spam', 'offensive', 'personal', 'false', 'other'] as const;
export const reviewReportSchema = reviewIdSchema.extend({
  reason: z.enum(reviewReportReasons, `one of ${reviewReportReasons.join(', ')}`),
  comments: linesSchema(2_000).default(''),
});

export const listQuerySchema = modelYearSchema.extend({
  /** Number of the first review of the page. */
  from: z.coerce.number().pipe(z.int().min(0).max(100_000)).default(0),
});

function withoutEmpty<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
