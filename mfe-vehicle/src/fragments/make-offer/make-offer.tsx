import { Overlay } from '@forecourt/fragment-kit';
import { shownPrice } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { ContactForm } from '../../contact/contact-form';
import styles from '../../people/people.module.css';
import { About, Back, Subject } from '../../people/subject';

/** Renders the form for an offer to a private seller; for a dealer, the form for a message. */
export function MakeOffer(): ReactNode {
  return (
    <Overlay title="Make an offer">
      <Subject>
        {({ listing, owner }) => {
          const price = shownPrice(listing.pricingDetail);
          return (
            <div className={styles.done}>
              <About {...{ listing, owner }} />
              {price !== undefined && <p>{`The seller asks for ${formatPrice(price)}.`}</p>}
              <ContactForm listing={listing} kind={owner.privateSeller ? 'offer' : 'message'} after={<Back />} />
            </div>
          );
        }}
      </Subject>
    </Overlay>
  );
}
