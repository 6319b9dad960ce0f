import type { HouseAdContent } from '../ads';
import type { Size } from '../places';
import type { Targeting } from './targeting';

/** A request for one placement's ad. */
export interface AdRequest {
  placement: string;
  sizes: readonly Size[];
  targeting: Targeting;
  /** Ads that came with the page, not to be repeated if there is another one. */
  beside: readonly string[];
  /** Element for servers that draw themselves; empty, and no longer managed by React. */
  element: HTMLElement;
}

/** A filled placement: a house ad, which the fragment draws, or an ad that the server has drawn itself. */
export type Filled = { kind: 'house'; ad: HouseAdContent } | { kind: 'drawn'; id: string };

/**
 * Fills placements. Every implementation passes `conformance.test.tsx`: requests of one turn are sent as one, each
 * placement gets its own answer, `undefined` is an answer, and an unreachable server rejects.
 */
export interface AdServer {
  fill(request: AdRequest, signal: AbortSignal): Promise<Filled | undefined>;
}
