import type { Arrangement, Region } from '../brand/layout';
import type { SlotProps } from '../fragment/fragment';
import type { OverlayLook } from '../fragment/overlay';
import type { HydratePolicy } from '../names/names';

/** The files of one version of a remote that browsers load. */
export interface PlanRemote {
  version: string;
  /** Global under which the container registers. */
  container: string;
  /** URL of the container's entry. */
  entry: string;
  /** Integrity of every script by URL; no other script of this remote is loaded. */
  scripts: Readonly<Record<string, string>>;
  /** URLs of the scripts that a fragment loads besides the entry. */
  preload: Readonly<Record<string, readonly string[]>>;
  /** Fragments that can be opened over the page, by name; their files are not loaded before that. */
  overlays: Readonly<Record<string, PlanOverlay>>;
}

/** Data and stylesheets for a fragment that can be opened over a page whose layout does not place it. */
export interface PlanOverlay extends OverlayLook {
  needs: readonly string[];
  /** Its stylesheets that the page lacks: integrity by URL. */
  css: Readonly<Record<string, string>>;
}

/** One slot of one page: exactly one fragment of exactly one version. */
export interface PlanSlot {
  slot: string;
  /** null if the slot is nested in another fragment. */
  region: Region | null;
  remote: string;
  /** Empty if no channel names a version. */
  version: string;
  fragment: string;
  /** Sources whose data it waits for. */
  needs: readonly string[];
  /** Sources and parts of sources that its fragment receives. */
  reads: readonly string[];
  /** Nested slots that the fragment may render. */
  nests: readonly string[];
  hydrate: HydratePolicy;
  /** Props that the layout gives the fragment; absent if it gives none. */
  props?: SlotProps;
  fallback: string;
  /** Why this slot can show only its fallback; null if it can be rendered. `reason` is a metrics label. */
  failure: { reason: string; message: string } | null;
}

/** Versions, files and slots that one request resolved to. HTML, scripts, CSS and hashes are all taken from here. */
export interface Plan {
  /**
   * Names the plan, together with the brand: `mfe-filters@1.0.0, …`, sorted, then `layout results@3` if the registry has changed
   * the page's layout, and `brand electric@2` if the brand was published. Sent as header `X-Forecourt-Plan`.
   */
  id: string;
  brand: string;
  /** Page type that the layout belongs to. */
  page: string;
  arrangement: Arrangement;
  /** Slots in document order. */
  slots: readonly PlanSlot[];
  /** The files that browsers load, by remote; remotes that cannot be rendered are left out. */
  remotes: Readonly<Record<string, PlanRemote>>;
}
