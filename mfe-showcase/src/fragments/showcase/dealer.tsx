import { useBrand, useEmit } from '@forecourt/fragment-kit';
import { addressText, type TileOwner, telHref } from '@forecourt/listing';
import { IntentLink, useSearch } from '@forecourt/search-kit';
import { buttonClass, formatCount, Rating, VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/** Renders the dealer's rating, if there is one. */
export function DealerRating({ rating }: TileOwner): ReactNode {
  return rating !== undefined && rating.count > 0 ? <Rating value={rating.value} count={rating.count} /> : null;
}

/** Formats the known parts of `Chicago, IL`. */
export function DealerTown({ location: { address } }: TileOwner): ReactNode {
  const town = [address.city, address.state].filter(Boolean).join(', ');
  return town === '' ? null : <p className={styles.town}>{town}</p>;
}

/** Renders the dealer's card, if the showcase is about the dealer. A click on the telephone number is a lead of the showcase. */
export function DealerCard({ owner, sponsored }: { owner: TileOwner; sponsored: boolean }): ReactNode {
  const emit = useEmit();
  const placed = { placement: 'showcase', id: owner.id, owner: owner.id, sponsored };
  const address = addressText(owner);
  const { dealerDiff, distanceFromSearch, phone } = owner;
  const tel = phone === undefined ? undefined : telHref(phone);
  const call = () => emit({ type: 'lead', detail: { ...placed, kind: 'call' } });
  return (
    <div className={styles.dealer}>
      {dealerDiff !== undefined && <p className={styles.tagline}>{dealerDiff.tagline}</p>}
      {address !== '' && <p {...withIcon('location')}>{address}</p>}
      {distanceFromSearch !== undefined && <p>{`${formatCount(distanceFromSearch)} miles from your search`}</p>}
      {phone !== undefined && (
        <p {...withIcon('phone')}>
          <a href={tel} onClick={tel === undefined ? undefined : call}>
            {tel !== undefined && <VisuallyHidden>{`Call ${owner.name}: `}</VisuallyHidden>}
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}

/** Renders a link to the search among this dealer's vehicles; if the search is limited to them already, the link back. */
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

/** Renders a link to the dealer's whole inventory, on brands that show it. */
export function InventoryLink({ owner }: { owner: TileOwner }): ReactNode {
  const { flags, defaultListingType } = useBrand();
  if (!flags.dealerInventoryLink) return null;
  const query = new URLSearchParams({
    ...(defaultListingType !== undefined && { listingType: 'off' }),
    showcaseOwnerId: owner.id,
  });
  return (
    <a
      href={`/cars-for-sale/all?${query}`}
      aria-label={`All inventory of ${owner.name}`}
      className={buttonClass({ size: 'sm', variant: 'quiet' })}
    >
      All inventory
    </a>
  );
}
