import { OverlayLink, useSource } from '@forecourt/fragment-kit';
import { isDrawing, picturesOf, shownTitle } from '@forecourt/listing';
import { VehicleImage } from '@forecourt/ui';
import type { MouseEvent, ReactNode } from 'react';
import { captionOf } from './captions';
import styles from './gallery.module.css';
import { PictureRow } from './picture-row';

/** Width of the main picture: beside the price on wide screens, the whole width on others. */
const sizes = '(min-width: 64rem) 50rem, 100vw';

/**
 * Renders the vehicle's pictures in a row that is swiped, with thumbnails below, and a link to all of them at full size. Drawings are
 * marked as drawings, and the seller can be asked for photographs. Without script the thumbnails are links to the pictures.
 */
export function Gallery(): ReactNode {
  const vehicle = useSource('vehicle');
  if (vehicle === undefined) return null;
  const { listing, owner } = vehicle;
  const title = shownTitle(listing);
  const pictures = picturesOf(listing);
  const isDrawn = isDrawing(pictures[0]);
  const several = pictures.length > 1;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <PictureRow {...{ listing, pictures, title, sizes }} id={idOf} />
        {isDrawn && <span className={styles.mark}>Illustration</span>}
        <OverlayLink name="mfe-vehicle/vehicle-pictures" className={styles.enlarge}>
          {isDrawn ? 'See it large' : `See ${pictures.length === 1 ? 'it' : `all ${pictures.length} pictures,`} large`}
        </OverlayLink>
        {(listing.spin?.length ?? 0) > 0 && (
          <OverlayLink name="mfe-vehicle/vehicle-spin" className={styles.enlarge}>
            Turn it: 360° view
          </OverlayLink>
        )}
      </div>
      {isDrawn && (
        <p className={styles.note}>
          {'The seller has sent no photographs. '}
          {owner.hideEmailForm !== true && (
            <OverlayLink name="mfe-vehicle/email-owner" props={{ listing: listing.id, photos: true }}>
              Ask the seller for photos
            </OverlayLink>
          )}
        </p>
      )}
      {several && (
        <ul className={styles.thumbs} aria-label={isDrawn ? 'Illustrations' : 'Pictures'}>
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places, and one may be in two
            <li key={index}>
              <a href={`#${idOf(index)}`} onClick={(event) => showIn(event, idOf(index))}>
                <VehicleImage
                  {...picture}
                  alt={isDrawn ? picture.alt : captionOf(picture, index, pictures.length)}
                  sizes="6rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const idOf = (index: number) => `picture-${index + 1}`;

/** Moves the row and leaves the address as it is, so that going back leaves the page, not the picture. */
function showIn(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  const row = target?.parentElement;
  if (target === null || !(row instanceof HTMLElement)) return;
  event.preventDefault();
  row.scrollTo({ left: target.offsetLeft - row.offsetLeft });
}
