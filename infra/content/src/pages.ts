import * as z from 'zod';
import data from '../data/pages.json';

/**
 * Answer of `GET /content/pages/{id}`: the text of one of the site's own pages. The fragment replaces `{brand}` by the brand's name and `{id}` by
 * its id.
 */
export const pageSchema = z.strictObject({
  title: z.string(),
  sections: z
    .array(
      z.strictObject({
        heading: z.string(),
        paragraphs: z.array(z.string()).min(1),
        /** Links to other pages of the site. */
        links: z.array(z.strictObject({ label: z.string(), href: z.string() })).optional(),
      }),
    )
    .min(1),
});

/** The site's own pages by id. */
export const pages: ReadonlyMap<string, z.infer<typeof pageSchema>> = new Map(
  Object.entries(z.record(z.string(), pageSchema).parse(data)),
);
