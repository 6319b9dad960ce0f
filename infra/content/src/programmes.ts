import * as z from 'zod';
import data from '../data/programmes.json';

/** Answer of `GET /content/programmes/{id}`: what a programme promises (section 1). */
export const programmeSchema = z.strictObject({
  promises: z
    .array(
      z.strictObject({
        /** Name of an icon of `packages/ui`. */
        icon: z.string(),
        title: z.string(),
        /** One line under the title. */
        short: z.string(),
        /** A paragraph of the details. */
        whole: z.string(),
      }),
    )
    .min(1),
});
export type Programme = z.infer<typeof programmeSchema>;

/** Programmes by the id of the brand that runs them. */
export const programmes: ReadonlyMap<string, Programme> = new Map(
  Object.entries(z.record(z.string(), programmeSchema).parse(data)),
);
