import { type TileListing, type TileOwner, telHref } from '@forecourt/listing';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './tile.module.css';

export interface TileActionsProps {
  listing: TileListing;
  /** Undefined when the answer does not hold the owner. */
  owner: TileOwner | undefined;
}

/** What a shopper can do about a listing without leaving the list. Each names its listing or seller, for who hears it out of place. */
export function TileActions({ listing, owner }: TileActionsProps): ReactNode {
  const phone = listing.phone ?? owner?.phone;
  const tel = phone === undefined ? undefined : telHref(phone);
  if (tel === undefined) return null;
  return (
    <p className={styles.actions}>
      <a href={tel} {...withIcon('phone')}>
        <VisuallyHidden>{`Call ${owner === undefined || owner.privateSeller ? 'the seller' : owner.name}: `}</VisuallyHidden>
        {phone}
      </a>
    </p>
  );
}
