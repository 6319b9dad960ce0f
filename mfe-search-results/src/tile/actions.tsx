import { shownTitle, type TileListing, type TileOwner, telHref } from '@forecourt/listing';
import { CallLink, ContactLink, QuickActions } from '@forecourt/listing-kit';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

export interface TileActionsProps {
  listing: TileListing;
  /** Undefined if the answer does not contain the owner. */
  owner: TileOwner | undefined;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm?: string;
}

/**
 * Shows what a shopper can do with a listing without leaving the list: contact its seller, compare, share and report it (section 4,
 * "Quick actions"). Each control names its listing or seller, for screen readers that list controls out of context.
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
