import { opensPlaced } from '@forecourt/fragment-kit';
import { IconButton, VehicleImage } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import type { Gallery } from './use-gallery';

export interface TileGalleryProps {
  gallery: Gallery;
  /** URL of the vehicle's page. */
  href: string;
  /** Whether the first picture is fetched before all others (R57). */
  priority: boolean | undefined;
  /** Whether there is a view of the vehicle from all sides. */
  spins: boolean;
  onFollow(): void;
}

/**
 * Renders a listing's pictures in a row that snaps, one at a time, by touch, wheel, buttons or the arrow keys. At first there is the main
 * picture alone; once the shopper comes to it the buttons appear and the others follow, each before it is reached. The pictures link to
 * the vehicle's page as the title does, so this link is hidden from screen readers and the keyboard, and so are the buttons.
 */
export function TileGallery(props: TileGalleryProps): ReactNode {
  const { gallery, href, priority, spins, onFollow } = props;
  const { main, count, others, at, near, row, comeNear, turn, settle } = gallery;
  const last = count - 1;
  const isDrawn = main.src === undefined;
  const shown = isDrawn ? 'Illustration' : `Picture ${at + 1} of ${count}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: the title is the link that they have */}
      <a
        {...opensPlaced}
        ref={row}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.row}
        data-more={(!near && last > 0) || undefined}
        onPointerEnter={comeNear}
        onPointerMove={comeNear}
        onTouchStart={comeNear}
        onClick={onFollow}
        onAuxClick={onFollow}
        onScroll={settle}
      >
        <VehicleImage {...main} priority={priority} />
        {others.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places, and one may be in two
          <VehicleImage key={index} {...picture} />
        ))}
      </a>
      {/* Without a caption the style says "Illustration": most drawings have no other. */}
      {(spins || !isDrawn) && <span className={styles.caption}>{spins ? `${shown} · 360°` : shown}</span>}
      {near && last > 0 && (
        <>
          <IconButton
            icon="chevron-left"
            label="Previous picture"
            variant="floating"
            size="sm"
            tabIndex={-1}
            className={styles.back}
            aria-disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next picture"
            variant="floating"
            size="sm"
            tabIndex={-1}
            className={styles.on}
            aria-disabled={at === last}
            onClick={() => turn(1)}
          />
        </>
      )}
    </>
  );
}
