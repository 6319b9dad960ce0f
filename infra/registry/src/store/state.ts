import {
  channelSchema,
  integritySchema,
  layoutSchema,
  linkIdSchema,
  nameSchema,
  type PlacedLayout,
  percentSchema,
  personSchema,
  type RegistrySnapshot,
  storedBrandSchema,
  tolerancesSchema,
  versionSchema,
} from '@forecourt/contracts';
import { listedPreviewSchema } from '@forecourt/contracts/previews';
import { auditEntrySchema, lastChangeSchema, sinceSchema } from '@forecourt/contracts/registry-api';
import { tokenScopeSchema } from '@forecourt/contracts/tokens';
import * as z from 'zod';
import { versionedSchema } from './history';

/** A stored channel: what shells see, and its previous stable versions, the latest last. */
const storedChannelSchema = channelSchema.extend({
  history: z.array(versionSchema),
  /** Since when it serves the stable version and the canary; absent if that was before the registry stored this. */
  since: sinceSchema.optional(),
  canarySince: sinceSchema.optional(),
});

/** A page's stored layout: what shells see, and the previous layouts. */
const storedLayoutSchema = versionedSchema(layoutSchema).extend({
  canary: z.strictObject({ version: z.int().min(1), layout: layoutSchema, percent: percentSchema }).nullable(),
});

/** The flags of a brand that differ from its own configuration. Accepts any name: the history keeps values of flags that were removed since. */
const storedFlagsSchema = versionedSchema(z.record(z.string(), z.boolean()));

/** A stored token. */
const storedTokenSchema = tokenScopeSchema.extend({
  /** SHA-256 of the secret, in hexadecimal digits. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});

/** A preview link until its end; the link itself is stored nowhere. */
const storedPreviewSchema = listedPreviewSchema.extend({
  /** remote → version: those of `versions` that the brand did not serve. */
  unserved: z.record(nameSchema, versionSchema),
  isRevoked: z.boolean(),
});

/** `channels.json`: the whole state of the registry apart from the files of versions. */
export const stateSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  /** remote → version → its data. */
  remotes: z.record(
    nameSchema,
    z.record(
      versionSchema,
      z.strictObject({
        manifest: integritySchema,
        publishedAt: z.iso.datetime(),
        /** Names of its fragments; absent if the manifest could not be read. */
        fragments: z.array(nameSchema).optional(),
        /** Whether it has personal sources, with permission; absent if it was published before the registry stored this. */
        personal: z.boolean().optional(),
        /** Its own tolerances, if its manifest has any. */
        tolerances: tolerancesSchema.optional(),
        /** Person who published it; absent if the token had no name. */
        publishedBy: z.string().optional(),
        /** brand → persons who approved it there. */
        approvals: z.record(nameSchema, z.array(personSchema)).optional(),
      }),
    ),
  ),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, storedChannelSchema)),
  /** brand → page type → layout; only layouts that were changed. */
  layouts: z.record(nameSchema, z.record(nameSchema, storedLayoutSchema)).default({}),
  /** brand → flags; only of brands whose flags were changed. */
  flags: z.record(nameSchema, storedFlagsSchema).default({}),
  /** Brands in addition to those that come with the site. */
  brands: z.record(nameSchema, versionedSchema(storedBrandSchema)).default({}),
  /** brand → the last change of its data, layouts or flags; absent if that was before the registry stored this. */
  lastChanges: z.record(nameSchema, lastChangeSchema).default({}),
  /** Issued tokens, by name. */
  tokens: z.record(nameSchema, storedTokenSchema).default({}),
  /** Issued preview links, by id; those that have expired are dropped with the next one. */
  previews: z.record(linkIdSchema, storedPreviewSchema).default({}),
  /** remote → its first publisher; remotes from before this was stored belong to the operator. */
  owners: z.record(nameSchema, z.string()).default({}),
  /** Changes that may be missing from the audit log because of a crash or a full disk; see `audit-log.ts`. */
  unlogged: z.array(auditEntrySchema),
  /** Digest of the audit log's last line before those; null if the log is empty, or older than the chain of digests. */
  auditTip: z.string().nullable().default(null),
});

export type StoredVersion = RegistryState['remotes'][string][string];
export type StoredToken = z.infer<typeof storedTokenSchema>;
export type StoredPreview = z.infer<typeof storedPreviewSchema>;
export type StoredLayout = z.infer<typeof storedLayoutSchema>;
export type StoredFlags = z.infer<typeof storedFlagsSchema>;
export type StoredChannel = z.infer<typeof storedChannelSchema>;
export type RegistryState = z.infer<typeof stateSchema>;

export const emptyState: RegistryState = {
  schema: 1,
  revision: 0,
  remotes: {},
  channels: {},
  layouts: {},
  flags: {},
  brands: {},
  lastChanges: {},
  tokens: {},
  previews: {},
  owners: {},
  unlogged: [],
  auditTip: null,
};

/** Returns the part of the state that shells see. */
export function snapshotOf(state: RegistryState): RegistrySnapshot {
  const revokedPreviews = Object.keys(state.previews).filter((id) => state.previews[id]?.isRevoked);
  return {
    revision: state.revision,
    channels: mapValues(state.channels, (remotes) => mapValues(remotes, withoutHistory)),
    versions: mapValues(state.remotes, (versions) =>
      mapValues(versions, ({ manifest, personal }) => ({ manifest, ...(personal === true && { personal }) })),
    ),
    layouts: mapValues(state.layouts, (pages) => mapValues(pages, placedLayout)),
    flags: mapValues(state.flags, ({ version, value }) => ({ version, values: value ?? {} })),
    brands: mapValues(state.brands, ({ version, value: brand }) => ({ version, brand })),
    ...(revokedPreviews.length > 0 && { revokedPreviews }),
  };
}

/** Returns a channel as shells and the audit log see it. */
export function withoutHistory({ version, canary }: StoredChannel): z.infer<typeof channelSchema> {
  return { version, canary };
}

function placedLayout({ version, value, canary }: StoredLayout): PlacedLayout {
  return { version, layout: value, canary };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
