import type { TileOwner } from '@forecourt/listing';
import { DealerDifferenceLink, distanceText } from '@forecourt/listing-kit';
import { useReference } from '@forecourt/search-kit';
import { Rating, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

/** Returns the vehicle's location as far as it is known: `Evanston, IL · 36 mi away`; empty if nothing is known. */
export function whereText({ location: { address }, distanceFromSearch }: TileOwner): string {
  const town = [address.city, address.state].filter(Boolean).join(', ');
  const far = distanceFromSearch === undefined ? '' : distanceText(distanceFromSearch);
  return [town, far].filter(Boolean).join(' · ');
}

/** Shows the seller, their location and rating, and their services for shoppers who live elsewhere. */
export function Seller({ owner }: { owner: TileOwner }): ReactNode {
  const { rating, privateSeller, name, logo, dealerDiff } = owner;
  const where = whereText(owner);
  const services = useServices(owner);
  return (
    <div className={styles.seller}>
      {where !== '' && <p {...withIcon('location', styles.where)}>{where}</p>}
      <p className={styles.name}>
        {logo && <img src={logo} alt="" width={48} height={24} loading="lazy" className={styles.logo} />}
        {privateSeller ? 'Private Seller' : name}
      </p>
      {rating !== undefined && rating.count > 0 && <Rating value={rating.value} count={rating.count} />}
      {dealerDiff !== undefined && <DealerDifferenceLink {...dealerDiff} dealer={name} className={styles.difference} />}
      {services !== '' && <p className={styles.aside}>{services}</p>}
    </div>
  );
}

/** Returns the seller's shipping and home services, with the labels of the filters. */
function useServices({ shippingLabel, homeServices = [] }: TileOwner): string {
  const options = useReference().facets.homeServices ?? [];
  const labels = options.filter(({ code }) => homeServices.includes(code)).map(({ label }) => label);
  return [shippingLabel, ...labels].filter(Boolean).join(' · ');
}
