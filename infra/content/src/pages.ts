import * as z from 'zod';
import data from '../data/pages.json';

/**
 * Answer of `GET /content/pages/{id}`: the words of one of the site's own pages. `{brand}` in them stands for the brand's name, `{id}` for
 * its id; who shows them puts those in.
 */
export const pageSchema = z.strictObject({
  title: z.string(),
  sections: z
    .array(
      z.strictObject({
        heading: z.string(),
        paragraphs: z.array(z.string()).min(1),
        /** Pages of the site to go on to. */
        links: z.array(z.strictObject({ label: z.string(), href: z.string() })).optional(),
      }),
    )
    .min(1),
});

/** The site's own pages by id. */
export const pages: ReadonlyMap<string, z.infer<typeof pageSchema>> = new Map(
  Object.entries(z.record(z.string(), pageSchema).parse(data)),
);
