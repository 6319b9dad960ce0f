import type { Intent } from '@forecourt/search-state';

/** What fragments and host tell each other besides state and data: facts that have happened, never commands. */
export interface BusEvents {
  /** A search was stored, here or by another fragment. */
  'search-saved': { title: string };
  'alerts-subscribed': { email: boolean };
  'showcase-hidden': { ownerId: string };
  'listing-clicked': { listingId: string; placement: string; position: number };
  impression: { placement: string; id: string };
  'overlay-opened': { name: string };
  'overlay-closed': { name: string };
  /** An intent was taken; analytics listen. */
  intent: { intent: Intent };
  /** A fragment failed in the browser; its server HTML stayed in place. */
  'fragment-failed': { slot: string; remote: string; version: string; reason: string };
}

export type BusEventName = keyof BusEvents;
export type BusEvent = { [N in BusEventName]: { type: N; detail: BusEvents[N] } }[BusEventName];
