import * as z from 'zod';
import { nameSchema } from '../names/names';

/** What a page calls a source: the site's by its name, a remote's `mfe-ads/ads`, so that two remotes may each have their `ads`. */
export const sourceKeySchema = z.union([
  nameSchema,
  z
    .string()
    .regex(/^[^/]+\/[^/]+$/, 'a source’s name, or <remote>/<source>')
    .refine((key) => key.split('/').every((part) => nameSchema.safeParse(part).success), 'two names'),
]);
