import type { Owner } from '@forecourt/contracts';
import { telHref } from '@forecourt/fragment-kit';
import { cardControlClass, cx, formatCount, Icon, Rating } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

/** Miles between search and seller; the first mile has no number. */
export function distanceText(miles: number): string {
  return miles < 1 ? 'Less than 1 mi away' : `${formatCount(Math.round(miles))} mi away`;
}

/** Who sells it, how people rate them, how far they are, how to call. */
export function Seller({ owner, phone }: { owner: Owner; phone: string | undefined }): ReactNode {
  const { rating, distanceFromSearch, location, privateSeller, name } = owner;
  const { city, state } = location.address;
  const tel = phone === undefined ? undefined : telHref(phone);
  return (
    <div className={styles.seller}>
      <p className={styles.sellerName}>{privateSeller ? 'Private Seller' : name}</p>
      {distanceFromSearch !== undefined && <p className={styles.aside}>{distanceText(distanceFromSearch)}</p>}
      {rating !== undefined && rating.count > 0 ? (
        <Rating value={rating.value} count={rating.count} className={styles.rating} />
      ) : (
        <p className={styles.where}>{[city, state].filter(Boolean).join(', ')}</p>
      )}
      {tel !== undefined && (
        <a href={tel} className={cx(cardControlClass, styles.aside, styles.phone)}>
          <Icon name="phone" size={16} />
          {phone}
        </a>
      )}
    </div>
  );
}
