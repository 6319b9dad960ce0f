import { OverlayCancel, useOverlay, useSource } from '@forecourt/fragment-kit';
import { type Listing, type Owner, shownTitle } from '@forecourt/listing';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './people.module.css';

/** The vehicle that an overlay is about; what there is to say where it is gone. */
export function Subject({ children }: { children(vehicle: { listing: Listing; owner: Owner }): ReactNode }): ReactNode {
  const vehicle = useSource('subject');
  if (vehicle === undefined) return <p>This vehicle is not available any more.</p>;
  return children(vehicle);
}

/** Which one it is. */
export function About({ listing, owner }: { listing: Listing; owner: Owner }): ReactNode {
  const seller = owner.privateSeller ? 'a private seller' : owner.name;
  return (
    <p className={styles.about}>
      <strong>{shownTitle(listing)}</strong>
      {`, offered by ${seller}`}
    </p>
  );
}

/** The way back once something is done. */
export function Back(): ReactNode {
  const overlay = useOverlay();
  if (overlay === null) return <OverlayCancel className={buttonClass()}>Back to the vehicles</OverlayCancel>;
  return (
    <button type="button" className={buttonClass()} onClick={() => overlay.close('done')}>
      Done
    </button>
  );
}
