import { useSource } from '@forecourt/fragment-kit';
import { addressText, websiteHref } from '@forecourt/listing';
import { CallLink, DealerDifferenceLink, distanceText } from '@forecourt/listing-kit';
import { Badge, cx, Rating, withIcon } from '@forecourt/ui';
import { photoUrl, wholePhoto } from '@forecourt/ui/vehicle';
import { type ReactNode, useId } from 'react';
import { Terms } from '../../terms';
import { hoursOf } from './opening-hours';
import styles from './seller.module.css';

/** Renders the seller's name, address, hours and ways to contact them. A private seller is shown without a name. */
export function Seller(): ReactNode {
  const headingId = useId();
  const vehicle = useSource('vehicle');
  if (vehicle === undefined) return null;
  const { listing, owner } = vehicle;
  const { rating, distanceFromSearch, dealerDiff, logo } = owner;
  const address = addressText(owner);
  const phone = listing.phone ?? owner.phone;
  const website = websiteHref(owner);
  return (
    <section aria-labelledby={headingId} className={cx('fc-beside', styles.seller)}>
      <h2 id={headingId}>{owner.privateSeller ? 'Private Seller' : owner.name}</h2>
      {logo !== undefined && (
        <img src={photoUrl(logo, wholePhoto)} alt="" loading="lazy" decoding="async" className={styles.logo} />
      )}
      {owner.privateSeller && (
        <p>
          <Badge>Sold by its owner</Badge>
        </p>
      )}
      {dealerDiff !== undefined && <DealerDifferenceLink {...dealerDiff} dealer={owner.name} />}
      {rating !== undefined && rating.count > 0 && <Rating value={rating.value} count={rating.count} />}
      {address !== '' && <p {...withIcon('location')}>{address}</p>}
      {distanceFromSearch !== undefined && <p>{distanceText(distanceFromSearch)}</p>}
      {phone !== undefined && (
        <p {...withIcon('phone')}>
          <CallLink {...{ listing, phone }}>{phone}</CallLink>
        </p>
      )}
      <Terms rows={hoursOf(owner.openingHours ?? [])} label="Opening hours" className={styles.hours} />
      {website !== undefined && (
        <p>
          <a href={website} rel="noopener noreferrer">
            Visit the seller's website
          </a>
        </p>
      )}
    </section>
  );
}
