import type { CloseReason } from './overlay';

/** An item in its place, as advertisers' measurement counts it: what was where, who owns it, and whether it was paid for (R53). */
export interface Placed {
  /** Name of the place, lower-case words joined by hyphens: `organic`, `premium`, `grid-7`, `footer`. */
  placement: string;
  /** Id of the listing, ad or dealer in this place. */
  id: string;
  /** Id of its seller or advertiser, if there is one. */
  owner?: string;
  /** Position among the items of the place, from 0. */
  position?: number;
  /** Page of the results, from 1; when absent, the page in the URL. */
  page?: number;
  /** Whether it was paid for; when absent, it was not. */
  sponsored?: boolean;
}

/**
 * Events between fragments and host, besides state and data: facts that have happened, never commands. These
 * are the platform's; the owner of another kind of fact adds it by declaration merging.
 */
export interface BusEvents {
  /** Half of the item was in view for a second (`placedAs`). The host counts it once for each search, placement and id. */
  impression: Placed;
  /** The item's link was followed, in this tab or a new one (`opensPlaced`). */
  click: Placed & { newTab?: boolean };
  /** A shopper asked to hide the item. */
  hide: Placed;
  /** A carousel was moved; `to` is the position, from 0, of the first item in view now. */
  'carousel-moved': Placed & { to: number };
  /** The search was narrowed or widened; the host emits it for every intent. `by` is the intent's parameter, or its type. */
  filter: { by: string };
  /** A shopper looks at an item's own page. */
  view: Placed;
  /** An item was saved: a listing, or a search under the placement `search`. */
  save: Placed;
  /** A shopper contacted the seller, and the site accepted the message. */
  lead: Placed & { kind: 'message' | 'offer' | 'call' };
  'overlay-opened': { name: string };
  'overlay-closed': { name: string; reason: CloseReason };
  /** A fragment failed in the browser; its server HTML stayed in place. */
  'fragment-failed': { slot: string; remote: string; version: string; reason: string };
}

export type BusEventName = keyof BusEvents;
export type BusEvent = { [N in BusEventName]: { type: N; detail: BusEvents[N] } }[BusEventName];
