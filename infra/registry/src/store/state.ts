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

/** A channel as the registry keeps it: what the shell sees, and the stable versions before this one, the latest last. */
const keptChannelSchema = channelSchema.extend({ history: z.array(versionSchema) });

/** A page's layout as the registry keeps it: what the shell sees, and the layouts before. */
const keptLayoutSchema = keptSchema(layoutSchema).extend({
  canary: z.strictObject({ version: z.int().min(1), layout: layoutSchema, percent: percentSchema }).nullable(),
});

/** The flags of a brand that are not as the brand itself says. Any names: a flag may go, and what was said of it stays in the history. */
const keptFlagsSchema = keptSchema(z.record(z.string(), z.boolean()));

/** A token as the registry keeps it. */
const keptTokenSchema = tokenScopeSchema.extend({
  /** SHA-256 of the secret, in hexadecimal digits. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});

/** `channels.json`: all that the registry knows besides the files themselves. */
export const stateSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  /** remote → version → what was published when. */
  remotes: z.record(
    nameSchema,
    z.record(
      versionSchema,
      z.strictObject({
        manifest: integritySchema,
        publishedAt: z.iso.datetime(),
        /** Names of its fragments; absent where the manifest could not be read. */
        fragments: z.array(nameSchema).optional(),
        /** Whether it was let bring personal sources; absent where it was published before the registry knew. */
        personal: z.boolean().optional(),
      }),
    ),
  ),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, keptChannelSchema)),
  /** brand → page type → layout; those that were never changed are not here. */
  layouts: z.record(nameSchema, z.record(nameSchema, keptLayoutSchema)).default({}),
  /** brand → flags; those that were never changed are not here. */
  flags: z.record(nameSchema, keptFlagsSchema).default({}),
  /** Brands besides those that come with the site. */
  brands: z.record(nameSchema, keptSchema(keptBrandSchema)).default({}),
  /** Tokens that were given out, by name. */
  tokens: z.record(nameSchema, keptTokenSchema).default({}),
  /** remote → who published it first; those from before this was kept are of who runs the registry. */
  owners: z.record(nameSchema, z.string()).default({}),
  /** Changes that may be missing in the audit log, because a crash or a full disk came between; see `audit-log.ts`. */
  unlogged: z.array(auditEntrySchema),
  /** Digest of the last line of the audit log before those; null where the log has none, or is from before its lines were chained. */
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

/** The part of the state that the shell sees. */
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

/** A channel as the shell and the audit log see it. */
export function withoutHistory({ version, canary }: KeptChannel): z.infer<typeof channelSchema> {
  return { version, canary };
}

function placedLayout({ version, value, canary }: KeptLayout): PlacedLayout {
  return { version, layout: value, canary };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
