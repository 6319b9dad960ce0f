import { OverlayLink } from '@forecourt/fragment-kit';
import { IntentLink } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { exchangeOption } from '../model/singles';
import { SingleBox } from './single-box';

/** Renders the certified programme's promises (section 9), the checkbox for vehicles that can be returned, and a link to certified cars. */
export function GuaranteeSection({ panel }: { panel: Panel }): ReactNode {
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        Changed your mind? Bring the car back within <strong>14 days or 1,000 miles</strong>, whichever comes first.
      </p>
      <SingleBox param="vehicleExchange" option={exchangeOption(panel)} state={panel.state} />
      <OverlayLink name="mfe-filters/money-back" className={styles.link}>
        How the guarantee works
      </OverlayLink>
      <OverlayLink name="mfe-showcase/program-details" className={styles.link}>
        Program details
      </OverlayLink>
      <IntentLink className={styles.link} intent={{ type: 'category', category: 'certified' }}>
        See certified cars
      </IntentLink>
    </div>
  );
}
