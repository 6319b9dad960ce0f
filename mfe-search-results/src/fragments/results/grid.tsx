import { Slot, useBrand } from '@forecourt/fragment-kit';
import type { ResultsAnswer } from '@forecourt/listing';
import { createReference, labelOf, useReference, useSearch } from '@forecourt/search-kit';
import { cx, SkeletonTile } from '@forecourt/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Tile } from '../../tile/tile';
import { useVisit } from '../../tile/visit';
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
  const wanted = useWanted();
  const { markOf, see } = useVisit();
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
            wanted={wanted}
            mark={markOf(cell.listing)}
            onSee={see}
          />
        ),
      )}
    </ul>
  );
}

/** The features that the search asks for, in words: features narrow, so whatever it finds has them all (R23). */
function useWanted(): string {
  const state = useSearch();
  const reference = useReference();
  return useMemo(() => {
    const known = createReference(reference);
    return (state.featureCode ?? []).map((code) => labelOf('featureCode', code, state, known)).join(' · ');
  }, [state, reference]);
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
