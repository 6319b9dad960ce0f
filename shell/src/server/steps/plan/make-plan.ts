/** Step 3: which version of every remote one request gets, and with it all its files. Pure. */
import { createHash } from 'node:crypto';
import {
  type Brand,
  type Channel,
  type Manifest,
  moduleKey,
  type Plan,
  type PlanOverlay,
  type PlanRemote,
  type PlanSlot,
  type RegistrySnapshot,
  type SlotAssignment,
} from '@forecourt/contracts';
import type { Release, ReleaseSet } from '../../registry/releases';

/** remote → version, instead of what the channels say. */
export type Overrides = Readonly<Record<string, string>>;

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
  return brand.slots.some((slot) => channels[slot.remote]?.canary != null);
}

export interface PlanRequest {
  brand: Brand;
  visitor: string | null;
  overrides: Overrides;
}

/** Exactly one version for every remote of the brand's layout; undefined where no channel names one. */
export function chooseVersions(
  snapshot: RegistrySnapshot,
  { brand, visitor, overrides }: PlanRequest,
): Map<string, string | undefined> {
  const channels = snapshot.channels[brand.id] ?? {};
  const remotes = [...new Set(brand.slots.map((slot) => slot.remote))].sort();
  return new Map(
    remotes.map((remote) => {
      const channel = channels[remote];
      return [remote, overrides[remote] ?? (channel && chooseVersion(remote, channel, visitor))];
    }),
  );
}

/** A name of a source that `remote` brings, and `holder` has. */
export type SourceTaken = (taken: { source: string; remote: string; holder: string }) => void;

/** Plans are few, requests are many: one is made for each brand and choice of versions, and used until the releases change. */
export class Planner {
  private made = new Map<string, Plan>();
  private madeFrom: ReleaseSet | null = null;

  /** @param onTaken told once for each plan of a source that two of its remotes bring */
  constructor(private readonly onTaken?: SourceTaken) {}

  resolve(set: ReleaseSet, request: PlanRequest): Plan {
    if (set !== this.madeFrom) {
      this.made = new Map();
      this.madeFrom = set;
    }
    const versions = chooseVersions(set.snapshot, request);
    const key = `${request.brand.id}\n${planId(versions)}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const plan = makePlan(request.brand, versions, (remote, version) => set.releases.get(moduleKey(remote, version)));
    this.made.set(key, plan);
    broughtSources(plan, set, this.onTaken);
    return plan;
  }
}

function planId(versions: ReadonlyMap<string, string | undefined>): string {
  return [...versions]
    .flatMap(([remote, version]) => (version === undefined ? [] : [moduleKey(remote, version)]))
    .join(', ');
}

type ReleaseOf = (remote: string, version: string) => Release | undefined;

/** The plan for a brand and one version of each of its remotes. What is not there becomes a slot with a `failure`, never an error. */
export function makePlan(brand: Brand, versions: ReadonlyMap<string, string | undefined>, releaseOf: ReleaseOf): Plan {
  const slots = brand.slots.map((assignment): PlanSlot => {
    const { slot, remote, fragment, region } = assignment;
    const version = versions.get(remote);
    const release = version === undefined ? undefined : releaseOf(remote, version);
    const offered = release?.manifest?.fragments[fragment];
    return {
      slot,
      region,
      remote,
      version: version ?? '',
      fragment,
      needs: offered?.needs ?? [],
      hydrate: offered?.hydrate ?? 'never',
      fallback: offered?.fallback ?? '',
      failure: whyNot(assignment, version, release, offered !== undefined, brand),
    };
  });
  const remotes: Record<string, PlanRemote> = {};
  for (const [remote, version] of versions) {
    const release = version === undefined ? undefined : releaseOf(remote, version);
    if (release?.manifest != null && release.failure === null) remotes[remote] = browserSide(release.manifest, slots);
  }
  return { id: planId(versions), brand: brand.id, slots, remotes };
}

function whyNot(
  { remote, fragment }: SlotAssignment,
  version: string | undefined,
  release: Release | undefined,
  offered: boolean,
  brand: Brand,
): PlanSlot['failure'] {
  if (version === undefined)
    return { reason: 'unresolved', message: `no version of ${remote} is promoted for the brand ${brand.id}` };
  if (release === undefined) return { reason: 'unresolved', message: `${moduleKey(remote, version)} is not known` };
  if (release.failure !== null) return release.failure;
  return offered ? null : { reason: 'unresolved', message: `${release.key} offers no fragment "${fragment}"` };
}

/** Where a remote's file is served to browsers: by the shell, from its verified copy. */
export function remoteUrl(remote: string, version: string, path: string): string {
  return `/_shell/remotes/${remote}/${version}/${path}`;
}

function browserSide(manifest: Manifest, slots: readonly PlanSlot[]): PlanRemote {
  const url = (path: string) => remoteUrl(manifest.name, manifest.version, path);
  const fragments = Object.entries(manifest.fragments);
  const scripts = Object.entries(manifest.files).filter(([path]) => path.endsWith('.js') && path !== manifest.server);
  return {
    version: manifest.version,
    container: manifest.container,
    entry: url(manifest.entry),
    scripts: Object.fromEntries(scripts.map(([path, { integrity }]) => [url(path), integrity])),
    preload: Object.fromEntries(fragments.map(([name, fragment]) => [name, fragment.js.map(url)])),
    overlays: overlaysOf(manifest, slots),
  };
}

/** A remote's overlays, with the stylesheets that none of its slots brings to the page already. */
function overlaysOf({ name: remote, version, fragments, files }: Manifest, slots: readonly PlanSlot[]) {
  const placed = slots.filter((slot) => slot.remote === remote).flatMap((slot) => fragments[slot.fragment]?.css ?? []);
  return Object.fromEntries(
    Object.entries(fragments).flatMap(([name, { overlay, needs, css }]): [string, PlanOverlay][] => {
      if (overlay === undefined) return [];
      const own = css.filter((path) => !placed.includes(path));
      const integrity = own.map((path) => [remoteUrl(remote, version, path), files[path]?.integrity ?? '']);
      return [[name, { ...overlay, needs, css: Object.fromEntries(integrity) }]];
    }),
  );
}

/**
 * Sources that the plan's remotes bring along in their manifests. Where two bring the same name, the first remote in the order of
 * their names has it.
 * @param onTaken told of a remote that brings a name that another one has already
 */
export function broughtSources(plan: Plan, set: ReleaseSet, onTaken?: SourceTaken): Manifest['sources'] {
  const holders = new Map<string, string>();
  const sources: Manifest['sources'] = {};
  for (const remote of Object.keys(plan.remotes).sort()) {
    const manifest = set.releases.get(moduleKey(remote, plan.remotes[remote]?.version ?? ''))?.manifest;
    for (const [source, definition] of Object.entries(manifest?.sources ?? {})) {
      const holder = holders.get(source);
      if (holder === undefined) {
        holders.set(source, remote);
        sources[source] = definition;
      } else onTaken?.({ source, remote, holder });
    }
  }
  return sources;
}
