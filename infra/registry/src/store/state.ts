import { channelSchema, integritySchema, nameSchema, type RegistrySnapshot, versionSchema } from '@forecourt/contracts';
import { auditEntrySchema } from '@forecourt/contracts/registry-api';
import * as z from 'zod';

/** A channel as the registry keeps it: what the shell sees, and the stable versions before this one, the latest last. */
const keptChannelSchema = channelSchema.extend({ history: z.array(versionSchema) });

/** `channels.json`: all that the registry knows besides the files themselves. */
export const stateSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  /** remote → version → what was published when. */
  remotes: z.record(
    nameSchema,
    z.record(versionSchema, z.strictObject({ manifest: integritySchema, publishedAt: z.iso.datetime() })),
  ),
  /** brand → remote → channel. */
  channels: z.record(nameSchema, z.record(nameSchema, keptChannelSchema)),
  /** Changes that may be missing in the audit log, because a crash or a full disk came between; see `audit-log.ts`. */
  unlogged: z.array(auditEntrySchema),
  /** Digest of the last line of the audit log before those; null where the log has none, or is from before its lines were chained. */
  auditTip: z.string().nullable().default(null),
});

export type KeptChannel = z.infer<typeof keptChannelSchema>;
export type RegistryState = z.infer<typeof stateSchema>;

export const emptyState: RegistryState = {
  schema: 1,
  revision: 0,
  remotes: {},
  channels: {},
  unlogged: [],
  auditTip: null,
};

/** The part of the state that the shell sees. */
export function snapshotOf(state: RegistryState): RegistrySnapshot {
  return {
    revision: state.revision,
    channels: mapValues(state.channels, (remotes) => mapValues(remotes, withoutHistory)),
    versions: mapValues(state.remotes, (versions) => mapValues(versions, ({ manifest }) => ({ manifest }))),
  };
}

/** A channel as the shell and the audit log see it. */
export function withoutHistory({ version, canary }: KeptChannel): z.infer<typeof channelSchema> {
  return { version, canary };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
