import { OverlayLink } from '@forecourt/fragment-kit';
import { IntentLink } from '@forecourt/search-kit';
import type { SectionName } from '@forecourt/search-state';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';

/** Notes and links of some sections. */
export function SectionNote({ name, panel: { brand, state } }: { name: SectionName; panel: Panel }): ReactNode {
  if (name === 'best-deals') {
    return (
      <>
        {brand.flags.bestDealsEntry && state.experience !== 'best-deals' && (
          <IntentLink className={styles.link} intent={{ type: 'category', category: 'best-deals' }}>
            See all best deals
          </IntentLink>
        )}
        <details>
          <summary className={styles.moreSummary}>How we rate prices</summary>
          <p className={styles.text}>
            We compare the price with what vehicles of the same model, year, trim and mileage are offered for here. A
            Great Price is among the lowest tenth of them, a Good Price clearly below the middle. Vehicles with too few
            to compare have no rating; each vehicle’s page shows the figures of its own.
          </p>
        </details>
      </>
    );
  }
  if (name === 'fuel-type') {
    return (
      <OverlayLink name="mfe-filters/electric-types" className={styles.link}>
        Electric types and differences
      </OverlayLink>
    );
  }
  if (name === 'vehicle-use-type' && brand.flags.commercialEntryPoint && state.experience !== 'commercial') {
    return (
      <IntentLink className={styles.link} intent={{ type: 'experience', experience: 'commercial' }}>
        Shop commercial vehicles
      </IntentLink>
    );
  }
  return null;
}
