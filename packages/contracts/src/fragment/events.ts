import type { CloseReason } from './overlay';

/** Something in its place, as advertisers' measurement counts it: what stood where, whose it is, and whether it was paid for (R53). */
export interface Placed {
  /** The place by its name: lower-case words joined by hyphens, `organic`, `premium`, `grid-7`, `footer`. */
  placement: string;
  /** What stands there: the id of a listing, of an ad, or of a dealer. */
  id: string;
  /** The id of who sells or advertises it, where there is one. */
  owner?: string;
  /** 0-based, among what stands beside it. */
  position?: number;
  /** Of the results, from 1; the one that the address names where nobody says. */
  page?: number;
  /** Whether it was paid for; it was not where nobody says. */
  sponsored?: boolean;
}

/**
 * What fragments and host tell each other besides state and data: facts that have happened, never commands. These are the platform's;
 * whoever owns another kind of fact adds it by declaration merging.
 */
export interface BusEvents {
  /** Half of it was in view for a second (`useImpression`). The host counts it once for each search, placement and id. */
  impression: Placed;
  /** It was followed, here or to another tab (`useClick`). */
  click: Placed & { newTab?: boolean };
  /** A shopper does not want to see it any more. */
  hide: Placed;
  /** A row of several was moved on; `to` is the place, from 0, of the first one that is in view now. */
  'carousel-moved': Placed & { to: number };
  /** The search was narrowed or widened; told by the host for every intent. `by` is the intent's parameter, or its type. */
  filter: { by: string };
  /** It was kept: a listing, or a search under the placement `search`. */
  save: Placed;
  /** A shopper got in touch with the seller, and the site took it. */
  lead: Placed & { kind: 'message' | 'offer' | 'call' };
  'overlay-opened': { name: string };
  'overlay-closed': { name: string; reason: CloseReason };
  /** A fragment failed in the browser; its server HTML stayed in place. */
  'fragment-failed': { slot: string; remote: string; version: string; reason: string };
}

export type BusEventName = keyof BusEvents;
export type BusEvent = { [N in BusEventName]: { type: N; detail: BusEvents[N] } }[BusEventName];
