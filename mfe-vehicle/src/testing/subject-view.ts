import type { PageView } from '@forecourt/contracts';
import type { Listing, Owner } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';

/** Returns the view of a results page under an overlay about a vehicle. */
export function subjectView(listing: Partial<Listing> = {}, owner: Partial<Owner> = {}): Partial<PageView> {
  return { data: { subject: vehicleView(listing, owner).data?.vehicle } };
}
