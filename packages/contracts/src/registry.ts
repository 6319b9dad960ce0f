import * as z from 'zod';
import { integritySchema, nameSchema, versionSchema } from './names';

/** Which versions of one remote one brand serves. */
export const channelSchema = z.strictObject({
  version: versionSchema,
  /** A second version for a share of the visitors; which ones is decided by a hash of visitor and remote, so it is sticky. */
  canary: z.strictObject({ version: versionSchema, percent: z.number().gt(0).lte(100) }).nullable(),
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
    z.record(versionSchema, z.strictObject({ manifest: integritySchema, base: z.url().optional() })),
  ),
});

/** Body of a publish: the files of one version, base64 by path; `manifest.json` among them. */
export const publishSchema = z.strictObject({ files: z.record(z.string().max(200), z.base64()) });

/** Body of a promote. With `percent` the version becomes the canary, without it the stable one. */
export const promoteSchema = z.strictObject({ version: versionSchema, percent: z.number().gt(0).lte(100).optional() });

export type Channel = z.infer<typeof channelSchema>;
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;
export type Publish = z.infer<typeof publishSchema>;
export type Promote = z.infer<typeof promoteSchema>;
