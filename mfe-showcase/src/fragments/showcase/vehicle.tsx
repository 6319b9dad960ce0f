import { placedAs } from '@forecourt/fragment-kit';
import { detailHref, type TileListing } from '@forecourt/listing';
import { stripCar, VehicleLines } from '@forecourt/listing-kit';
import { formatMiles } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { MissingCriteria } from './matching';
import styles from './showcase.module.css';

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

/** Renders a vehicle in few lines, with a link to it. */
export function Vehicle({ listing, position, sponsored, missing }: VehicleProps): ReactNode {
  const { id, ownerId, mileage } = listing;
  const placed = { placement: 'showcase', id, owner: ownerId, position, sponsored };
  const car = stripCar(listing, {
    placed,
    href: detailHref(listing, sponsored ? 'alpha' : 'listing'),
    facts: mileage === undefined ? '' : formatMiles(mileage),
    deal: undefined,
  });
  return (
    <div {...placedAs(placed, carouselRatio)} className={styles.vehicle}>
      <VehicleLines {...car} />
      <MissingCriteria missing={missing} />
    </div>
  );
}
