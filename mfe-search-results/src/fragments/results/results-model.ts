import type { FragmentProps, FragmentView } from '@forecourt/fragment-kit';
import type { ResultsAnswer } from '@forecourt/listing';
import {
  boxValue,
  createReference,
  defaultRadius,
  hasPaidPlaces,
  hasSearchRadius,
  labelOf,
  recordsPerPage,
} from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';
import { type TileModel, tileModels } from '../../tile/tile-model';
import { type Cell, layoutGrid } from './layout-grid';
import { blockSize } from './placements';

type View = FragmentView<'listing' | 'memory'>;

/** The results of a search in words and cells, ready to be shown. */
export interface ResultsModel {
  /** Whether another search is pending; while a page is appended, the list as a whole is neither stale nor failed. */
  loading: boolean;
  failed: boolean;
  /** Number of results; 0 if the search could not be run. */
  count: number;
  /** The heading, for screen readers. */
  heading: string;
  /** Announcement for screen readers; absent without results. */
  announcement?: string;
  /** Absent if there is no result. */
  grid?: GridModel;
}

/** The listings and the placements among them (R52). */
export interface GridModel {
  cells: readonly Cell<TileModel>[];
  /** 1-based page of the first block, for measurement. */
  page: number;
  /** When the saved search was last opened, epoch ms; undefined if its URL does not say. */
  lastLooked: number | undefined;
}

/** Returns the results of a search. */
export function resultsModel(view: View, slot: FragmentProps['slot']): ResultsModel {
  const { status, appending = false, data } = view;
  const answer = data.listing;
  const failed = status === 'failed' && !appending;
  const isUsable = answer !== undefined && Object.keys(answer.invalidQueryParams).length === 0;
  const count = isUsable ? answer.totalResultCount : 0;
  const matches = `${formatCount(count)} ${count === 1 ? 'Match' : 'Matches'}`;
  return {
    loading: status === 'loading' && !appending,
    failed,
    count,
    heading: answer === undefined || failed ? 'Results' : matches,
    ...(status === 'ready' &&
      answer !== undefined &&
      count > 0 && { announcement: `${matches}, ${formatCount(answer.listings.length)} shown` }),
    ...(answer !== undefined && count > 0 && { grid: gridOf(view, answer, failed ? undefined : slot.peekaboo) }),
  };
}

function gridOf(view: View, answer: ResultsAnswer, peekaboo: unknown): GridModel {
  const { state, brand, reference, url } = view;
  const { firstRecord = 0, fuelTypeGroup = [] } = state;
  const tiles = tileModels(answer.listings, {
    placement: 'organic',
    owners: answer.owners,
    services: reference.facets.homeServices,
    search: url,
    firstRecord,
    wanted: wantedIn(view),
    ...(hasSearchRadius(state) &&
      boxValue(state, 'marketExtension') !== undefined && { shipsBeyond: state.searchRadius ?? defaultRadius }),
  });
  const cells = layoutGrid(tiles, {
    flags: brand.flags,
    takesPaid: hasPaidPlaces(state, brand, brand.flags.spotlightsRelevanceOnly),
    isElectric: fuelTypeGroup.length === 1 && fuelTypeGroup[0] === 'ELE',
    pageSize: recordsPerPage(state, brand),
    results: answer.totalResultCount - firstRecord,
    peekaboo: typeof peekaboo === 'number' ? peekaboo : undefined,
  });
  return { cells, page: Math.floor(firstRecord / blockSize) + 1, lastLooked: momentOf(state.lastExec) };
}

const momentOf = (lastExec: string | undefined) =>
  lastExec !== undefined && /^\d{1,15}$/.test(lastExec) ? Number(lastExec) : undefined;

/** Returns the labels of the features in the search. Features narrow, so every result has all of them (R23). */
function wantedIn({ state, reference }: View): string {
  const { featureCode = [] } = state;
  if (featureCode.length === 0) return '';
  const known = createReference(reference);
  return featureCode.map((code) => labelOf('featureCode', code, state, known)).join(' · ');
}
