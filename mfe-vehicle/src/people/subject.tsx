import { OverlayCancel, useOverlay, useSource } from '@forecourt/fragment-kit';
import { type Listing, type Owner, shownTitle } from '@forecourt/listing';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './people.module.css';

/** Renders its children with the vehicle that an overlay is about; a message where it is no longer available. */
export function Subject({ children }: { children(vehicle: { listing: Listing; owner: Owner }): ReactNode }): ReactNode {
  const vehicle = useSource('subject');
  if (vehicle === undefined) return <p>This vehicle is not available any more.</p>;
  return children(vehicle);
}

/** Names the vehicle and its seller. */
export function About({ listing, owner }: { listing: Listing; owner: Owner }): ReactNode {
  const seller = owner.privateSeller ? 'a private seller' : owner.name;
  return (
    <p className={styles.about}>
      <strong>{shownTitle(listing)}</strong>
      {`, offered by ${seller}`}
    </p>
  );
}

/** Closes the overlay, or links back to the page, once a form is sent. */
export function Back(): ReactNode {
  const overlay = useOverlay();
  if (overlay === null) return <OverlayCancel className={buttonClass()}>Back to the vehicles</OverlayCancel>;
  return (
    <button type="button" className={buttonClass()} onClick={() => overlay.close('done')}>
      Done
    </button>
  );
}
