import * as z from 'zod';
import data from '../data/programmes.json';

/** A promise in short. */
const shortSchema = z.strictObject({
  /** Name of an icon of `packages/ui`. */
  icon: z.string(),
  title: z.string(),
  /** One line under the title. */
  short: z.string(),
});
/** A promise with its full paragraph. */
const wholeSchema = z.strictObject({ title: z.string(), whole: z.string() });

/** Answer of `GET /content/programmes/{id}`: a programme's promises (section 1). */
export const programmeSchema = z.strictObject({ promises: z.array(shortSchema).min(1) });
/** Answer of `GET /content/programmes/{id}/details`: the whole text, for the overlay and page of the details. */
export const programmeDetailsSchema = z.strictObject({ promises: z.array(wholeSchema).min(1) });

const dataSchema = z.record(
  z.string(),
  z.strictObject({ promises: z.array(shortSchema.extend(wholeSchema.shape)).min(1) }),
);

interface Programme {
  short: z.infer<typeof programmeSchema>;
  details: z.infer<typeof programmeDetailsSchema>;
}

/** Programmes by the id of the brand that runs them. */
export const programmes: ReadonlyMap<string, Programme> = new Map(
  Object.entries(dataSchema.parse(data)).map(([id, { promises }]) => [
    id,
    {
      short: { promises: promises.map(({ whole: _, ...short }) => short) },
      details: { promises: promises.map(({ title, whole }) => ({ title, whole })) },
    },
  ]),
);
