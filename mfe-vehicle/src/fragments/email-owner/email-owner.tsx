import { type FragmentProps, Overlay } from '@forecourt/fragment-kit';
import { photoComments } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import { ContactForm } from '../../contact/contact-form';
import styles from '../../people/people.module.css';
import { About, Back, Subject } from '../../people/subject';

/**
 * Renders the form for a message to the seller; with `edit`, for a message that one click failed to send (section 2, "edit-email
 * modal"), and with `photos`, for one that asks for photographs.
 */
export function EmailOwner({ slot }: FragmentProps<'subject'>): ReactNode {
  const asksForPhotos = slot.photos === true;
  const title = asksForPhotos ? 'Ask the seller for photos' : 'Check availability';
  return (
    <Overlay title={slot.edit === true ? 'Edit your message' : title}>
      {slot.edit === true && <p role="status">Your message was not sent. Look it over, and send it again.</p>}
      <Subject>
        {({ listing, owner }) =>
          owner.hideEmailForm === true ? (
            <p>This seller takes no messages here. Call them, or visit them.</p>
          ) : (
            <div className={styles.done}>
              <About {...{ listing, owner }} />
              <ContactForm
                {...{ listing, kind: 'message', after: <Back /> }}
                comments={asksForPhotos ? photoComments : undefined}
              />
            </div>
          )
        }
      </Subject>
    </Overlay>
  );
}
