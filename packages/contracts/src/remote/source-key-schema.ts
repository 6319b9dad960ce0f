import * as z from 'zod';
import { nameSchema } from '../names/names';

/** A source's key on a page: the site's sources by name, a remote's as `mfe-ads/ads`, so that two remotes may each have `ads`. */
export const sourceKeySchema = z.union([
  nameSchema,
  z
    .string()
    .regex(/^[^/]+\/[^/]+$/, 'a source’s name, or <remote>/<source>')
    .refine((key) => key.split('/').every((part) => nameSchema.safeParse(part).success), 'two names'),
]);
