import { opensPlaced } from '@forecourt/fragment-kit';
import type { Picture } from '@forecourt/listing';
import { memo, type ReactNode } from 'react';
import { TileGallery } from './gallery';
import { Heart } from './heart';
import styles from './tile.module.css';
import { TileLines } from './tile-lines';
import type { TileFacts } from './tile-model';
import { useGallery } from './use-gallery';

export interface TileFaceProps {
  facts: TileFacts;
  /** Name of the list of tiles. */
  list: string;
  /** Id of the form for choosing vehicles to compare while no script runs. */
  compareForm: string | undefined;
  /** Id of the list's note about a price. */
  note: string;
  /** Id by which the page keeps its scroll position; a paid place has none. */
  anchor: string | undefined;
  /** The estimated payment, US dollars a month. */
  monthly: number | undefined;
  /** Whether the visitor wants to see the payment before the price. */
  paymentFirst: boolean | undefined;
  isSaved: boolean;
  /** Why the vehicle could not be saved or removed. */
  failure: string | null;
  /** Whether its picture is fetched before all others (R57). */
  priority?: boolean;
  /** URL of the vehicle's page: the page's own text, because it names the search. */
  href: string;
  /** Where the tile is, for measurement (`placedAs`): the page's own text. */
  placed: string;
  /** Lists all pictures, once a shopper comes near. */
  pictures(): readonly Picture[];
  onFollow(): void;
  onAsk(): void;
  onHeart(): void;
}

/**
 * Shows a listing in the order in which people decide: picture, title, price, facts and place, one reason, one action. Each is one line
 * high, the title two, whatever there is to say, so that rows align. The title is a link that covers the whole tile; other controls are
 * siblings of that link (R74). It is a cell: a pure function of its props and the brand.
 */
export const TileFace = memo(function TileFace(props: TileFaceProps): ReactNode {
  const { facts, list, compareForm, note, anchor, monthly, paymentFirst, isSaved, failure, priority } = props;
  const { href, placed, pictures, onFollow, onAsk, onHeart } = props;
  const [name, trim] = facts.lines;
  const gallery = useGallery(facts.pictures, pictures);
  return (
    <li data-placed={placed} className={styles.tile} data-anchor={anchor}>
      {/* In the document before the pictures, for screen readers; on screen below them. The page's first picture is fetched first (R57). */}
      <h3 className={styles.title}>
        <a
          {...opensPlaced}
          href={href}
          onClick={onFollow}
          onAuxClick={onFollow}
          onFocus={gallery.comeNear}
          onKeyDown={gallery.turnByKey}
        >
          {trim === '' ? name : `${name} `}
          {trim !== '' && <span>{trim}</span>}
        </a>
      </h3>
      <TileGallery {...{ gallery, href, priority, onFollow }} spins={facts.spins} />
      <TileLines {...{ facts, note, monthly, paymentFirst, compareForm, onAsk }} />
      <Heart {...{ list, isSaved, failure, onHeart }} id={facts.id} title={facts.title} />
    </li>
  );
});
