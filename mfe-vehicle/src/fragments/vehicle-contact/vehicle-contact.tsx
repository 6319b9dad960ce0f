import { useSource } from '@forecourt/fragment-kit';
import { cx } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { ContactForm } from '../../contact/contact-form';
import styles from '../../people/people.module.css';

/** Renders the form for an offer to a private seller or a message to a dealer; neither where the seller hides the form (R64). */
export function VehicleContact(): ReactNode {
  const headingId = useId();
  const vehicle = useSource('vehicle');
  if (vehicle === undefined) return null;
  const { listing, owner } = vehicle;
  const kind = owner.privateSeller ? 'offer' : 'message';
  const heading = kind === 'offer' ? 'Make an offer' : 'Check availability';
  return (
    <section id="contact" aria-labelledby={headingId} className={cx('fc-beside', styles.done)}>
      <h2 id={headingId}>{owner.hideEmailForm === true ? 'About this vehicle' : heading}</h2>
      {owner.hideEmailForm === true ? (
        <p>This seller takes no messages here. Call them, or visit them.</p>
      ) : (
        <ContactForm listing={listing} kind={kind} />
      )}
    </section>
  );
}
