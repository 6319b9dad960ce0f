import { opensPlaced, placedAs } from '@forecourt/fragment-kit';
import { dealLabel, detailHref, picturesOf, shownPrice, shownTitle, type TileListing } from '@forecourt/listing';
import { Badge, cardClass, cardLinkClass, cx, formatMiles, Price, VehicleImage } from '@forecourt/ui';
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
  /** Shows the picture beside the text, for the featured vehicle. */
  wide?: boolean;
}

/** Share of a vehicle in the dealer's carousel that has to be in view for an impression (section 9). */
const carouselRatio = 0.9;

/** A small tile that links to the vehicle. */
export function Vehicle({ listing, position, sponsored, missing, wide }: VehicleProps): ReactNode {
  const { id, ownerId, mileage, pricingDetail } = listing;
  const placed = { placement: 'showcase', id, owner: ownerId, position, sponsored };
  const [picture] = picturesOf(listing);
  const href = detailHref(listing, sponsored ? 'alpha' : 'listing');
  const deal = dealLabel(pricingDetail);
  return (
    <div
      {...placedAs(placed, wide ? undefined : carouselRatio)}
      className={cx(cardClass(), styles.vehicle, wide && styles.wide)}
    >
      <VehicleImage {...picture} />
      <div className={styles.words}>
        <h3>
          <a href={href} className={cardLinkClass} {...opensPlaced}>
            {shownTitle(listing)}
          </a>
        </h3>
        <Price value={shownPrice(pricingDetail)} none="Contact for price" />
        {wide && deal !== undefined && <Badge kind={deal.kind}>{deal.text}</Badge>}
        {mileage !== undefined && <p>{formatMiles(mileage)}</p>}
        <MissingCriteria missing={missing} />
      </div>
    </div>
  );
}
