/** Exactly one version of every remote for one request: channels, sticky canary, signed overrides. Pure. */
import { createHash } from 'node:crypto';
import { type Brand, type Channel, moduleKey, type RegistrySnapshot } from '@forecourt/contracts';
import { own } from '@forecourt/service';

/** remote → version, instead of what the channels say. */
export type Overrides = Readonly<Record<string, string>>;

/** remote → version; undefined where no channel names one. */
export type Versions = ReadonlyMap<string, string | undefined>;

/** Share of 10,000 in which a visitor falls for one canary of one remote; the same for ever. */
export function canaryBucket(visitor: string, remote: string, version: string): number {
  return createHash('sha256').update(`${visitor}\n${remote}\n${version}`).digest().readUInt32BE(0) % 10_000;
}

/** The version a visitor gets from a channel. Without a visitor id there are no canaries. */
export function chooseVersion(remote: string, channel: Channel, visitor: string | null): string {
  const { canary } = channel;
  if (canary === null || visitor === null) return channel.version;
  return canaryBucket(visitor, remote, canary.version) < canary.percent * 100 ? canary.version : channel.version;
}

/** Whether what a brand's visitor sees depends on who it is. */
export function hasCanary(snapshot: RegistrySnapshot, brand: Brand): boolean {
  const channels = snapshot.channels[brand.id] ?? {};
  return remotesOf(brand).some((remote) => channels[remote]?.canary != null);
}

/** Every remote that stands on some page of a brand, sorted: a visitor has one version of each, whichever page it is. */
function remotesOf(brand: Brand): string[] {
  const slots = Object.values(brand.layouts).flatMap((layout) => layout.slots);
  return [...new Set(slots.map((slot) => slot.remote))].sort();
}

/** Whose versions are asked for. */
export interface Choice {
  brand: Brand;
  /** null for a visitor without an id. */
  visitor: string | null;
  overrides: Overrides;
}

/**
 * Exactly one version for every remote of the brand; undefined where no channel names one. An override to a version that the registry
 * does not know counts as none: a plan of it could be of nothing but a fallback, and its name would stay in the figures.
 */
export function chooseVersions(snapshot: RegistrySnapshot, { brand, visitor, overrides }: Choice): Versions {
  const channels = snapshot.channels[brand.id] ?? {};
  return new Map(
    remotesOf(brand).map((remote) => {
      const channel = channels[remote];
      const wanted = own(overrides, remote);
      const isKnown = wanted !== undefined && own(own(snapshot.versions, remote) ?? {}, wanted) !== undefined;
      return [remote, isKnown ? wanted : channel && chooseVersion(remote, channel, visitor)];
    }),
  );
}

/** `mfe-filters@1.0.0, …` of the versions that there are. */
export function planId(versions: Versions): string {
  return [...versions]
    .flatMap(([remote, version]) => (version === undefined ? [] : [moduleKey(remote, version)]))
    .join(', ');
}
