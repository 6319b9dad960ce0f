import type { Placed } from '@forecourt/contracts';
import type { Filled } from './ad-server/ad-server';

/** Returns what events say of the ad in a placement (docs/measurement.md); undefined where there is no ad. */
export function placedAd(placement: string, filled: Filled | undefined): Placed | undefined {
  return filled && { placement, id: filled.kind === 'house' ? filled.ad.id : filled.id, sponsored: true };
}
