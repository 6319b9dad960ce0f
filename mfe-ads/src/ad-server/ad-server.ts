import type { HouseAdContent } from '../ads';
import type { Size } from '../places';
import type { Targeting } from './targeting';

/** One placement that wants an ad. */
export interface Asked {
  placement: string;
  sizes: readonly Size[];
  targeting: Targeting;
  /** Ads that came with the page: better another one than one of them again. */
  beside: readonly string[];
  /** Where a server draws that brings its own; empty, and React's no more. */
  element: HTMLElement;
}

/** What stands in a placement now: an ad of the house, which the fragment draws, or what the server has drawn itself. */
export type Filled = { kind: 'house'; ad: HouseAdContent } | { kind: 'drawn'; id: string };

/**
 * Whoever fills placements. Every one of them keeps to `conformance.test.tsx`: what is asked for in one go goes out as one request, a
 * placement is answered for itself, `undefined` is an answer, and whoever cannot be had rejects.
 */
export interface AdServer {
  fill(asked: Asked, signal: AbortSignal): Promise<Filled | undefined>;
}
