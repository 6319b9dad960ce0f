import { placedAs } from '@forecourt/fragment-kit';
import { detailHref, type TileListing } from '@forecourt/listing';
import { stripCar, VehicleLines } from '@forecourt/listing-kit';
import { formatMiles } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { MissingCriteria } from './matching';

export interface VehicleProps {
  listing: TileListing;
  /** 0-based position in the showcase. */
  position: number;
  /** Whether the dealer pays for it. */
  sponsored: boolean;
  /** Parameters of the search that it does not satisfy. */
  missing: readonly string[];
}

/** Share of a vehicle in the dealer's carousel that has to be in view for an impression (section 9). */
const carouselRatio = 0.9;

type PlacedVehicle = Pick<VehicleProps, 'listing' | 'position' | 'sponsored'>;

const placeOf = ({ listing: { id, ownerId }, position, sponsored }: PlacedVehicle) => ({
  ...{ placement: 'showcase', id, owner: ownerId, position, sponsored },
});

/** Returns the attributes that measure a vehicle, for the element around its lines. */
export const placedVehicle = (vehicle: PlacedVehicle | undefined) =>
  placedAs(vehicle && placeOf(vehicle), carouselRatio);

/** Renders a vehicle in few lines, with a link to it. */
export function Vehicle({ listing, position, sponsored, missing }: VehicleProps): ReactNode {
  const { mileage } = listing;
  const car = stripCar(listing, {
    placed: placeOf({ listing, position, sponsored }),
    href: detailHref(listing, sponsored ? 'alpha' : 'listing'),
    facts: mileage === undefined ? '' : formatMiles(mileage),
    deal: undefined,
  });
  return (
    <>
      <VehicleLines {...car} />
      <MissingCriteria missing={missing} />
    </>
  );
}
