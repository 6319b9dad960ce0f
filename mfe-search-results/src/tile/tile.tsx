import { useClick, useImpression } from '@forecourt/fragment-kit';
import { detailHref, shownTitle, type TileListing, type TileOwner } from '@forecourt/listing';
import { labelsOf } from '@forecourt/listing-kit';
import { Badge, cardClass, cardLinkClass, cx, VisuallyHidden, withIcon } from '@forecourt/ui';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { compareFormId } from '../compare/compare-form';
import { TileActions } from './actions';
import { factsOf, historyLine, interestLine, specLine } from './facts';
import { TileGallery } from './gallery';
import { Heart } from './heart';
import { isSponsored, type Placement } from './placement';
import { Pricing } from './pricing';
import { Seller } from './seller';
import styles from './tile.module.css';

export interface TileProps {
  listing: TileListing;
  placement: Placement;
  /** Undefined if the answer does not contain the owner. */
  owner: TileOwner | undefined;
  /** 0-based place among the listings beside it. */
  position: number;
  /** Path and query of the search that found the listing; undefined outside a search. */
  search?: string;
  /** 0-based place among all results of that search. */
  record?: number;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** Labels of the features that the search requires, which this listing therefore has. */
  wanted?: string;
  /** What this device knows about the listing: opened before, or listed since the last visit. */
  mark?: 'seen' | 'new';
  /** Called when the listing is opened. */
  onSee?(id: string): void;
}

const marks = { seen: 'Viewed', new: 'New since your last visit' } as const;

/**
 * Shows a listing among others, in the order in which people decide: pictures, title, price, facts, location and seller. Its title is a
 * link that covers the whole tile; other controls are siblings of that link (R74). Memoized: it renders again only when the listing
 * changes, however often the page view does.
 */
export const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { listing, placement, owner, position, search, record, payments, wanted, mark, onSee } = props;
  const sponsored = isSponsored(placement);
  const found = search === undefined || record === undefined ? undefined : { search, record };
  const href = detailHref(listing, sponsored ? 'spotlight' : 'listing', found);
  const specs = specLine(listing);
  const labels = labelsOf(listing);
  const history = historyLine(listing);
  const interest = interestLine(listing);
  const placed = { placement, id: listing.id, owner: listing.ownerId, position, sponsored };
  const box = useImpression<HTMLLIElement>(placed);
  const tell = useClick(placed);
  const follow = (event: MouseEvent) => {
    onSee?.(listing.id);
    tell(event);
  };
  return (
    <li ref={box} className={cx(cardClass(), styles.tile)} data-anchor={sponsored ? undefined : listing.id}>
      {/* In the document before the pictures, for screen readers; on screen below them. The page's first picture is fetched first (R57). */}
      <h3 className={styles.title}>
        <a href={href} className={cardLinkClass} onClick={follow} onAuxClick={follow}>
          {shownTitle(listing)}
        </a>
      </h3>
      <TileGallery listing={listing} href={href} priority={position === 0 && placement !== 'similar'} onFollow={follow}>
        {(sponsored || mark !== undefined) && (
          <p className={styles.marks}>
            {sponsored && <Badge kind="sponsored">Sponsored</Badge>}
            {mark !== undefined && <Badge kind={mark === 'new' ? 'new' : 'neutral'}>{marks[mark]}</Badge>}
          </p>
        )}
        <Heart placed={placed} title={shownTitle(listing)} />
      </TileGallery>
      <div className={styles.body}>
        <Pricing listing={listing} detail={payments ? href : null} />
        <ul className={styles.facts}>
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
        {specs !== '' && <p className={styles.aside}>{specs}</p>}
        {wanted && <p {...withIcon('check', styles.wanted)}>{wanted}</p>}
        {history !== '' && <p {...withIcon('shield', styles.history)}>{history}</p>}
        {labels.length > 0 && (
          <p className={styles.labels}>
            {labels.map(({ kind, text, href: more }) =>
              more === undefined ? (
                <Badge key={`${kind} ${text}`} kind={kind}>
                  {text}
                </Badge>
              ) : (
                <a key={`${kind} ${text}`} href={more}>
                  <Badge kind={kind}>{text}</Badge>
                </a>
              ),
            )}
          </p>
        )}
        {interest !== '' && <p className={styles.aside}>{interest}</p>}
      </div>
      <div className={styles.foot}>
        {owner !== undefined && <Seller owner={owner} />}
        <TileActions listing={listing} owner={owner} compareForm={search === undefined ? undefined : compareFormId} />
      </div>
    </li>
  );
});
