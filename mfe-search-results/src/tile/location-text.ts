import type { TileOwner } from '@forecourt/listing';
import { distanceText } from '@forecourt/listing-kit';

/** Returns the vehicle's location as far as it is known: `Evanston, IL, 36 mi away`; empty if nothing is known. */
export function locationText({ location: { address }, distanceFromSearch }: TileOwner): string {
  const far = distanceFromSearch === undefined ? '' : distanceText(distanceFromSearch);
  return [address.city, address.state, far].filter(Boolean).join(', ');
}
