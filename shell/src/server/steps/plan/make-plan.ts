/** Step 3: a page's slots, each with one fragment of one exact version, and all the files of that. Pure. */
import {
  type Brand,
  keysOf,
  type Layout,
  type Manifest,
  moduleKey,
  type Plan,
  type PlanOverlay,
  type PlanRemote,
  type PlanSlot,
  type SlotAssignment,
} from '@forecourt/contracts';
import type { Release } from '../../registry/releases';
import { planId, type Versions } from './versions';

/** A page's layout. */
export interface PageLayout {
  /** Name of the page type. */
  type: string;
  /** See `Layouts`. */
  version: number;
  /** Of the brand's data; 0 for a brand that comes with the site. */
  brandVersion: number;
  layout: Layout;
  /** Only fragments that can be opened over a page will do, see `overlay` of their manifest. */
  isOverlay?: boolean;
}

type ReleaseOf = (remote: string, version: string) => Release | undefined;

/** The plan for a page of a brand and one version of each of its remotes. What is not there becomes a slot with a `failure`, never an error. */
export function makePlan(brand: Brand, page: PageLayout, versions: Versions, releaseOf: ReleaseOf): Plan {
  const { arrangement, slots: assignments } = page.layout;
  const slots = assignments.map((assignment): PlanSlot => {
    const { slot, remote, fragment, region, hydrate, props } = assignment;
    const version = versions.get(remote);
    const release = version === undefined ? undefined : releaseOf(remote, version);
    const named = release?.manifest?.fragments[fragment];
    const offered = page.isOverlay === true && named?.overlay === undefined ? undefined : named;
    return {
      slot,
      region,
      remote,
      version: version ?? '',
      fragment,
      needs: release?.manifest && offered ? keysOf(release.manifest, offered.needs) : [],
      nests: offered?.slots ?? [],
      hydrate: (offered && hydrate) ?? offered?.hydrate ?? 'never',
      ...(props !== undefined && { props }),
      fallback: offered?.fallback ?? '',
      failure: whyNot(assignment, version, release, offered !== undefined, brand),
    };
  });
  const remotes: Record<string, PlanRemote> = {};
  for (const [remote, version] of versions) {
    const release = version === undefined ? undefined : releaseOf(remote, version);
    if (release?.manifest != null && release.failure === null) remotes[remote] = browserSide(release.manifest, slots);
  }
  return { id: planId(brand, versions, page), brand: brand.id, page: page.type, arrangement, slots, remotes };
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
  const known = filesForBrowsers.get(manifest) ?? filesOf(manifest);
  filesForBrowsers.set(manifest, known);
  return { ...known, overlays: overlaysOf(manifest, slots) };
}

/** Kept once for all plans of a version: plans are remembered for long, and most of what two of them say is the same. */
const filesForBrowsers = new WeakMap<Manifest, Omit<PlanRemote, 'overlays'>>();

function filesOf(manifest: Manifest): Omit<PlanRemote, 'overlays'> {
  const url = (path: string) => remoteUrl(manifest.name, manifest.version, path);
  const fragments = Object.entries(manifest.fragments);
  const scripts = Object.entries(manifest.files).filter(([path]) => path.endsWith('.js') && path !== manifest.server);
  return {
    version: manifest.version,
    container: manifest.container,
    entry: url(manifest.entry),
    scripts: Object.fromEntries(scripts.map(([path, { integrity }]) => [url(path), integrity])),
    preload: Object.fromEntries(fragments.map(([name, fragment]) => [name, fragment.js.map(url)])),
  };
}

/** A remote's overlays, with the stylesheets that none of its slots brings to the page already. */
function overlaysOf(manifest: Manifest, slots: readonly PlanSlot[]) {
  const { name: remote, version, fragments, files } = manifest;
  const placed = slots.filter((slot) => slot.remote === remote).flatMap((slot) => fragments[slot.fragment]?.css ?? []);
  return Object.fromEntries(
    Object.entries(fragments).flatMap(([name, { overlay, needs, css }]): [string, PlanOverlay][] => {
      if (overlay === undefined) return [];
      const own = css.filter((path) => !placed.includes(path));
      const integrity = own.map((path) => [remoteUrl(remote, version, path), files[path]?.integrity ?? '']);
      return [[name, { ...overlay, needs: keysOf(manifest, needs), css: Object.fromEntries(integrity) }]];
    }),
  );
}
