import { Overlay } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../../people/people.module.css';
import { About, Subject } from '../../people/subject';
import { PricingDetails } from '../vehicle-actions/pricing-details';

export function PaymentDetails(): ReactNode {
  return (
    <Overlay title="Payment details">
      <Subject>
        {(vehicle) => (
          <div className={styles.done}>
            <About {...vehicle} />
            <PricingDetails pricing={vehicle.listing.pricingDetail} />
            <a href={`${vehicle.listing.vdpBaseUrl}#pricingDetails`} className={buttonClass()}>
              More on its page
            </a>
          </div>
        )}
      </Subject>
    </Overlay>
  );
}
