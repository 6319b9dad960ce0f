import { clearViewed, latelyMs, switchHistory, useDeviceStore, viewedSince, viewHistory } from '@forecourt/device';
import { picturesOf, shownPrice, shownTitle } from '@forecourt/listing';
import { Button, cardClass, cardLinkClass, cx, Price, VehicleImage, vehicleFrameClass } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { browsingHistory } from '../../history';
import type { ListingSummary } from '../../listing-summary';
import styles from './strip.module.css';

export interface StripProps {
  /** The vehicle of the page, which is not among them. */
  except: string | undefined;
}

/** Renders the vehicles viewed in the last 24 hours, else in the last 30 days; with buttons to delete the list. */
export function Strip({ except }: StripProps): ReactNode {
  const headingId = useId();
  const history = useDeviceStore(viewHistory);
  const [listings, setListings] = useState<readonly ListingSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    void browsingHistory(Date.now()).then((found) => wanted && setListings(found));
    return () => {
      wanted = false;
    };
  }, []);

  if (history.off)
    return (
      <section aria-labelledby={headingId} className={styles.strip}>
        <h2 id={headingId}>Recently viewed</h2>
        <p>
          This device does not remember which cars you look at.{' '}
          <Button size="sm" variant="quiet" onClick={() => switchHistory(true)}>
            Remember them
          </Button>
        </p>
      </section>
    );
  const lately = viewedSince(history, Date.now(), latelyMs);
  const remembered = new Set((lately.length > 0 ? lately : history.vehicles).map(({ id }) => id));
  const shown = listings.filter(({ id }) => remembered.has(id) && id !== except);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.strip}>
      <div className={styles.head}>
        <h2 id={headingId}>{lately.length > 0 ? 'Viewed in the last 24 hours' : 'Recently viewed'}</h2>
        <Button size="sm" variant="quiet" onClick={clearViewed}>
          Clear
        </Button>
        <Button size="sm" variant="quiet" onClick={() => switchHistory(false)}>
          Do not remember
        </Button>
      </div>
      <ul className={styles.list}>
        {shown.map((listing) => (
          <li key={listing.id} className={cx(cardClass({ padding: 'none' }), styles.card)}>
            <div className={vehicleFrameClass}>
              <VehicleImage {...picturesOf(listing)[0]} sizes="12rem" />
            </div>
            <h3>
              <a href={listing.vdpBaseUrl} className={cardLinkClass}>
                {shownTitle(listing)}
              </a>
            </h3>
            <Price value={shownPrice(listing.pricingDetail)} none="Contact for price" />
          </li>
        ))}
      </ul>
    </section>
  );
}
