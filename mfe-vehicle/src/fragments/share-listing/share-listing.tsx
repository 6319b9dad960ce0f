import { Overlay } from '@forecourt/fragment-kit';
import { shownTitle } from '@forecourt/listing';
import { ShareLink } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import styles from '../../people/people.module.css';
import { About, Subject } from '../../people/subject';

export function ShareListing(): ReactNode {
  return (
    <Overlay title="Share this vehicle">
      <Subject>
        {(vehicle) => (
          <div className={styles.done}>
            <About {...vehicle} />
            <ShareLink path={vehicle.listing.vdpBaseUrl} title={shownTitle(vehicle.listing)} />
          </div>
        )}
      </Subject>
    </Overlay>
  );
}
