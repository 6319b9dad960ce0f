import { OverlayLink } from '@forecourt/fragment-kit';
import { shownTitle, type TileListing, type TileOwner, telHref } from '@forecourt/listing';
import { VisuallyHidden, withIcon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { CompareToggle } from '../compare/compare-toggle';
import { ContactLink } from '../contact/contact-link';
import styles from './tile.module.css';

export interface TileActionsProps {
  listing: TileListing;
  /** Undefined when the answer does not hold the owner. */
  owner: TileOwner | undefined;
}

/**
 * What a shopper can do about a listing without leaving the list: reach its seller, and compare, share, report (section 4, "Quick
 * actions"). Each names its listing or seller, for who hears it out of place.
 */
export function TileActions({ listing, owner }: TileActionsProps): ReactNode {
  const title = shownTitle(listing);
  const phone = listing.phone ?? owner?.phone;
  const tel = phone === undefined ? undefined : telHref(phone);
  const props = { listing: listing.id };
  return (
    <div className={styles.actions}>
      {owner !== undefined && <ContactLink {...{ listing: listing.id, title, owner }} />}
      {tel !== undefined && (
        <a href={tel} {...withIcon('phone', styles.call)}>
          <VisuallyHidden>{`Call ${owner === undefined || owner.privateSeller ? 'the seller' : owner.name}: `}</VisuallyHidden>
          {phone}
        </a>
      )}
      <p className={styles.quick}>
        <CompareToggle listing={listing.id} title={title} />
        <OverlayLink name="mfe-search-results/share-listing" props={props}>
          Share
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </OverlayLink>
        <OverlayLink name="mfe-search-results/report-listing" props={props}>
          Report
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </OverlayLink>
      </p>
    </div>
  );
}
