import type { CloseReason } from './overlay';

/**
 * What fragments and host tell each other besides state and data: facts that have happened, never commands. These are the platform's;
 * whoever owns another kind of fact adds it by declaration merging.
 */
export interface BusEvents {
  impression: { placement: string; id: string };
  'overlay-opened': { name: string };
  'overlay-closed': { name: string; reason: CloseReason };
  /** A fragment failed in the browser; its server HTML stayed in place. */
  'fragment-failed': { slot: string; remote: string; version: string; reason: string };
}

export type BusEventName = keyof BusEvents;
export type BusEvent = { [N in BusEventName]: { type: N; detail: BusEvents[N] } }[BusEventName];
