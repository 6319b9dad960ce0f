/** Exactly one version of every remote for one request: channels, sticky canary, a tester's preview. Pure. */
import { type Brand, type Channel, type Layout, moduleKey, type RegistrySnapshot } from '@forecourt/contracts';
import { own } from '@forecourt/service';
import { hasLayoutCanary, type Layouts, layoutsInForce } from './layouts';
import { bucketOf } from './visitor';

/** remote → version, instead of what the channels say. */
export type Overrides = Readonly<Record<string, string>>;

/** remote → version; undefined where no channel names one. */
export type Versions = ReadonlyMap<string, string | undefined>;

/** The version a visitor gets from a channel. Without a visitor id there are no canaries. */
export function chooseVersion(remote: string, channel: Channel, visitor: string | null): string {
  const { canary } = channel;
  if (canary === null || visitor === null) return channel.version;
  return bucketOf(visitor, remote, canary.version) < canary.percent * 100 ? canary.version : channel.version;
}

/** What decided on a version. */
export type Origin = 'channel' | 'canary' | 'preview';

/** What decided on each remote's version, for those that have one. */
export function originsOf(
  snapshot: RegistrySnapshot,
  { brand, overrides }: Pick<Choice, 'brand' | 'overrides'>,
  versions: Versions,
): ReadonlyMap<string, { version: string; from: Origin }> {
  const channels = own(snapshot.channels, brand.id) ?? {};
  return new Map(
    [...versions].flatMap(([remote, version]) => {
      if (version === undefined) return [];
      const isCanary = own(channels, remote)?.canary?.version === version;
      const from = own(overrides, remote) === version ? 'preview' : isCanary ? 'canary' : 'channel';
      return [[remote, { version, from }] as const];
    }),
  );
}

/** Whether what a brand's visitor sees depends on who it is. */
export function hasCanary(snapshot: RegistrySnapshot, brand: Brand): boolean {
  if (hasLayoutCanary(snapshot, brand)) return true;
  const channels = own(snapshot.channels, brand.id) ?? {};
  return remotesOf(layoutsInForce(snapshot, brand)).some((remote) => own(channels, remote)?.canary != null);
}

/** Every remote that stands on some of these pages, sorted: a visitor has one version of each, whichever page it is. */
function remotesOf(layouts: readonly Layout[]): string[] {
  const slots = layouts.flatMap((layout) => layout.slots);
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
 * Exactly one version for every remote of the visitor's layouts; undefined where no channel names one. An override to a version that the registry
 * does not know counts as none: a plan of it could be of nothing but a fallback, and its name would stay in the figures.
 */
export function chooseVersions(
  snapshot: RegistrySnapshot,
  { brand, visitor, overrides }: Choice,
  layouts: Layouts,
): Versions {
  const channels = own(snapshot.channels, brand.id) ?? {};
  return new Map(
    remotesOf([...layouts.values()].map(({ layout }) => layout)).map((remote) => {
      const channel = own(channels, remote);
      const wanted = own(overrides, remote);
      const isKnown = wanted !== undefined && own(own(snapshot.versions, remote) ?? {}, wanted) !== undefined;
      return [remote, isKnown ? wanted : channel && chooseVersion(remote, channel, visitor)];
    }),
  );
}

/**
 * `mfe-filters@1.0.0, …` of the versions that there are, then what is not as it came with the site: `layout results@3`, and the data of a
 * published brand, `brand electric@2`.
 */
export function planId(
  brand: Pick<Brand, 'id'>,
  versions: Versions,
  page: { type: string; version: number; brandVersion: number },
): string {
  return [
    ...[...versions].flatMap(([remote, version]) => (version === undefined ? [] : [moduleKey(remote, version)])),
    ...(page.version === 0 ? [] : [`layout ${page.type}@${page.version}`]),
    ...(page.brandVersion === 0 ? [] : [`brand ${brand.id}@${page.brandVersion}`]),
  ].join(', ');
}
