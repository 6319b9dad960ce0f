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
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { compareFormId } from '../../compare/compare-form';
import type { AskedPrice } from '../../tile/price-note';
import { Tile } from '../../tile/tile';
import { TileAids } from '../../tile/tile-aids';
import { useVisit } from '../../tile/visit';
import { layoutGrid } from './layout-grid';
import { PaidRow, PlacementCell } from './placement-cell';
import { blockSize, type Placement, type PlacementFacts } from './placements';
import styles from './results.module.css';

export interface GridProps extends Pick<ResultsAnswer, 'listings' | 'owners' | 'totalResultCount'> {
  list: RefObject<HTMLUListElement | null>;
  /** Position of the peekaboo in the brand's layout. */
  peekaboo?: number;
}

/** Name of this list of tiles among those of a page. */
const name = 'results';

/** Returns when the saved search was last opened, epoch ms, from its URL parameter; undefined if that is invalid. */
const momentOf = (lastExec: string | undefined) =>
  lastExec !== undefined && /^\d{1,15}$/.test(lastExec) ? Number(lastExec) : undefined;

/** Renders the listings and the placements among them (R52). */
export function Grid({ listings, owners, totalResultCount, list, peekaboo }: GridProps): ReactNode {
  const { payments } = useBrand().flags;
  const { firstRecord = 0, lastExec } = useSearch();
  const ownerById = useMemo(() => new Map(owners.map((owner) => [owner.id, owner])), [owners]);
  const { url } = useView();
  const wanted = useWanted();
  const { markOf, see } = useVisit(momentOf(lastExec));
  const [asked, ask] = useState<AskedPrice>();
  const facts = usePlacementFacts({ results: totalResultCount - firstRecord, peekaboo });
  const page = Math.floor(firstRecord / blockSize) + 1;
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {layoutGrid(listings, facts).map((cell) =>
          cell.kind === 'row' ? (
            <PaidRow key={cell.placements.map(keyOf).join()} {...cell} page={page + (cell.placements[0]?.block ?? 0)} />
          ) : cell.kind === 'placement' ? (
            <PlacementCell key={keyOf(cell.placement)} {...cell.placement} page={page + cell.placement.block} />
          ) : (
            <Tile
              key={cell.listing.id}
              listing={cell.listing}
              placement="organic"
              list={name}
              owner={ownerById.get(cell.listing.ownerId)}
              position={cell.index}
              search={url}
              record={firstRecord + cell.index}
              compareForm={compareFormId}
              payments={payments}
              wanted={wanted}
              mark={markOf(cell.listing)}
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

/** Returns the facts of the search and its brand that decide on placements. */
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

/** Returns the labels of the features in the search. Features narrow, so every result has all of them (R23). */
function useWanted(): string {
  const state = useSearch();
  const reference = useReference();
  return useMemo(() => {
    const known = createReference(reference);
    return (state.featureCode ?? []).map((code) => labelOf('featureCode', code, state, known)).join(' · ');
  }, [state, reference]);
}

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
