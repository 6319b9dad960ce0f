import { useWallet } from '@forecourt/device';
import { useBrand } from '@forecourt/fragment-kit';
import { cx, SkeletonTile } from '@forecourt/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { compareFormId } from '../../compare/compare-form';
import type { AskedPrice } from '../../tile/price-note';
import { Tile } from '../../tile/tile';
import { TileAids } from '../../tile/tile-aids';
import { useVisit } from '../../tile/visit';
import { PaidRow, PlacementCell } from './placement-cell';
import type { Placement } from './placements';
import styles from './results.module.css';
import type { GridModel } from './results-model';

export interface GridProps extends GridModel {
  list: RefObject<HTMLUListElement | null>;
}

/** Name of this list of tiles among those of a page. */
const name = 'results';

/** Renders the listings and the placements among them (R52). */
export function Grid({ cells, page, lastLooked, list }: GridProps): ReactNode {
  const { payments } = useBrand().flags;
  const wallet = useWallet();
  const { markOf, see } = useVisit(lastLooked);
  const [asked, ask] = useState<AskedPrice>();
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {cells.map((cell) =>
          cell.kind === 'row' ? (
            <PaidRow key={cell.placements.map(keyOf).join()} {...cell} page={page + (cell.placements[0]?.block ?? 0)} />
          ) : cell.kind === 'placement' ? (
            <PlacementCell key={keyOf(cell.placement)} {...cell.placement} page={page + cell.placement.block} />
          ) : (
            <Tile
              key={cell.listing.placed.id}
              model={cell.listing}
              list={name}
              compareForm={compareFormId}
              payments={payments}
              wallet={wallet}
              mark={markOf(cell.listing.listing)}
              onSee={see}
              onAsk={ask}
            />
          ),
        )}
      </ul>
      <TileAids list={name} asked={asked} payments={payments} />
    </>
  );
}

const keyOf = ({ kind, position, columns }: Placement) => `${kind} ${position} ${columns ?? ''}`;

const placeholders = Array.from({ length: 25 }, (_, index) => index);

/** Renders placeholders in place of listings that are still loading (R54). */
export function Placeholders(): ReactNode {
  return (
    <div className={cx(styles.grid, styles.placeholders)} data-placeholders="">
      {placeholders.map((index) => (
        <SkeletonTile key={index} />
      ))}
    </div>
  );
}
