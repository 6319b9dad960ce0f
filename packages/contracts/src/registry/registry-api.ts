/** Answers of the registry's interface, besides the snapshot. The `fragment` command reads them. */
import * as z from 'zod';
import { integritySchema, nameSchema, versionSchema } from '../names/names';
import { remoteInterfaceSchema } from '../remote/interface';
import { auditEntrySchema, channelEntrySchema } from './audit-entry';
import { channelSchema, reasonSchema } from './registry';
import { rehearsedSchema } from './rehearsal';

export * from './audit-entry';
export * from './brand-changes';
export * from './differences';
export * from './field-view';
export * from './layout-changes';
export * from './live';

const warnings = z.array(z.string()).readonly().default([]);

/** `PUT /v1/remotes/{remote}/{version}` */
export const publishedSchema = z.object({
  remote: nameSchema,
  version: versionSchema,
  /** Integrity of the manifest, as in the snapshot. */
  manifest: integritySchema,
  revision: z.int(),
  files: z.int(),
  bytes: z.int(),
  /** Checks that the gate could not make. */
  warnings,
});

/** Answer of `POST /v1/remotes/{remote}/{version}/check`: why the gate would refuse the version; empty if it would accept it. */
export const checkedSchema = z.object({
  findings: z.array(
    z.object({
      /** Row of `docs/gate.md`. */
      rule: z.string(),
      /** What is wrong, and where. */
      what: z.string(),
      /** What to do. */
      remedy: z.string(),
    }),
  ),
  /** Checks that the gate could not make. */
  warnings,
});

/** `GET /v1/remotes` */
export const remotesSchema = z.object({
  remotes: z.array(
    z.object({
      remote: nameSchema,
      /** Number of published versions. */
      versions: z.int(),
      /** The highest release by semver or, without any release, the highest version. */
      latest: versionSchema,
      /** brand → the versions that it serves. */
      channels: z.record(nameSchema, channelSchema),
    }),
  ),
});

/** `GET /v1/remotes/{remote}`, the highest version first. */
export const remoteSchema = z.object({
  remote: nameSchema,
  /** Every version, the highest first. */
  names: z.array(versionSchema),
  /** The described ones, the highest first: all, or as many as `limit` says. */
  versions: z.array(
    z.object({
      version: versionSchema,
      manifest: integritySchema,
      publishedAt: z.iso.datetime(),
      /** Brands that serve it to everyone, or to all but the canary's share. */
      stable: z.array(nameSchema),
      canary: z.array(z.object({ brand: nameSchema, percent: z.number() })),
      /** Fragments that it has. */
      fragments: z.array(nameSchema).optional(),
      /** Whether its sources may request a visitor's personal data. */
      personal: z.boolean().optional(),
      /** Person who published it; absent if the token had no name. */
      publishedBy: z.string().optional(),
      /** Persons who approved it, by brand. */
      approvals: z.record(nameSchema, z.array(nameSchema)).optional(),
    }),
  ),
});

/** `GET /v1/brands/{brand}/interfaces`: what the stable versions of a brand offer to the code of other remotes, by remote. */
export const interfacesSchema = z.object({
  brand: nameSchema,
  remotes: z.array(z.object({ remote: nameSchema, version: versionSchema, offers: remoteInterfaceSchema })),
});

/** `GET /v1/components?name=&range=`: which live versions bundle a package, by their builds' lists. */
export const componentsSchema = z.object({
  found: z.array(
    z.object({
      remote: nameSchema,
      version: versionSchema,
      /** Versions of the package in it that are in the range. */
      packages: z.array(z.string()),
      /** Brands that serve it, with the types of their pages that place its fragments; its overlays may be opened on all others. */
      brands: z.array(z.object({ brand: nameSchema, pages: z.array(nameSchema) })),
      hasOverlays: z.boolean(),
    }),
  ),
  /** Live versions without a list: `mfe-recalls@1.0.0`. */
  unlisted: z.array(z.string()),
  /** Version of the package that the site itself provides to all remotes; null if it is none of those. */
  provided: z.string().nullable(),
});

/** Answer to a promotion, a stopped canary or a rollback. */
export const changedSchema = z.object({
  revision: z.int(),
  changes: channelEntrySchema.shape.changes,
  /** Brands that were not changed, with the reason. */
  skipped: z.array(z.object({ brand: nameSchema, reason: z.string() })),
  /** Outcome of the rehearsal that a promotion asked for. */
  rehearsed: rehearsedSchema.optional(),
});

/** Body of an approval. */
export const approveSchema = z.strictObject({ version: versionSchema, why: reasonSchema.optional() });

/** Answer to an approval. */
export const approvedSchema = z.object({
  revision: z.int(),
  /** Brands that the version is newly approved for. */
  brands: z.array(nameSchema),
  skipped: changedSchema.shape.skipped,
});

/** Body of a rollback; without `to`, it restores the previous version. */
export const rollbackSchema = z.strictObject({ to: versionSchema.optional(), why: reasonSchema.optional() });

/** Body of the end of a canary. */
export const stopCanarySchema = z.strictObject({ why: reasonSchema.optional() });

/** Answer of `GET /v1/audit`, the newest entry first. */
export const auditSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** `before` of the next page; null if there are no older entries. A page may have fewer entries than its limit, or none, before the last. */
  next: z.int().nullable().default(null),
});

export type Checked = z.infer<typeof checkedSchema>;
export type Published = z.infer<typeof publishedSchema>;
export type Remotes = z.infer<typeof remotesSchema>;
export type Remote = z.infer<typeof remoteSchema>;
export type Audit = z.infer<typeof auditSchema>;
export type Approved = z.infer<typeof approvedSchema>;
export type Components = z.infer<typeof componentsSchema>;
export type Interfaces = z.infer<typeof interfacesSchema>;
export type Changed = z.infer<typeof changedSchema>;
