import type { PageView } from '@forecourt/contracts';
import type { Listing, Owner } from '@forecourt/listing';
import { fixtureListing, fixtureOwners, listingAt } from '@forecourt/listing/testing';

const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

/** Returns the view of a vehicle's page: a Camry of the first dealer, and three similar vehicles. */
export function vehicleView(listing: Partial<Listing> = {}, owner: Partial<Owner> = {}): Partial<PageView> {
  const shown = fixtureListing(listing);
  const [dealer] = fixtureOwners;
  if (dealer === undefined) throw new Error('There is no owner to show.');
  return {
    page: 'vehicle',
    params: { id: shown.id },
    state: camry,
    data: {
      vehicle: { listing: shown, owner: { ...dealer, ...owner } },
      similar: { listings: [6, 12, 18].map(listingAt), owners: [...fixtureOwners] },
    },
  };
}
