import * as z from 'zod';
import { flagNames } from '../brand/flags';
import { overlayPlacements, overlaySizes } from '../fragment/overlay';
import {
  filePathSchema,
  hydratePolicies,
  integritySchema,
  nameSchema,
  needSchema,
  versionSchema,
} from '../names/names';
import { answerShapeSchema } from './answer-shape';
import { budgetKinds, limits } from './limits';

/** One fragment of a remote: the data it needs, when it hydrates, and the files that the browser loads for it. */
export const fragmentManifestSchema = z.strictObject({
  /** Sources and parts of sources; the shell fetches each source that the plan's fragments need once. */
  needs: z.array(needSchema).max(16),
  hydrate: z.enum(hydratePolicies),
  /** Names of the nested slots that this fragment may render. */
  slots: z.array(nameSchema).max(16),
  /** The container's module, such as `./results`. */
  expose: z.string().regex(/^\.\/[a-z][a-z0-9-]*$/),
  /** Scripts to preload besides the container's entry, in load order. */
  js: z.array(filePathSchema).max(64),
  /** Stylesheets, in order. */
  css: z.array(filePathSchema).max(16),
  /** Placement and size, if it can be opened over the page; no layout need place it. */
  overlay: z.strictObject({ placement: z.enum(overlayPlacements), size: z.enum(overlaySizes) }).optional(),
  /** Static HTML shown if the fragment fails; rendered from `Fallback` when the remote is built. */
  fallback: z.string().max(20_000),
});

/** A source that a remote brings: always optional, on an upstream of the shell's table or one that the operator has added. */
export const remoteSourceSchema = z.strictObject({
  upstream: nameSchema,
  /** Path on that upstream; `{search}` is replaced by the search's canonical query string, `{brand}` by the brand's id. */
  path: z.string().startsWith('/').max(300),
  timeoutMs: z.int().min(10).max(5000),
  /** Called only for brands with this flag on. */
  flag: z.enum(flagNames).optional(),
  /** Shape of its answers; without it, any JSON is accepted. */
  schema: answerShapeSchema.optional(),
  /**
   * Whether it answers with a visitor's personal data: it is called only for visitors with a cookie of that upstream, and no cache
   * stores the page. A version with such a source is published with a token that has the permission `personal`.
   */
  personal: z.boolean().optional(),
});

/** Maximum of sources of one remote: each may cost a page a request. */
const mostSources = 16;

const budgets = Object.fromEntries(
  budgetKinds.map((kind) => [kind, z.int().min(1).max(limits.brotli[kind]).optional()]),
) as Record<(typeof budgetKinds)[number], z.ZodOptional<z.ZodInt>>;

/** `manifest.json` of one immutable version of a remote. */
export const manifestSchema = z.strictObject({
  schema: z.literal(1),
  name: nameSchema,
  version: versionSchema,
  /** Semver range of contract versions, see `contractMismatch`. */
  contract: z.string().max(64),
  /** Global under which the browser container registers, such as `mfe_filters`. */
  container: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** The container's entry, for browsers. */
  entry: filePathSchema,
  /** The CommonJS file that the renderer loads. */
  server: filePathSchema,
  fragments: z
    .record(nameSchema, fragmentManifestSchema)
    .refine((all) => Object.keys(all).length > 0, 'at least one fragment'),
  sources: z
    .record(nameSchema, remoteSourceSchema)
    .refine((all) => Object.keys(all).length <= mostSources, `at most ${mostSources} sources`)
    .default({}),
  /** Limits that the remote sets for itself by kind, in bytes of brotli, from `src/budgets.json`. */
  budgets: z.strictObject(budgets).optional(),
  /** Semver ranges of the shared modules that it was built with, see `sharedMismatches`. */
  shared: z.record(z.string(), z.string().max(64)),
  /** Every file of the version but the manifest; see `isPrivateFile` for those that are not public. */
  files: z.record(filePathSchema, z.strictObject({ size: z.int().min(0), integrity: integritySchema })),
});

/** Path of the manifest among the files of a version. */
export const manifestPath = 'manifest.json';

export type FragmentManifest = z.infer<typeof fragmentManifestSchema>;
export type RemoteSource = z.infer<typeof remoteSourceSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** Lists the names of the sources that request a visitor's personal data. */
export function personalSources({ sources }: Pick<Manifest, 'sources'>): string[] {
  return Object.entries(sources).flatMap(([name, { personal }]) => (personal === true ? [name] : []));
}
