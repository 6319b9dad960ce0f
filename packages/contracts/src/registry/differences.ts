/** How a version differs from another one: what `fragment diff` and the console show. */
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';

/** Parts of a version, in the order in which they are shown. */
export const versionParts = ['contract', 'fragments', 'props', 'sources', 'shared', 'packages', 'files'] as const;

/** A text, or a number of bytes. */
const factSchema = z.union([z.string(), z.int()]);

/** `GET /v1/remotes/{remote}/{version}/differences`, and `…/differences/packages`. */
export const differencesSchema = z.object({
  remote: nameSchema,
  version: versionSchema,
  /** The version that it is compared with. */
  against: versionSchema,
  differences: z.array(
    z.object({
      part: z.enum(versionParts),
      /** Whether the thing is new, gone, or another one. */
      change: z.enum(['added', 'removed', 'changed']),
      /** The thing: a file, a fragment, a source, a package. */
      name: z.string(),
      /** Its property: `hydrate`, `bytes`. */
      what: z.string(),
      /** null if there was none. */
      before: factSchema.nullable(),
      /** null if there is none; the same as before if only the contents of a file changed. */
      after: factSchema.nullable(),
    }),
  ),
  /** Of the two, versions whose builds listed no packages; of a comparison of packages only. */
  unlisted: z.array(versionSchema).optional(),
});

export type Differences = z.infer<typeof differencesSchema>;
export type Difference = Differences['differences'][number];
