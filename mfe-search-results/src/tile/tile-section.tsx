import { useWallet } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { type ReactNode, useId, useState } from 'react';
import type { AskedPrice } from './price-note';
import { Tile } from './tile';
import { TileAids } from './tile-aids';
import type { TileModel } from './tile-model';
import styles from './tile-section.module.css';

interface TileSectionProps {
  tiles: readonly TileModel[];
  /** Its name among the lists of tiles of a page. */
  name: string;
  title: string;
  /** The link to all of these vehicles. */
  children?: ReactNode;
}

/** Renders some vehicles as tiles under a title, with a link to all of them. Nothing if there are none. */
export function TileSection({ name, title, tiles, children }: TileSectionProps): ReactNode {
  const headingId = useId();
  const { payments } = useBrand().flags;
  const wallet = useWallet();
  const [asked, ask] = useState<AskedPrice>();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.similar}>
      <div className={styles.bar}>
        <h2 id={headingId}>{title}</h2>
        {children}
      </div>
      <ul>
        {tiles.map((model) => (
          <Tile key={model.listing.id} {...{ model, payments, wallet }} list={name} onAsk={ask} />
        ))}
      </ul>
      <TileAids list={name} asked={asked} payments={payments} />
    </section>
  );
}
