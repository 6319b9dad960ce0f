import { samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** The subjects that the inventory can be listed by. */
export const directoryKinds = ['models', 'styles', 'cities'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

const linkShape = {
  label: z.string(),
  /** A path of this site. */
  href: z.string().refine((href) => samePath(href) !== undefined, 'a path of this site'),
  /** Number of listings. */
  count: z.int(),
};

/** Answer of `GET /rest/lsc/crawl/directory`: links with listings, in groups. */
export const directorySchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      ...linkShape,
      links: z.array(
        z.strictObject({
          ...linkShape,
          /** Day on which the newest of the listings was listed, `2026-06-02`. */
          changed: z.iso.date().optional(),
        }),
      ),
    }),
  ),
});

export type Directory = z.infer<typeof directorySchema>;
export type DirectoryGroup = Directory['groups'][number];
