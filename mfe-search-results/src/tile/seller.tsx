import { type TileOwner, telHref } from '@forecourt/listing';
import { formatCount, Rating, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

/** Miles between search and seller; the first mile has no number. */
export function distanceText(miles: number): string {
  return miles < 1 ? 'Less than 1 mi away' : `${formatCount(miles)} mi away`;
}

/** Who sells it, how people rate them, how far they are, how to call. */
export function Seller({ owner, phone }: { owner: TileOwner; phone: string | undefined }): ReactNode {
  const { rating, distanceFromSearch, location, privateSeller, name } = owner;
  const { city, state } = location.address;
  const tel = phone === undefined ? undefined : telHref(phone);
  return (
    <div className={styles.seller}>
      <p>{privateSeller ? 'Private Seller' : name}</p>
      {distanceFromSearch !== undefined && <p className={styles.distance}>{distanceText(distanceFromSearch)}</p>}
      {rating !== undefined && rating.count > 0 ? (
        <Rating value={rating.value} count={rating.count} />
      ) : (
        <p>{[city, state].filter(Boolean).join(', ')}</p>
      )}
      {tel !== undefined && (
        <a href={tel} {...withIcon('phone')}>
          {phone}
        </a>
      )}
    </div>
  );
}
