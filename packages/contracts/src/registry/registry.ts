import * as z from 'zod';
import { storedBrandSchema } from '../brand/brand-data';
import { layoutSchema } from '../brand/layout';
import { integritySchema, linkIdSchema, nameSchema, versionSchema } from '../names/names';

/** A share of the visitors, per cent. */
export const percentSchema = z.number().gt(0).lte(100);

/** The versions of one remote that one brand serves. */
export const channelSchema = z.strictObject({
  version: versionSchema,
  /** A second version for a share of the visitors, chosen by a hash of visitor and remote, so that each visitor stays with one version. */
  canary: z.strictObject({ version: versionSchema, percent: percentSchema }).nullable(),
});

/** The layout of one type of page on one brand, if the registry has ever changed it. */
export const placedLayoutSchema = z.strictObject({
  /** Grows with every change and always names the same layout; 0 is the brand's own. */
  version: z.int().min(0),
  /** null for version 0, the brand's own. */
  layout: layoutSchema.nullable(),
  /** A second layout for a share of the visitors; each visitor stays with one, as with a channel's canary. */
  canary: z.strictObject({ version: z.int().min(1), layout: layoutSchema, percent: percentSchema }).nullable(),
});

/** Changes of one brand's flags. */
export const changedFlagsSchema = z.strictObject({
  /** Grows with every change; 0 is the brand's own. */
  version: z.int().min(0),
  /** Flags whose value differs from the brand's own. Any name is valid, because registry and shells need not know the same flags. */
  values: z.record(z.string().max(64), z.boolean()),
});

/** Everything that the shell needs from the registry, in one document; it changes as a whole and has an ETag. */
export const registrySnapshotSchema = z.strictObject({
  /** Grows by one with every change; the events of the stream name it. */
  revision: z.int().min(0),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, channelSchema)),
  /** remote → version → integrity of its `manifest.json`, and the absolute base URL of its files unless the registry serves them. */
  versions: z.record(
    nameSchema,
    z.record(
      versionSchema,
      z.strictObject({
        manifest: integritySchema,
        base: z.url().optional(),
        /** Present if its publisher was allowed to bring sources of a visitor's personal data; no other version's personal sources are called. */
        personal: z.literal(true).optional(),
      }),
    ),
  ),
  /** brand → page type → layout, if it was ever changed. */
  layouts: z.record(nameSchema, z.record(nameSchema, placedLayoutSchema)).default({}),
  /** brand → flags, if they were ever changed. */
  flags: z.record(nameSchema, changedFlagsSchema).default({}),
  /** Brands by id, besides those that come with the site; null for one that was removed. */
  brands: z
    .record(nameSchema, z.strictObject({ version: z.int().min(1), brand: storedBrandSchema.nullable() }))
    .default({}),
  /** Preview links that were revoked before their end; absent without any, because shells of earlier versions know no such part. */
  revokedPreviews: z.array(linkIdSchema).optional(),
});

/** A reason for a change, for the audit log. */
export const reasonSchema = z.string().trim().min(1).max(300);

/** Body of a publication. */
export const publishSchema = z.strictObject({
  /** The files of one version, base64 by path, including `manifest.json`. */
  files: z.record(z.string().max(200), z.base64()),
  /** Reason to publish the version although it breaks what other remotes use of it; the audit log records it. */
  force: reasonSchema.optional(),
});

/** Body of a promotion. With `percent` the version becomes the canary, without it the stable version. */
export const promoteSchema = z.strictObject({
  version: versionSchema,
  percent: percentSchema.optional(),
  /** Whether the registry rehearses the version first, and refuses it if it fails on pages on which the served version does not. */
  rehearse: z.boolean().optional(),
  why: reasonSchema.optional(),
});

export type PlacedLayout = z.infer<typeof placedLayoutSchema>;
export type ChangedFlags = z.infer<typeof changedFlagsSchema>;
export type Channel = z.infer<typeof channelSchema>;
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;
export type Publish = z.infer<typeof publishSchema>;
export type Promote = z.infer<typeof promoteSchema>;
