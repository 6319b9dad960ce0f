/** A brand as data, so that it need not be a folder of this repository: the registry accepts and stores it and sends it to shells. */
import { sortOptions } from '@forecourt/search-state';
import * as z from 'zod';
import { nameSchema } from '../names/names';
import { adSettingsSchema } from './ads';
import type { Brand } from './brand';
import { type Flag, flagNames } from './flags';
import { layoutSchema } from './layout';
import { markSchema } from './mark';
import { themeSchema } from './theme';

const words = (most: number) => z.string().trim().min(1).max(most);
/** A path of this site, with an optional query. */
const pathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@/%?]*$/, 'a path of the site');
const hostSchema = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, 'a host name without a port');

const data = {
  id: nameSchema.max(40),
  name: words(60),
  tagline: words(120),
  hosts: z.array(hostSchema).min(1).max(20).readonly(),
  pageSize: z.int().min(1).max(100),
  signInPath: pathSchema,
  makeCode: z
    .string()
    .regex(/^[A-Z0-9]{1,20}$/)
    .optional(),
  defaultListingType: z
    .string()
    .regex(/^[A-Z]{1,20}$/)
    .optional(),
  defaultSort: z.enum(sortOptions).optional(),
  firstListingType: z
    .string()
    .regex(/^[A-Z0-9_]{1,20}$/)
    .optional(),
  homeHref: pathSchema.optional(),
  sections: z.array(nameSchema).max(100).readonly(),
  ads: adSettingsSchema.optional(),
  layouts: z.record(nameSchema, layoutSchema),
  nav: z
    .array(z.strictObject({ label: words(40), href: pathSchema }))
    .max(20)
    .readonly(),
  mark: markSchema,
  needsApproval: z.boolean().optional(),
};

/** Everything that defines a brand. */
export const brandSchema = z.strictObject({
  ...data,
  flags: z.record(z.enum(flagNames), z.boolean()),
  theme: themeSchema,
});

/** A brand as the registry stored it; flags and colours may have been added or removed since. */
export const storedBrandSchema = z.strictObject({
  ...data,
  flags: z.record(z.string(), z.boolean()),
  theme: z.record(z.string(), z.string()),
});
export type StoredBrand = z.infer<typeof storedBrandSchema>;

/** Returns a stored brand with the flags and colours that this program knows. @param pattern supplies those that the stored brand lacks */
export function completeBrand(stored: StoredBrand, pattern: Brand): Brand {
  const flagOf = (flag: Flag) => (Object.hasOwn(stored.flags, flag) ? stored.flags[flag] : pattern.flags[flag]);
  const flags = Object.fromEntries(flagNames.map((flag) => [flag, flagOf(flag)])) as Brand['flags'];
  return { ...stored, flags, theme: { ...pattern.theme, ...stored.theme } };
}
