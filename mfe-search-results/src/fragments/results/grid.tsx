import { Slot, useBrand } from '@forecourt/fragment-kit';
import type { ResultsAnswer } from '@forecourt/listing';
import { cx, SkeletonTile } from '@forecourt/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Tile } from '../../tile/tile';
import { adPositions } from './ad-positions';
import { layoutGrid } from './layout-grid';
import styles from './results.module.css';

/** The listings with the ads between them. An ad keeps its space whether it arrives or not (R67). */
export function Grid(
  props: Pick<ResultsAnswer, 'listings' | 'owners'> & { list: RefObject<HTMLUListElement | null> },
): ReactNode {
  const { listings, owners, list } = props;
  const brand = useBrand();
  const ownerById = useMemo(() => new Map(owners.map((owner) => [owner.id, owner])), [owners]);
  const wishes = adPositions(brand).map((position) => ({ position, placement: position }));
  return (
    <ul ref={list} className={styles.grid}>
      {layoutGrid(listings, wishes).map((cell) =>
        cell.kind === 'placement' ? (
          <li key={`ad-${cell.placement}`} className={styles.ad}>
            <Slot name="grid-ad" props={{ position: cell.placement }} className={styles.adSlot} />
          </li>
        ) : (
          <Tile
            key={cell.listing.id}
            listing={cell.listing}
            placement="organic"
            owner={ownerById.get(cell.listing.ownerId)}
            position={cell.index}
            payments={brand.flags.payments}
          />
        ),
      )}
    </ul>
  );
}

const placeholders = Array.from({ length: 25 }, (_, index) => index);

/** Stand where listings will be (R54). */
export function Placeholders(): ReactNode {
  return (
    <div className={cx(styles.grid, styles.placeholders)} data-placeholders="">
      {placeholders.map((index) => (
        <SkeletonTile key={index} />
      ))}
    </div>
  );
}
