import { IntentLink } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';

/** What the certified programme promises (section 9), with the way to the cars that it holds for. */
export function GuaranteeSection(): ReactNode {
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        Changed your mind? Bring a certified car back within <strong>14 days or 1,000 miles</strong>, whichever comes
        first.
      </p>
      <IntentLink className={styles.link} intent={{ type: 'category', category: 'certified' }}>
        See certified cars
      </IntentLink>
    </div>
  );
}
