import { useBrand } from '@forecourt/fragment-kit';
import type { Similar } from '@forecourt/listing';
import { type ReactNode, useId } from 'react';
import { Tile } from './tile';
import styles from './tile-section.module.css';

interface TileSectionProps extends Similar {
  title: string;
  /** The link to all of these vehicles. */
  children?: ReactNode;
}

/** Shows some vehicles as tiles under a title, with a link to all of them. Nothing if there are none. */
export function TileSection({ title, listings, owners, children }: TileSectionProps): ReactNode {
  const headingId = useId();
  const { payments } = useBrand().flags;
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.similar}>
      <div className={styles.bar}>
        <h2 id={headingId}>{title}</h2>
        {children}
      </div>
      <ul>
        {listings.map((listing, position) => (
          <Tile
            key={listing.id}
            listing={listing}
            placement="similar"
            owner={owners.find(({ id }) => id === listing.ownerId)}
            position={position}
            payments={payments}
          />
        ))}
      </ul>
    </section>
  );
}
