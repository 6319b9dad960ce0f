import { useWallet } from '@forecourt/device';
import { opensPlaced, placedAs } from '@forecourt/fragment-kit';
import { detailHref, shownTitle, type TileListing, type TileOwner } from '@forecourt/listing';
import { memo, type ReactNode } from 'react';
import { flagOf, type Mark } from './flag';
import { TileGallery } from './gallery';
import { Heart } from './heart';
import { isSponsored, type Placement } from './placement';
import { type AskedPrice, priceNoteId } from './price-note';
import styles from './tile.module.css';
import { TileLines } from './tile-lines';
import { titleLines } from './title-lines';
import { useGallery } from './use-gallery';
import { useServices } from './use-services';

export interface TileProps {
  listing: TileListing;
  placement: Placement;
  /** Name of the list, which has the popover and the forms of its tiles (`TileAids`). */
  list: string;
  /** Undefined if the answer does not contain the owner. */
  owner: TileOwner | undefined;
  /** 0-based place among the listings beside it. */
  position: number;
  /** Path and query of the search that found the listing; undefined outside a search. */
  search?: string;
  /** 0-based place among all results of that search. */
  record?: number;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm?: string;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** Labels of the features that the search requires, which this listing therefore has. */
  wanted?: string;
  /** What this device knows about the listing. */
  mark?: Mark;
  /** Called when the listing is opened. */
  onSee?(id: string): void;
  /** Called when a shopper asks how the price was rated, or for the terms of the payment. */
  onAsk(asked: AskedPrice): void;
}

/**
 * Shows a listing among others, in the order in which people decide: picture, title, price, facts and place, one reason, one action. Each
 * is one line high, the title two, whatever there is to say, so that rows align. The title is a link that covers the whole tile; other
 * controls are siblings of that link (R74). Memoized: it renders again only when the listing changes, however often the page view does.
 */
export const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { listing, placement, list, owner, position, search, record, compareForm, payments, wanted } = props;
  const { mark, onSee, onAsk } = props;
  const sponsored = isSponsored(placement);
  const found = search === undefined || record === undefined ? undefined : { search, record };
  const href = detailHref(listing, sponsored ? 'spotlight' : 'listing', found);
  const title = shownTitle(listing);
  const [name, trim] = titleLines(listing);
  const flag = flagOf(sponsored, mark, listing);
  const wallet = useWallet();
  const services = useServices(owner);
  const gallery = useGallery(listing);
  const placed = { placement, id: listing.id, owner: listing.ownerId, position, sponsored };
  const follow = () => onSee?.(listing.id);
  return (
    <li {...placedAs(placed)} className={styles.tile} data-anchor={sponsored ? undefined : listing.id}>
      {/* In the document before the pictures, for screen readers; on screen below them. The page's first picture is fetched first (R57). */}
      <h3 className={styles.title}>
        <a
          {...opensPlaced}
          href={href}
          onClick={follow}
          onAuxClick={follow}
          onFocus={gallery.comeNear}
          onKeyDown={gallery.turnByKey}
        >
          {name}
          {trim !== '' && ' '}
          {trim !== '' && <span>{trim}</span>}
        </a>
      </h3>
      <TileGallery
        {...gallery}
        href={href}
        priority={position === 0 && placement !== 'similar'}
        spins={listing.fyuseId !== undefined}
        onFollow={follow}
      />
      <TileLines
        {...{ listing, owner, flag, payments, wallet, wanted, services, compareForm, note: priceNoteId(list) }}
        onAsk={() => onAsk({ listing, detail: href })}
      />
      <Heart placed={placed} title={title} list={list} />
    </li>
  );
});
