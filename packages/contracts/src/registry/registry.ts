import * as z from 'zod';
import { keptBrandSchema } from '../brand/brand-data';
import { layoutSchema } from '../brand/layout';
import { integritySchema, nameSchema, versionSchema } from '../names/names';

/** A share of the visitors, in per cent. */
export const percentSchema = z.number().gt(0).lte(100);

/** Which versions of one remote one brand serves. */
export const channelSchema = z.strictObject({
  version: versionSchema,
  /** A second version for a share of the visitors; which ones is decided by a hash of visitor and remote, so it is sticky. */
  canary: z.strictObject({ version: versionSchema, percent: percentSchema }).nullable(),
});

/** The layout of one type of page on one brand, where the registry has ever changed it. */
export const placedLayoutSchema = z.strictObject({
  /** Grows with every change and names one layout for ever; 0 is the brand's own. */
  version: z.int().min(0),
  /** null for version 0: the brand's own. */
  layout: layoutSchema.nullable(),
  /** A second layout for a share of the visitors, sticky as a channel's canary. */
  canary: z.strictObject({ version: z.int().min(1), layout: layoutSchema, percent: percentSchema }).nullable(),
});

/** What was changed of one brand's flags. */
export const changedFlagsSchema = z.strictObject({
  /** Grows with every change; 0 is the brand's own. */
  version: z.int().min(0),
  /** Flags that are not as the brand itself says. Names of any kind: registry and shells need not know the same flags. */
  values: z.record(z.string().max(64), z.boolean()),
});

/** Everything the shell needs to know of the registry, in one document; changes as a whole, has an ETag. */
export const registrySnapshotSchema = z.strictObject({
  /** Grows by one with every change; a stream event names it. */
  revision: z.int().min(0),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, channelSchema)),
  /** remote → version → integrity of its `manifest.json`, and the absolute base URL of its files where it is not the registry's own. */
  versions: z.record(
    nameSchema,
    z.record(
      versionSchema,
      z.strictObject({
        manifest: integritySchema,
        base: z.url().optional(),
        /** Whoever published it may bring sources that ask for what is a visitor's own; of any other version they are not asked. */
        personal: z.literal(true).optional(),
      }),
    ),
  ),
  /** brand → page type → layout, where it was ever changed. */
  layouts: z.record(nameSchema, z.record(nameSchema, placedLayoutSchema)).default({}),
  /** brand → flags that were ever changed. */
  flags: z.record(nameSchema, changedFlagsSchema).default({}),
  /** Brands besides those that come with the site, by their id; null for one that was removed. */
  brands: z
    .record(nameSchema, z.strictObject({ version: z.int().min(1), brand: keptBrandSchema.nullable() }))
    .default({}),
});

/** Body of a publish: the files of one version, base64 by path; `manifest.json` among them. */
export const publishSchema = z.strictObject({ files: z.record(z.string().max(200), z.base64()) });

/** Body of a promote. With `percent` the version becomes the canary, without it the stable one. */
export const promoteSchema = z.strictObject({ version: versionSchema, percent: percentSchema.optional() });

export type PlacedLayout = z.infer<typeof placedLayoutSchema>;
export type ChangedFlags = z.infer<typeof changedFlagsSchema>;
export type Channel = z.infer<typeof channelSchema>;
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;
export type Publish = z.infer<typeof publishSchema>;
export type Promote = z.infer<typeof promoteSchema>;
