import { useBrand, useView } from '@forecourt/fragment-kit';
import type { ResultsAnswer } from '@forecourt/listing';
import {
  createReference,
  hasPaidPlaces,
  labelOf,
  recordsPerPage,
  useReference,
  useSearch,
} from '@forecourt/search-kit';
import { cx, SkeletonTile } from '@forecourt/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Tile } from '../../tile/tile';
import { useVisit } from '../../tile/visit';
import { layoutGrid } from './layout-grid';
import { PlacementCell } from './placement-cell';
import { blockSize, type Placement, type PlacementFacts } from './placements';
import styles from './results.module.css';

export interface GridProps extends Pick<ResultsAnswer, 'listings' | 'owners' | 'totalResultCount'> {
  list: RefObject<HTMLUListElement | null>;
  /** Where the layout wants the peekaboo. */
  peekaboo?: number;
}

/** When the saved search was last looked at, as its address says; undefined for anything else. */
const momentOf = (lastExec: string | undefined) =>
  lastExec !== undefined && /^\d{1,15}$/.test(lastExec) ? Number(lastExec) : undefined;

/** The listings with everything that stands among them (R52). */
export function Grid({ listings, owners, totalResultCount, list, peekaboo }: GridProps): ReactNode {
  const brand = useBrand();
  const { firstRecord = 0, lastExec } = useSearch();
  const ownerById = useMemo(() => new Map(owners.map((owner) => [owner.id, owner])), [owners]);
  const { url } = useView();
  const wanted = useWanted();
  const { markOf, see } = useVisit(momentOf(lastExec));
  const facts = usePlacementFacts({ results: totalResultCount - firstRecord, peekaboo });
  const page = Math.floor(firstRecord / blockSize) + 1;
  return (
    <ul ref={list} className={styles.grid}>
      {layoutGrid(listings, facts).map((cell) =>
        cell.kind === 'placement' ? (
          <PlacementCell key={keyOf(cell.placement)} {...cell.placement} page={page + cell.placement.block} />
        ) : (
          <Tile
            key={cell.listing.id}
            listing={cell.listing}
            placement="organic"
            owner={ownerById.get(cell.listing.ownerId)}
            position={cell.index}
            search={url}
            record={firstRecord + cell.index}
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

const keyOf = ({ kind, position, columns }: Placement) => `${kind} ${position} ${columns ?? ''}`;

/** What the search and its brand say about the places. */
function usePlacementFacts(more: Pick<PlacementFacts, 'results' | 'peekaboo'>): PlacementFacts {
  const brand = useBrand();
  const state = useSearch();
  const { fuelTypeGroup = [] } = state;
  return {
    flags: brand.flags,
    takesPaid: hasPaidPlaces(state, brand, brand.flags.spotlightsRelevanceOnly),
    isElectric: fuelTypeGroup.length === 1 && fuelTypeGroup[0] === 'ELE',
    pageSize: recordsPerPage(state, brand),
    ...more,
  };
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
