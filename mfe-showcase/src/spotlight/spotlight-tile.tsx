import { opensPlaced, placedAs } from '@forecourt/fragment-kit';
import { detailHref, picturesOf, shownPrice, shownTitle } from '@forecourt/listing';
import { Badge, cardLinkClass, Price, VehicleImage } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { spotlightFacts } from './facts';
import type { Spotlight } from './spotlight-at';
import styles from './spotlight-tile.module.css';
import { type PaidPlace, WhyThis } from './why-this';

export interface SpotlightTileProps extends Spotlight {
  place: PaidPlace;
  /** 0-based position among spotlights of its kind. */
  position: number;
  /** Page of the results, from 1. */
  page: number;
}

/** A paid listing among the results, labelled as sponsored (R53): picture, title, price and facts in the height that the grid keeps. */
export function SpotlightTile({ listing, owner, place, position, page }: SpotlightTileProps): ReactNode {
  const { id, ownerId, pricingDetail } = listing;
  const placed = { placement: place, id, owner: ownerId, position, sponsored: true, page };
  const title = shownTitle(listing);
  const href = detailHref(listing, 'spotlight', undefined, place);
  // The head of the results is visible first: a row of three on wide screens (R57).
  const isAtHead = place === 'premium' && page === 1;
  const [{ look, ...picture }] = picturesOf(listing);
  return (
    <article {...placedAs(placed)} className={styles.tile}>
      <div className={styles.pictures}>
        <VehicleImage
          look={look}
          {...picture}
          priority={isAtHead && position === 0}
          loading={isAtHead ? 'eager' : 'lazy'}
        />
      </div>
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
        </p>
        <p className={styles.line}>{spotlightFacts(listing, owner)}</p>
        <div className={styles.foot}>
          <span className={styles.why}>
            <WhyThis place={place} seller={owner?.name} title={title} />
          </span>
        </div>
      </div>
    </article>
  );
}
