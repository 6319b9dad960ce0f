import { opensPlaced, placedAs } from '@forecourt/fragment-kit';
import { dealLabel, detailHref, type Picture, picturesOf, shownPrice, shownTitle } from '@forecourt/listing';
import { Badge, cardClass, cardLinkClass, cx, formatCount, formatMiles, Price, VehicleImage } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Spotlight } from './spotlight-at';
import styles from './spotlight-tile.module.css';
import { type PaidPlace, WhyThis } from './why-this';

export interface SpotlightTileProps extends Spotlight {
  place: PaidPlace;
  /** 0-based position among spotlights of its kind. */
  position: number;
  /** Page of the results, from 1. */
  page?: number;
  /** In one line of fixed height: picture, title, price, facts. */
  slim?: boolean;
}

const conditions = { NEW: 'New', CERTIFIED: 'Certified', '3P_CERT': 'Third-Party Certified', USED: undefined } as const;

/** Renders a paid listing, labelled as sponsored (R53). It fills its space, however much data it has. */
export function SpotlightTile({ listing, owner, place, position, page, slim }: SpotlightTileProps): ReactNode {
  const { id, ownerId, listingType, mileage, pricingDetail, vehicleHighlight } = listing;
  const placed = { placement: place, id, owner: ownerId, position, sponsored: true, ...(page && { page }) };
  const title = shownTitle(listing);
  const href = detailHref(listing, 'spotlight', undefined, place);
  const deal = dealLabel(pricingDetail);
  const urgency = place === 'highlight' ? vehicleHighlight?.urgencyDriverValue : undefined;
  // The head of the results is visible first: a row of three on wide screens (R57).
  const isAtHead = place === 'premium' && page === 1;
  const facts = [conditions[listingType], mileage !== undefined && formatMiles(mileage), distanceOf(owner)];
  return (
    <article {...placedAs(placed)} className={cx(!slim && cardClass(), styles.tile, slim && styles.slim)}>
      <Pictures pictures={picturesOf(listing)} isFirst={isAtHead && position === 0} isAtHead={isAtHead} />
      <p className={styles.label}>
        <Badge kind="sponsored">Sponsored</Badge>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={href} className={cardLinkClass} {...opensPlaced}>
            {title}
          </a>
        </h3>
        <p className={styles.price}>
          <Price value={shownPrice(pricingDetail)} none="Contact for price" />
          {slim ? null : urgency !== undefined ? (
            <Badge kind="hot">{urgency}</Badge>
          ) : (
            deal !== undefined && <Badge kind={deal.kind}>{deal.text}</Badge>
          )}
        </p>
        <p className={styles.line}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={styles.foot}>
          {!slim && <p className={styles.line}>{owner?.name}</p>}
          <span className={styles.why}>
            <WhyThis place={place} seller={owner?.name} title={title} />
          </span>
        </div>
      </div>
    </article>
  );
}

/** Renders one picture, or the four of a highlight. */
function Pictures(props: { pictures: readonly Picture[]; isFirst: boolean; isAtHead: boolean }): ReactNode {
  const { pictures, isFirst, isAtHead } = props;
  return (
    <div className={styles.pictures} data-count={pictures.length}>
      {pictures.map(({ look, ...picture }) => (
        <VehicleImage
          key={picture.src ?? look.view}
          look={look}
          {...picture}
          priority={isFirst}
          loading={isAtHead ? 'eager' : 'lazy'}
        />
      ))}
    </div>
  );
}

function distanceOf(owner: Spotlight['owner']): string {
  const miles = owner?.distanceFromSearch;
  const { city, state } = owner?.location.address ?? {};
  const town = [city, state].filter(Boolean).join(', ');
  return miles === undefined ? town : `${formatCount(Math.round(miles))} mi away`;
}
