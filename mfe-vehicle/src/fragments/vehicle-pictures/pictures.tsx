import { Overlay, useSource } from '@forecourt/fragment-kit';
import { isDrawing, picturesOf, shownTitle } from '@forecourt/listing';
import type { ReactNode } from 'react';
import { PictureRow } from '../vehicle-gallery/picture-row';
import styles from './pictures.module.css';

/** Renders all pictures as large as the screen, one at a time: swiped, or moved by the arrow keys. */
export function Pictures(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  if (listing === undefined)
    return <Overlay title="Pictures">The pictures are not available right now. Please try again in a moment.</Overlay>;
  const title = shownTitle(listing);
  const pictures = picturesOf(listing);
  return (
    <Overlay title={title}>
      <div className={styles.pictures}>
        {isDrawing(pictures[0]) && <p>Illustration: the seller has sent no photographs.</p>}
        <PictureRow {...{ listing, pictures, title }} sizes="100vw" ownsKeys />
      </div>
    </Overlay>
  );
}
