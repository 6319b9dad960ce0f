import { isPlainClick, useEmit } from '@forecourt/fragment-kit';
import { detailHref, picturesOf, shownPrice, shownTitle, type TileListing, type TileOwner } from '@forecourt/listing';
import {
  Badge,
  cardClass,
  cardLinkClass,
  cx,
  formatPrice,
  Price,
  VehicleImage,
  VisuallyHidden,
  withIcon,
} from '@forecourt/ui';
import { memo, type ReactNode } from 'react';
import { factsOf, specLine } from './facts';
import { dealOf, isSponsored, labelsOf, type Placement } from './labels';
import { Seller } from './seller';
import styles from './tile.module.css';

export interface TileProps {
  listing: TileListing;
  placement: Placement;
  /** Undefined when the answer does not hold the owner. */
  owner: TileOwner | undefined;
  /** 0-based place among the listings beside it. */
  position: number;
  /** Whether the brand shows payments. */
  payments: boolean;
}

/**
 * A listing among others. Its title is a link over the whole tile; a phone number stays a link of its own (R74). Drawn anew only
 * when the listing changes, however often the page view does.
 */
export const Tile = memo(function Tile({ listing, placement, owner, position, payments }: TileProps): ReactNode {
  const emit = useEmit();
  const sponsored = isSponsored(placement);
  const href = detailHref(listing, sponsored ? 'spotlight' : 'listing');
  const specs = specLine(listing);
  const labels = labelsOf(listing);
  const [picture] = picturesOf(listing);
  return (
    <li className={cx(cardClass(), styles.tile)}>
      {/* The first one on the page is fetched first (R57). */}
      <VehicleImage {...picture} priority={position === 0 && placement !== 'similar'} />
      {sponsored && (
        <Badge kind="sponsored" className={styles.sponsored}>
          Sponsored
        </Badge>
      )}
      <div className={styles.body}>
        <h3>
          <a
            href={href}
            className={cardLinkClass}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              emit({ type: 'listing-clicked', detail: { listingId: listing.id, placement, position } });
            }}
          >
            {shownTitle(listing)}
          </a>
        </h3>
        <Pricing listing={listing} href={payments ? href : null} />
        <ul>
          {factsOf(listing).map(({ key, icon, text, whole }) => (
            <li key={key} {...withIcon(icon)}>
              {whole === undefined ? (
                text
              ) : (
                <>
                  <span aria-hidden="true">{text}</span>
                  <VisuallyHidden>{whole}</VisuallyHidden>
                </>
              )}
            </li>
          ))}
        </ul>
        {specs !== '' && <p className={styles.specs}>{specs}</p>}
        {labels.length > 0 && (
          <p className={styles.labels}>
            {labels.map(({ kind, text }) => (
              <Badge key={text} kind={kind}>
                {text}
              </Badge>
            ))}
          </p>
        )}
      </div>
      {owner !== undefined && <Seller owner={owner} phone={listing.phone ?? owner.phone} />}
    </li>
  );
});

/** @param props.href page that explains the payment; null where none is shown. */
function Pricing({ listing, href }: { listing: TileListing; href: string | null }): ReactNode {
  const { incentive, msrp, payments } = listing.pricingDetail;
  const deal = dealOf(listing);
  return (
    <>
      <div>
        <Price
          value={shownPrice(listing.pricingDetail)}
          was={incentive === undefined ? undefined : msrp}
          none="Contact for price"
        />
        {deal !== undefined && <Badge kind={deal.kind}>{deal.text}</Badge>}
      </div>
      {href !== null && payments !== undefined && (
        <a href={`${href}#pricingDetails`}>{`Est. ${formatPrice(payments.monthly)}/mo`}</a>
      )}
    </>
  );
}
