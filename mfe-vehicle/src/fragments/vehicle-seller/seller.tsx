import { useSource } from '@forecourt/fragment-kit';
import { addressText, websiteHref } from '@forecourt/listing';
import { CallLink, DealerDifferenceLink, distanceText } from '@forecourt/listing-kit';
import { Badge, cardClass, cx, Rating, withIcon } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { hoursOf } from './opening-hours';
import styles from './seller.module.css';

/** Renders the seller's name, address, hours and ways to contact them. A private seller is shown without a name. */
export function Seller(): ReactNode {
  const headingId = useId();
  const vehicle = useSource('vehicle');
  if (vehicle === undefined) return null;
  const { listing, owner } = vehicle;
  const { rating, distanceFromSearch, dealerDiff } = owner;
  const address = addressText(owner);
  const phone = listing.phone ?? owner.phone;
  const website = websiteHref(owner);
  return (
    <section aria-labelledby={headingId} className={cx(cardClass(), styles.seller)}>
      <h2 id={headingId}>{owner.privateSeller ? 'Private Seller' : owner.name}</h2>
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
      <Hours lines={owner.openingHours ?? []} />
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

function Hours({ lines }: { lines: readonly string[] }): ReactNode {
  const hours = hoursOf(lines);
  if (hours.length === 0) return null;
  return (
    <dl className={styles.hours} aria-label="Opening hours">
      {hours.map(([days, time]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
