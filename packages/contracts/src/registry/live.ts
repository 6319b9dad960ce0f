/** What is live where, with since when and how it does; and what one version consists of. */
import * as z from 'zod';
import { flagNames } from '../brand/flags';
import { nameSchema, versionSchema } from '../names/names';
import { fragmentManifestSchema, remoteSourceSchema } from '../remote/manifest';
import { judgedMetrics } from '../remote/tolerances';

/** The last change of a version that a brand serves. */
export const sinceSchema = z.strictObject({
  at: z.iso.datetime(),
  /** Name of the token, as in the audit log. */
  who: z.string(),
  person: z.string().optional(),
});

const servedSchema = z.object({
  version: versionSchema,
  /** null if it was served before the registry stored this. */
  since: sinceSchema.nullable(),
  /** Until when it is rolled back automatically if it fails; null if it is not on probation. */
  probationUntil: z.iso.datetime().nullable(),
  /** What browsers reported of it lately; null without a report. */
  health: z
    .object({
      visits: z.int(),
      /** Whether these are enough visits to judge it. */
      isJudged: z.boolean(),
      /** Share of visits with an error, percent; null without a value. */
      errors: z.number().nullable(),
      /** Metrics that are significantly worse than those of the version before. */
      worse: z.array(z.enum(judgedMetrics)),
    })
    .nullable(),
});

/** States in which a brand may serve a remote. `trouble`: it is worse, or has withheld versions. */
export const liveStates = ['worse', 'canary', 'probation', 'withheld', 'trouble'] as const;

/** `GET /v1/live`: remotes by brands, in pages. */
export const liveSchema = z.object({
  revision: z.int(),
  /** Entity tag of the snapshot, for `If-Match` of a change. */
  etag: z.string(),
  /** All brands. */
  brands: z.array(nameSchema),
  /** First publishers of all remotes. */
  owners: z.array(z.string()),
  /** Number of all remotes. */
  total: z.int(),
  /** Number of the remotes that the filters find, on all pages. */
  found: z.int(),
  /** `after` of the next page; null on the last one. */
  next: nameSchema.nullable(),
  /** The remotes of this page, by name. */
  remotes: z.array(
    z.object({
      remote: nameSchema,
      /** Who published it first; null for remotes of the operator. */
      owner: z.string().nullable(),
      latest: versionSchema,
      /** brand → what it serves; with a filter by brand, that one alone. */
      channels: z.record(
        nameSchema,
        servedSchema.extend({
          canary: servedSchema.extend({ percent: z.number() }).nullable(),
          /** The version that a rollback restores; null if this is the first. */
          before: versionSchema.nullable(),
          /** Flags that are off, and without which none of its slots there shows anything; empty if one does. */
          hiddenBy: z.array(z.enum(flagNames)),
          /** Versions that failed there: no automatic rollback restores them. */
          withheld: z.array(versionSchema),
        }),
      ),
    }),
  ),
});

/** `GET /v1/remotes/{remote}/{version}`: what a version consists of. */
export const versionDetailSchema = z.object({
  remote: nameSchema,
  version: versionSchema,
  /** Semver range of contract versions. */
  contract: z.string(),
  /** Bytes of its public files, uncompressed. */
  bytes: z.int(),
  files: z.array(z.object({ path: z.string(), bytes: z.int() })),
  fragments: z.record(
    nameSchema,
    fragmentManifestSchema.pick({ needs: true, hydrate: true, slots: true }).extend({
      /** Bytes of the scripts and stylesheets that it is loaded with, uncompressed. */
      bytes: z.int(),
    }),
  ),
  sources: z.record(nameSchema, remoteSourceSchema.pick({ upstream: true, path: true, personal: true })),
  /** Semver ranges of the shared modules that it was built with. */
  shared: z.record(z.string(), z.string()),
  /** Whether its build listed the packages in it; `private/sbom.json` is the list. */
  hasPackageList: z.boolean(),
});

export type LiveState = (typeof liveStates)[number];
export type Live = z.infer<typeof liveSchema>;
export type Since = z.infer<typeof sinceSchema>;
export type VersionDetail = z.infer<typeof versionDetailSchema>;
