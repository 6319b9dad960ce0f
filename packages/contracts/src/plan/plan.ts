import type { Arrangement, Region } from '../brand/layout';
import type { SlotProps } from '../fragment/fragment';
import type { OverlayLook } from '../fragment/overlay';
import type { HydratePolicy } from '../names/names';

/** The browser's side of one remote at one version. */
export interface PlanRemote {
  version: string;
  /** Global under which the container registers. */
  container: string;
  /** URL of the container's entry. */
  entry: string;
  /** Integrity of every script by URL; nothing else of this remote is loaded. */
  scripts: Readonly<Record<string, string>>;
  /** URLs of the scripts that a fragment loads besides the entry. */
  preload: Readonly<Record<string, readonly string[]>>;
  /** Fragments that can be opened over the page, by name; nothing of them is loaded before that. */
  overlays: Readonly<Record<string, PlanOverlay>>;
}

/** What is needed to open a fragment over a page that its layout does not place it on. */
export interface PlanOverlay extends OverlayLook {
  needs: readonly string[];
  /** Its stylesheets that the page does not have yet, with their integrity by URL. */
  css: Readonly<Record<string, string>>;
}

/** One slot of one page: exactly one fragment of exactly one version. */
export interface PlanSlot {
  slot: string;
  /** null for a slot that is nested in another fragment. */
  region: Region | null;
  remote: string;
  /** Empty when no channel names a version. */
  version: string;
  fragment: string;
  needs: readonly string[];
  /** Nested slots that the fragment may render. */
  nests: readonly string[];
  hydrate: HydratePolicy;
  /** What the layout gives the fragment; absent where it gives nothing. */
  props?: SlotProps;
  fallback: string;
  /** Why this slot can only show its fallback; null when it can be rendered. `reason` is a metrics label. */
  failure: { reason: string; message: string } | null;
}

/** The versions, files and slots that one request resolved to. HTML, script, CSS and hashes all come from here. */
export interface Plan {
  /**
   * `mfe-filters@1.0.0, …`, sorted, then `layout results@3` where the registry has changed the page's layout,
   * and `brand electric@2` where the brand was published: header `X-Forecourt-Plan`.
   * With the brand it names the plan.
   */
  id: string;
  brand: string;
  /** The page type whose layout this is. */
  page: string;
  arrangement: Arrangement;
  /** In document order. */
  slots: readonly PlanSlot[];
  /** What the browser loads, by remote; those that cannot be rendered are left out. */
  remotes: Readonly<Record<string, PlanRemote>>;
}
