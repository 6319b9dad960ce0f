import { useBrand } from '@forecourt/fragment-kit';
import type { Similar } from '@forecourt/listing';
import { type ReactNode, useId, useState } from 'react';
import type { AskedPrice } from './price-note';
import { Tile } from './tile';
import { TileAids } from './tile-aids';
import styles from './tile-section.module.css';

interface TileSectionProps extends Similar {
  /** Its name among the lists of tiles of a page. */
  name: string;
  title: string;
  /** The link to all of these vehicles. */
  children?: ReactNode;
}

/** Renders some vehicles as tiles under a title, with a link to all of them. Nothing if there are none. */
export function TileSection({ name, title, listings, owners, children }: TileSectionProps): ReactNode {
  const headingId = useId();
  const { payments } = useBrand().flags;
  const [asked, ask] = useState<AskedPrice>();
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
            list={name}
            owner={owners.find(({ id }) => id === listing.ownerId)}
            position={position}
            payments={payments}
            onAsk={ask}
          />
        ))}
      </ul>
      <TileAids list={name} asked={asked} payments={payments} />
    </section>
  );
}
