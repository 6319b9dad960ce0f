import { useBrand } from '@forecourt/fragment-kit';
import { addressText, type TileOwner, telHref } from '@forecourt/listing';
import { IntentLink, useSearch } from '@forecourt/search-kit';
import { buttonClass, cardClass, cx, formatCount, Rating, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/** How people rate the dealer, where they do. */
export function DealerRating({ rating }: TileOwner): ReactNode {
  return rating !== undefined && rating.count > 0 ? <Rating value={rating.value} count={rating.count} /> : null;
}

/** `Chicago, IL`, as far as it is known. */
export function DealerTown({ location: { address } }: TileOwner): ReactNode {
  const town = [address.city, address.state].filter(Boolean).join(', ');
  return town === '' ? null : <p className={styles.town}>{town}</p>;
}

/** The dealer where the showcase is about the dealer. */
export function DealerCard({ owner }: { owner: TileOwner }): ReactNode {
  const address = addressText(owner);
  const { dealerDiff, distanceFromSearch, phone } = owner;
  return (
    <div className={cx(cardClass(), styles.dealer)}>
      {dealerDiff !== undefined && <p className={styles.tagline}>{dealerDiff.tagline}</p>}
      {address !== '' && <p {...withIcon('location')}>{address}</p>}
      {distanceFromSearch !== undefined && <p>{`${formatCount(distanceFromSearch)} miles from your search`}</p>}
      {phone !== undefined && (
        <p {...withIcon('phone')}>
          <a href={telHref(phone)}>{phone}</a>
        </p>
      )}
    </div>
  );
}

/** The search among this dealer's vehicles; where it is among them already, the way back. */
export function AllCarsLink({ owner }: { owner: TileOwner }): ReactNode {
  const only = useSearch().showcaseOwnerId === owner.id;
  return (
    <IntentLink
      intent={{ type: 'set', param: 'showcaseOwnerId', value: only ? null : owner.id }}
      className={buttonClass({ size: 'sm' })}
    >
      {only ? 'View All Dealers' : 'View All Cars'}
    </IntentLink>
  );
}

/** Everything that the dealer has on offer, whatever was searched for; where the brand leads there. */
export function InventoryLink({ owner }: { owner: TileOwner }): ReactNode {
  const { flags, defaultListingType } = useBrand();
  if (!flags.dealerInventoryLink) return null;
  const query = new URLSearchParams({
    ...(defaultListingType !== undefined && { listingType: 'off' }),
    showcaseOwnerId: owner.id,
  });
  return (
    <a href={`/cars-for-sale/all?${query}`} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
      {`All inventory of ${owner.name}`}
    </a>
  );
}
