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
  sourcesOf,
} from '@forecourt/contracts';
import { siteRules } from '@forecourt/site';
import type { Release } from '../../registry/releases';
import type { LayoutVersion } from './layouts';
import { planId, type Versions } from './versions';

/** A page's layout. */
export interface PageLayout {
  /** Name of the page type. */
  type: string;
  /** Number of the layout, see `Layouts`. */
  version: LayoutVersion;
  /** Version of the brand's data; 0 for a brand that comes with the site. */
  brandVersion: number;
  layout: Layout;
  /** Whether only fragments with `overlay` in their manifest may be used. */
  isOverlay?: boolean;
}

type ReleaseOf = (remote: string, version: string) => Release | undefined;

/**
 * Returns the plan for a page of a brand and one version of each of its remotes. What is missing becomes a slot with a `failure`, never
 * an error.
 */
export function makePlan(brand: Brand, page: PageLayout, versions: Versions, releaseOf: ReleaseOf): Plan {
  const { arrangement, slots: assignments } = page.layout;
  const slots = assignments.map((assignment): PlanSlot => {
    const version = versions.get(assignment.remote);
    const release = version === undefined ? undefined : releaseOf(assignment.remote, version);
    const named = release?.manifest?.fragments[assignment.fragment];
    const isOffered = named !== undefined && (page.isOverlay !== true || named.overlay !== undefined);
    if (isOffered && release?.manifest != null) {
      const slot = filled(assignment, release.manifest);
      return release.failure === null ? slot : { ...slot, failure: release.failure };
    }
    const { slot, region, remote, fragment, props } = assignment;
    return {
      ...{ slot, region, remote, version: version ?? '', fragment, needs: [], reads: [], nests: [], hydrate: 'never' },
      ...(props !== undefined && { props }),
      ...{ fallback: '', failure: whyNot(assignment, version, release, brand) },
    };
  });
  const remotes: Record<string, PlanRemote> = {};
  for (const [remote, version] of versions) {
    const release = version === undefined ? undefined : releaseOf(remote, version);
    if (release?.manifest != null && release.failure === null)
      remotes[remote] = browserSide(page.layout, release.manifest);
  }
  return { id: planId(brand, versions, page), brand: brand.id, page: page.type, arrangement, slots, remotes };
}

function whyNot(
  { remote, fragment }: SlotAssignment,
  version: string | undefined,
  release: Release | undefined,
  brand: Brand,
): PlanSlot['failure'] {
  if (version === undefined)
    return { reason: 'unresolved', message: `no version of ${remote} is promoted for the brand ${brand.id}` };
  if (release === undefined) return { reason: 'unresolved', message: `${moduleKey(remote, version)} is not known` };
  if (release.failure !== null) return release.failure;
  return { reason: 'unresolved', message: `${release.key} offers no fragment "${fragment}"` };
}

/** Plans are remembered for long, and most of their contents are the same: equal parts are stored once, for as long as their inputs live. */
function once<A extends object, B extends object, T>(make: (one: A, other: B) => T): (one: A, other: B) => T {
  const made = new WeakMap<A, WeakMap<B, T>>();
  return (one, other) => {
    const of = made.get(one) ?? new WeakMap<B, T>();
    made.set(one, of);
    const before = of.get(other);
    if (before !== undefined) return before;
    const now = make(one, other);
    of.set(other, now);
    return now;
  };
}

/** Returns a slot with a fragment that its version offers. */
const filled = once(
  ({ slot, remote, fragment, region, hydrate, props }: SlotAssignment, manifest: Manifest): PlanSlot => {
    const offered = manifest.fragments[fragment]!;
    const reads = keysOf(manifest, offered.needs, siteRules);
    return {
      ...{ slot, region, remote, version: manifest.version, fragment },
      ...{ needs: sourcesOf(reads), reads },
      nests: offered.slots,
      hydrate: hydrate ?? offered.hydrate,
      ...(props !== undefined && { props }),
      fallback: offered.fallback,
      failure: null,
    };
  },
);

/** Returns the URL of a remote's file for browsers; the shell serves it from its verified copy. */
export function remoteUrl(remote: string, version: string, path: string): string {
  return `/_shell/remotes/${remote}/${version}/${path}`;
}

const browserSide = once((layout: Layout, manifest: Manifest): PlanRemote => {
  const known = filesForBrowsers.get(manifest) ?? filesOf(manifest);
  filesForBrowsers.set(manifest, known);
  return { ...known, overlays: overlaysOf(manifest, layout.slots) };
});

/** The same for all layouts. */
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

/** Returns a remote's overlays, with the stylesheets that none of its slots brings to the page already. */
function overlaysOf(manifest: Manifest, slots: readonly SlotAssignment[]) {
  const { name: remote, version, fragments, files } = manifest;
  const placed = slots.filter((slot) => slot.remote === remote).flatMap((slot) => fragments[slot.fragment]?.css ?? []);
  return Object.fromEntries(
    Object.entries(fragments).flatMap(([name, { overlay, needs, css }]): [string, PlanOverlay][] => {
      if (overlay === undefined) return [];
      const own = css.filter((path) => !placed.includes(path));
      const integrity = own.map((path) => [remoteUrl(remote, version, path), files[path]?.integrity ?? '']);
      // Browsers have whole sources, which all fragments of the page share.
      const sources = sourcesOf(keysOf(manifest, needs, siteRules));
      return [[name, { ...overlay, needs: sources, css: Object.fromEntries(integrity) }]];
    }),
  );
}
