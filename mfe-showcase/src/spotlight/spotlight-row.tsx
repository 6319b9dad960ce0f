import { followsSearch, useEmit } from '@forecourt/fragment-kit';
import { Carousel } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Spotlight } from './spotlight-at';
import styles from './spotlight-row.module.css';
import { SpotlightTile } from './spotlight-tile';
import type { PaidPlace } from './why-this';

/** Renders a row of paid listings below the results; empty if there are none. */
export function SpotlightRow(props: {
  title: string;
  /** Placement under which movements of the row are measured. */
  place: PaidPlace;
  items: readonly (Spotlight & { place: PaidPlace })[];
}): ReactNode {
  const { title, place, items } = props;
  const emit = useEmit();
  const [first] = items;
  if (first === undefined) return null;
  const placed = { placement: place, id: first.listing.id, owner: first.listing.ownerId, sponsored: true };
  return (
    <div {...followsSearch} className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <Carousel label={title} onMove={(to) => emit({ type: 'carousel-moved', detail: { ...placed, to } })}>
        {items.map((item, position) => (
          <SpotlightTile key={item.listing.id} {...item} position={position} />
        ))}
      </Carousel>
    </div>
  );
}
