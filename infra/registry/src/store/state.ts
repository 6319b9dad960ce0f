import {
  channelSchema,
  integritySchema,
  keptBrandSchema,
  layoutSchema,
  nameSchema,
  type PlacedLayout,
  percentSchema,
  type RegistrySnapshot,
  versionSchema,
} from '@forecourt/contracts';
import { auditEntrySchema } from '@forecourt/contracts/registry-api';
import { tokenScopeSchema } from '@forecourt/contracts/tokens';
import * as z from 'zod';
import { keptSchema } from './kept';

/** A stored channel: what shells see, and its previous stable versions, the latest last. */
const keptChannelSchema = channelSchema.extend({ history: z.array(versionSchema) });

/** A page's stored layout: what shells see, and the previous layouts. */
const keptLayoutSchema = keptSchema(layoutSchema).extend({
  canary: z.strictObject({ version: z.int().min(1), layout: layoutSchema, percent: percentSchema }).nullable(),
});

/** The flags of a brand that differ from its own configuration. Accepts any name: the history keeps values of flags that were removed since. */
const keptFlagsSchema = keptSchema(z.record(z.string(), z.boolean()));

/** A stored token. */
const keptTokenSchema = tokenScopeSchema.extend({
  /** SHA-256 of the secret, in hexadecimal digits. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
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
      }),
    ),
  ),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, keptChannelSchema)),
  /** brand → page type → layout; only layouts that were changed. */
  layouts: z.record(nameSchema, z.record(nameSchema, keptLayoutSchema)).default({}),
  /** brand → flags; only of brands whose flags were changed. */
  flags: z.record(nameSchema, keptFlagsSchema).default({}),
  /** Brands in addition to those that come with the site. */
  brands: z.record(nameSchema, keptSchema(keptBrandSchema)).default({}),
  /** Issued tokens, by name. */
  tokens: z.record(nameSchema, keptTokenSchema).default({}),
  /** remote → its first publisher; remotes from before this was stored belong to the operator. */
  owners: z.record(nameSchema, z.string()).default({}),
  /** Changes that may be missing from the audit log because of a crash or a full disk; see `audit-log.ts`. */
  unlogged: z.array(auditEntrySchema),
  /** Digest of the audit log's last line before those; null if the log is empty, or older than the chain of digests. */
  auditTip: z.string().nullable().default(null),
});

export type KeptVersion = RegistryState['remotes'][string][string];
export type KeptToken = z.infer<typeof keptTokenSchema>;
export type KeptLayout = z.infer<typeof keptLayoutSchema>;
export type KeptFlags = z.infer<typeof keptFlagsSchema>;
export type KeptChannel = z.infer<typeof keptChannelSchema>;
export type RegistryState = z.infer<typeof stateSchema>;

export const emptyState: RegistryState = {
  schema: 1,
  revision: 0,
  remotes: {},
  channels: {},
  layouts: {},
  flags: {},
  brands: {},
  tokens: {},
  owners: {},
  unlogged: [],
  auditTip: null,
};

/** Returns the part of the state that shells see. */
export function snapshotOf(state: RegistryState): RegistrySnapshot {
  return {
    revision: state.revision,
    channels: mapValues(state.channels, (remotes) => mapValues(remotes, withoutHistory)),
    versions: mapValues(state.remotes, (versions) =>
      mapValues(versions, ({ manifest, personal }) => ({ manifest, ...(personal === true && { personal }) })),
    ),
    layouts: mapValues(state.layouts, (pages) => mapValues(pages, placedLayout)),
    flags: mapValues(state.flags, ({ version, value }) => ({ version, values: value ?? {} })),
    brands: mapValues(state.brands, ({ version, value: brand }) => ({ version, brand })),
  };
}

/** Returns a channel as shells and the audit log see it. */
export function withoutHistory({ version, canary }: KeptChannel): z.infer<typeof channelSchema> {
  return { version, canary };
}

function placedLayout({ version, value, canary }: KeptLayout): PlacedLayout {
  return { version, layout: value, canary };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
