import { FavouriteForm } from '@forecourt/device';
import { picturesOf } from '@forecourt/listing';
import {
  Badge,
  buttonClass,
  cardClass,
  cx,
  formatMiles,
  formatPrice,
  Message,
  Price,
  VehicleImage,
  VisuallyHidden,
  vehicleFrameClass,
} from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Favourite } from '../../listing-summary';
import styles from './favourites.module.css';

/** Renders one saved vehicle; a removed one stays in its place until the page is left, so that it can be saved again. */
export function FavouriteRow({ favourite }: { favourite: Favourite }): ReactNode {
  const { listingId, title, href, price, sold, look } = favourite;
  const news = newsOf(favourite);
  return (
    <li className={cx(cardClass({ padding: 'sm' }), styles.row)}>
      <div className={cx(styles.picture, vehicleFrameClass)}>
        {look !== null && <VehicleImage {...picturesOf(look)[0]} />}
      </div>
      <div className={styles.about}>
        <h2>{sold ? title : <a href={href}>{title}</a>}</h2>
        <p className={styles.price}>
          {sold ? <Badge>Sold</Badge> : <Price value={price ?? undefined} none="Contact for price" />}
          {look?.mileage !== undefined && !sold && <span>{formatMiles(look.mileage)}</span>}
        </p>
        {news !== null && <p className={styles.news}>{news}</p>}
      </div>
      <FavouriteForm placed={{ placement: 'saved-cars', id: listingId }}>
        {({ isSaved, failure }) => (
          <>
            <button type="submit" className={buttonClass({ variant: 'quiet', size: 'sm' })} data-enhance="">
              {isSaved ? 'Remove' : 'Save again'}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </button>
            {failure !== null && <Message tone="danger">{failure}</Message>}
          </>
        )}
      </FavouriteForm>
    </li>
  );
}

/** Describes the price change since it was saved; null if there is none. */
function newsOf({ price, priceThen, sold }: Favourite): string | null {
  if (sold || price === null || priceThen === null || price === priceThen) return null;
  const by = formatPrice(Math.abs(price - priceThen));
  return price < priceThen ? `${by} less than when you saved it` : `${by} more than when you saved it`;
}
