/** Answers of the registry's interface besides the snapshot. The `fragment` command reads them. */
import * as z from 'zod';
import { integritySchema, nameSchema, versionSchema } from '../names/names';
import { auditEntrySchema, channelEntrySchema } from './audit-entry';
import { channelSchema } from './registry';

export * from './audit-entry';
export * from './brand-changes';
export * from './layout-changes';

const warnings = z.array(z.string()).readonly().default([]);

/** `PUT /v1/remotes/{remote}/{version}` */
export const publishedSchema = z.object({
  remote: nameSchema,
  version: versionSchema,
  /** Integrity of the manifest, as the snapshot names it. */
  manifest: integritySchema,
  revision: z.int(),
  files: z.int(),
  bytes: z.int(),
  /** What the gate could not find out. */
  warnings,
});

/** `GET /v1/brands`: the brands that have channels, or may have some. */
export const brandsSchema = z.object({ brands: z.array(nameSchema) });

/** `POST /v1/remotes/{remote}/{version}/check`: why the gate would refuse the version; nothing where it would not. */
export const checkedSchema = z.object({
  findings: z.array(
    z.object({
      /** A row of `docs/gate.md`. */
      rule: z.string(),
      /** Where, and what is wrong there. */
      what: z.string(),
      /** What to do. */
      remedy: z.string(),
    }),
  ),
  /** What it could not find out. */
  warnings,
});

/** `GET /v1/remotes` */
export const remotesSchema = z.object({
  remotes: z.array(
    z.object({
      remote: nameSchema,
      /** How many are published. */
      versions: z.int(),
      /** The highest release by semver; where there is none, the highest version. */
      latest: versionSchema,
      /** brand → what it serves. */
      channels: z.record(nameSchema, channelSchema),
    }),
  ),
});

/** `GET /v1/remotes/{remote}`, the highest version first. */
export const remoteSchema = z.object({
  remote: nameSchema,
  versions: z.array(
    z.object({
      version: versionSchema,
      manifest: integritySchema,
      publishedAt: z.iso.datetime(),
      /** Brands that serve it to everyone, or to all but the canary's share. */
      stable: z.array(nameSchema),
      canary: z.array(z.object({ brand: nameSchema, percent: z.number() })),
      /** What it offers. */
      fragments: z.array(nameSchema).optional(),
      /** Whether it may ask for what is a visitor's own. */
      personal: z.boolean().optional(),
    }),
  ),
});

/** Promote, stop a canary, roll back. */
export const changedSchema = z.object({
  revision: z.int(),
  changes: channelEntrySchema.shape.changes,
  /** Brands that stay as they are, with the reason. */
  skipped: z.array(z.object({ brand: nameSchema, reason: z.string() })),
});

/** Body of a rollback; without `to`, back by one. */
export const rollbackSchema = z.strictObject({ to: versionSchema.optional() });

/** `GET /v1/audit`, the newest first. */
export const auditSchema = z.object({ entries: z.array(auditEntrySchema) });

export type Checked = z.infer<typeof checkedSchema>;
export type Published = z.infer<typeof publishedSchema>;
export type Remotes = z.infer<typeof remotesSchema>;
export type Remote = z.infer<typeof remoteSchema>;
export type Changed = z.infer<typeof changedSchema>;
