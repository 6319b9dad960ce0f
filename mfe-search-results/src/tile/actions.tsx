import { shownTitle, type TileListing, type TileOwner, telHref } from '@forecourt/listing';
import { CallLink, ContactLink, QuickActions } from '@forecourt/listing-kit';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

export interface TileActionsProps {
  listing: TileListing;
  /** Undefined when the answer does not hold the owner. */
  owner: TileOwner | undefined;
  /** Id of the form in which vehicles to compare are chosen as long as no script runs. */
  compareForm?: string;
}

/**
 * What a shopper can do about a listing without leaving the list: reach its seller, and compare, share, report (section 4, "Quick
 * actions"). Each names its listing or seller, for who hears it out of place.
 */
export function TileActions({ listing, owner, compareForm }: TileActionsProps): ReactNode {
  const title = shownTitle(listing);
  const phone = listing.phone ?? owner?.phone;
  return (
    <div className={styles.actions}>
      {owner !== undefined && <ContactLink {...{ listing: listing.id, title, owner }} />}
      {phone !== undefined && telHref(phone) !== undefined && (
        <CallLink {...{ listing, phone }} {...withIcon('phone', styles.call)}>
          <VisuallyHidden>{`Call ${owner === undefined || owner.privateSeller ? 'the seller' : owner.name}: `}</VisuallyHidden>
          {phone}
        </CallLink>
      )}
      <div className={styles.quick}>
        <QuickActions listing={listing.id} title={title} form={compareForm} />
      </div>
    </div>
  );
}
