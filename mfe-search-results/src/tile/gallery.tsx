import { type Picture, picturesOf, type TileListing } from '@forecourt/listing';
import { Badge, IconButton, VehicleImage, VisuallyHidden } from '@forecourt/ui';
import { type MouseEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './gallery.module.css';

export interface TileGalleryProps {
  listing: TileListing;
  /** URL of the vehicle's page. */
  href: string;
  /** Whether the first picture is fetched before all others (R57). */
  priority: boolean;
  onFollow(event: MouseEvent): void;
  /** Labels over the picture. */
  children: ReactNode;
}

/**
 * Shows a listing's pictures in a row that snaps, one at a time, by touch, wheel or buttons. At first only the main picture is loaded;
 * once the shopper's pointer, finger or focus enters the gallery the others follow, each before it is reached. The pictures link to the
 * vehicle's page as the title does, so this link is hidden from screen readers and the keyboard.
 */
export function TileGallery({ listing, href, priority, onFollow, children }: TileGalleryProps): ReactNode {
  const pictures = picturesOf(listing);
  const row = useRef<HTMLAnchorElement>(null);
  const [alive, setAlive] = useState(false);
  const [near, setNear] = useState(false);
  const [at, setAt] = useState(0);
  // A transition, because thirty galleries add their buttons at the same time.
  useEffect(() => startTransition(() => setAlive(true)), []);

  const turn = (by: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    setNear(true);
    setAt((shown) => Math.min(pictures.length - 1, Math.max(0, shown + by)));
    // The next picture exists only after the next rendering.
    requestAnimationFrame(() => row.current?.scrollBy({ left: by * width, behavior: 'smooth' }));
  };
  const settle = () => {
    const shown = row.current;
    if (shown !== null && shown.clientWidth > 0) setAt(Math.round(shown.scrollLeft / shown.clientWidth));
  };
  const comesNear = () => setNear(true);
  const last = pictures.length - 1;
  const [main] = pictures;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a shopper approaches
    <div className={styles.gallery} onPointerEnter={comesNear} onTouchStart={comesNear} onFocus={comesNear}>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden; for screen readers the title is the link */}
      <a
        ref={row}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.row}
        onClick={onFollow}
        onAuxClick={onFollow}
        onScroll={alive ? settle : undefined}
      >
        <VehicleImage {...main} priority={priority} />
        {(near ? pictures.slice(1, at + 2) : alive ? pictures.slice(1, 2) : []).map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places, and one may stand in two
          <Slide key={index} picture={picture} isNear={near} />
        ))}
      </a>
      {children}
      {listing.fyuseId !== undefined && <Badge className={styles.spin}>360°</Badge>}
      <p className={styles.count}>
        {main.src === undefined && 'Illustration '}
        <VisuallyHidden>Picture </VisuallyHidden>
        {`${at + 1} of ${pictures.length}`}
      </p>
      {alive && last > 0 && (
        <>
          <IconButton
            icon="chevron-left"
            label="Previous picture"
            variant="floating"
            size="sm"
            className={styles.back}
            aria-disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next picture"
            variant="floating"
            size="sm"
            className={styles.on}
            aria-disabled={at === last}
            onClick={() => turn(1)}
          />
        </>
      )}
    </div>
  );
}

/** Reserves the room of a picture, which is fetched once `isNear`. */
function Slide({ picture, isNear }: { picture: Picture; isNear: boolean }): ReactNode {
  return isNear ? <VehicleImage {...picture} /> : <span className={styles.room} />;
}
