import { opensPlaced } from '@forecourt/fragment-kit';
import type { Wallet } from '@forecourt/listing';
import { memo, type ReactNode } from 'react';
import { flagOf, type Mark } from './flag';
import { TileGallery } from './gallery';
import { Heart } from './heart';
import { type AskedPrice, priceNoteId } from './price-note';
import styles from './tile.module.css';
import { TileLines } from './tile-lines';
import type { TileModel } from './tile-model';
import { useGallery } from './use-gallery';

export interface TileProps {
  model: TileModel;
  /** Name of the list, which has the popover and the forms of its tiles (`TileAids`). */
  list: string;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm?: string;
  /** Whether the brand shows payments. */
  payments: boolean;
  /** The visitor's wallet, whose terms the payment is on. */
  wallet: Wallet | null;
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
 * controls are siblings of that link (R74). Memoized: it renders again only when its model changes, however often the page view does.
 */
export const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { model, list, compareForm, payments, wallet, mark, onSee, onAsk } = props;
  const { listing, placed, attributes, sponsored, href, title, pictures, priority } = model;
  const [name, trim] = model.lines;
  const flag = mark === undefined ? model.flag : flagOf(sponsored, mark, listing);
  const gallery = useGallery(listing, pictures);
  const follow = () => onSee?.(listing.id);
  return (
    <li {...attributes} className={styles.tile} data-anchor={sponsored ? undefined : listing.id}>
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
      <TileGallery {...{ gallery, href, priority }} spins={listing.fyuseId !== undefined} onFollow={follow} />
      <TileLines
        {...{ model, flag, payments, wallet, compareForm, note: priceNoteId(list) }}
        onAsk={() => onAsk({ listing, detail: href })}
      />
      <Heart placed={placed} title={title} list={list} />
    </li>
  );
});
