import type { HydratePolicy } from './names';

/** A file of a remote as the browser asks for it. */
export interface PlanFile {
  url: string;
  integrity: string;
}

/** One slot of one page: exactly one fragment of exactly one version. */
export interface PlanSlot {
  slot: string;
  /** The slot whose fragment renders this one; null for a slot of the brand's layout. */
  parent: string | null;
  remote: string;
  version: string;
  fragment: string;
  needs: readonly string[];
  hydrate: HydratePolicy;
  fallback: string;
}

/** The versions, files and slots that one request resolved to. HTML, script, CSS and hashes all come from here. */
export interface Plan {
  /** `mfe-filters@1.0.0, …`, sorted: header `X-Forecourt-Plan` and cache key. */
  id: string;
  brand: string;
  /** In document order, a parent before its nested slots. */
  slots: readonly PlanSlot[];
  /** Slots of the layout that resolved to nothing, with the reason; shown as `data-outcome="fallback"`. */
  unresolved: readonly { slot: string; remote: string; reason: string }[];
}
