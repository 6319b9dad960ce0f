/** Exactly one version of every remote for one request: channels, sticky canary, a tester's preview. Pure. */
import { type Brand, type Channel, type Layout, moduleKey, type RegistrySnapshot } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { own } from '@forecourt/service';
import { hasLayoutCanary, type Layouts, type LayoutVersion, layoutsInForce } from './layouts';
import { bucketOf } from './visitor';

/** remote → version, instead of the channel's. */
export type Overrides = Readonly<Record<string, string>>;

/** remote → version; undefined if no channel names one. */
export type Versions = ReadonlyMap<string, string | undefined>;

/** Returns the version that a visitor gets from a channel. Without a visitor id there are no canaries. */
export function chooseVersion(remote: string, channel: Channel, visitor: string | null): string {
  const { canary } = channel;
  if (canary === null || visitor === null) return channel.version;
  return bucketOf(visitor, remote, canary.version) < canary.percent * 100 ? canary.version : channel.version;
}

/** What decided on a version. */
export type Origin = 'channel' | 'canary' | 'preview';

/** Returns version and origin of each remote that has a version. */
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

/** Whether the versions or layouts of a brand differ between visitors. */
export function hasCanary(snapshot: RegistrySnapshot, brand: Brand): boolean {
  if (hasLayoutCanary(snapshot, brand)) return true;
  const channels = own(snapshot.channels, brand.id) ?? {};
  return remotesOf(layoutsInForce(snapshot, brand)).some((remote) => own(channels, remote)?.canary != null);
}

/** Returns every remote of these layouts, sorted: a visitor has one version of each, on all pages. */
function remotesOf(layouts: readonly Layout[]): string[] {
  const slots = layouts.flatMap((layout) => layout.slots);
  return [...new Set(slots.map((slot) => slot.remote))].sort();
}

/** For whom versions are chosen. */
export interface Choice {
  brand: Brand;
  /** null for a visitor without an id. */
  visitor: string | null;
  overrides: Overrides;
  /** A tester's layout of one page type. */
  layout?: Preview['layout'];
}

/**
 * Returns exactly one version for every remote of the visitor's layouts; undefined if no channel names one. An override to a version that
 * the registry does not know is ignored: its plan would be nothing but fallbacks, and its name would stay in the metrics.
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
 * Returns the id of a plan: `mfe-filters@1.0.0, …` of the chosen versions, then what differs from the site's own data: `layout results@3`,
 * and the data of a published brand, `brand electric@2`.
 */
export function planId(
  brand: Pick<Brand, 'id'>,
  versions: Versions,
  page: { type: string; version: LayoutVersion; brandVersion: number },
): string {
  return [
    ...[...versions].flatMap(([remote, version]) => (version === undefined ? [] : [moduleKey(remote, version)])),
    ...(page.version === 0 ? [] : [`layout ${page.type}@${page.version}`]),
    ...(page.brandVersion === 0 ? [] : [`brand ${brand.id}@${page.brandVersion}`]),
  ].join(', ');
}
