import { opensPlaced, placedAs } from '@forecourt/fragment-kit';
import { detailHref, picturesOf, shownPrice, shownTitle, type TileListing } from '@forecourt/listing';
import { cardLinkClass, formatMiles, Price, VehicleImage } from '@forecourt/ui';
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

/** Renders a small tile that links to the vehicle. */
export function Vehicle({ listing, position, sponsored, missing }: VehicleProps): ReactNode {
  const { id, ownerId, mileage, pricingDetail } = listing;
  const placed = { placement: 'showcase', id, owner: ownerId, position, sponsored };
  const [picture] = picturesOf(listing);
  const href = detailHref(listing, sponsored ? 'alpha' : 'listing');
  return (
    <div {...placedAs(placed, carouselRatio)} className={styles.vehicle}>
      <VehicleImage {...picture} />
      <div className={styles.words}>
        <h3>
          <a href={href} className={cardLinkClass} {...opensPlaced}>
            {shownTitle(listing)}
          </a>
        </h3>
        <Price value={shownPrice(pricingDetail)} none="Contact for price" />
        {mileage !== undefined && <p>{formatMiles(mileage)}</p>}
        <MissingCriteria missing={missing} />
      </div>
    </div>
  );
}
