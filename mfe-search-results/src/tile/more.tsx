import { OverlayLink } from '@forecourt/fragment-kit';
import { shownTitle, type TileListing, type TileOwner, telHref } from '@forecourt/listing';
import { CallLink, CompareToggle, DealerDifferenceLink, labelsOf } from '@forecourt/listing-kit';
import { formatCount, withIcon } from '@forecourt/ui';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './more.module.css';

/**
 * Renders who sells a listing and what else a shopper can do with it: call, compare, share and report it (section 4, "Quick actions").
 * One of a page's menus is open at a time. Each control names its listing or seller, for screen readers that list controls out of context.
 */
export function More(props: {
  listing: TileListing;
  /** Undefined if the answer does not contain the owner. */
  owner: TileOwner | undefined;
  /** Labels of the seller's services for shoppers who live elsewhere. */
  services: readonly string[];
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm: string | undefined;
}): ReactNode {
  const { listing, owner, services, compareForm } = props;
  const { id } = listing;
  const title = shownTitle(listing);
  const phone = listing.phone ?? owner?.phone;
  const seller = owner === undefined || owner.privateSeller ? 'the seller' : owner.name;
  const programme = labelsOf(listing).find(({ href }) => href !== undefined);
  return (
    <details name="more" className={styles.more} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary aria-label={`More for ${title}`} title="More" {...withIcon('more')} />
      <div>
        {owner !== undefined && <SellerLine owner={owner} services={services} />}
        {owner?.dealerDiff !== undefined && <DealerDifferenceLink {...owner.dealerDiff} dealer={owner.name} />}
        {programme !== undefined && <a href={programme.href}>{`All ${programme.text}`}</a>}
        {phone !== undefined && telHref(phone) !== undefined && (
          <CallLink {...{ listing, phone }} aria-label={`Call ${phone}: ${seller}`}>
            {`Call ${phone}`}
          </CallLink>
        )}
        <CompareToggle listing={id} title={title} form={compareForm} />
        <OverlayLink name="mfe-vehicle/share-listing" props={{ listing: id }} aria-label={`Share ${title}`}>
          Share
        </OverlayLink>
        <OverlayLink name="mfe-vehicle/report-listing" props={{ listing: id }} aria-label={`Report ${title}`}>
          Report
        </OverlayLink>
      </div>
    </details>
  );
}

/** Names the seller, with their rating and their services for shoppers who live elsewhere. */
function SellerLine({ owner, services }: { owner: TileOwner; services: readonly string[] }): ReactNode {
  const { rating, privateSeller, name, shippingLabel } = owner;
  const rated = rating !== undefined && rating.count > 0;
  const stars = rated && `${rating.value.toFixed(1)} of 5 stars (${formatCount(rating.count)})`;
  return (
    <p>{[privateSeller ? 'Private Seller' : name, stars, shippingLabel, ...services].filter(Boolean).join(' · ')}</p>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
