import { expiredAlert, hasSearchRadius, maxFirstRecord, recordsPerPage } from '@forecourt/search-state';
import { pageList } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { type WalletCard, walletOf } from './account';
import { type AdPlace, gridAdOf } from './ads';
import type { Link } from './hero';
import type { PlacementModel, ResultsModel } from './models';
import { type PaidPlace, paidPlaceOf, type Showcase, showcaseOf } from './paid';
import type { Search } from './search';
import { type Tile, type TileList, tileListOf, tileOf } from './tiles';

export interface Placement {
  slot: string;
  /** Props of the slot, as JSON. */
  props: string;
  columns?: number;
  paid?: PaidPlace;
  ad?: AdPlace;
  showcase?: Showcase;
  wallet?: WalletCard;
}

export type Cell = { tile: Tile } | { placement: Placement } | { row: readonly Placement[] };

export interface Results {
  heading: string;
  announcement: string;
  /** Notes above the results, each with its second sentence. */
  alerts: readonly { title: string; text: string }[];
  notUnderstood?: string;
  nothing?: {
    why: readonly string[];
    ways: readonly (Link & { count: string })[];
    clear: string;
    anyDistance?: string;
  };
  /** The dealer's band if there is no result. */
  showcase?: Showcase;
  pastTheEnd?: string;
  grid?: { cells: readonly Cell[]; aids: TileList; compares: boolean; pages: Pages };
}

export interface Pages {
  more?: string;
  range: string;
  end?: string;
  previous?: string;
  next?: string;
  entries: readonly ({ page: number; href: string; isPresent: boolean } | null)[];
}

/** @param model result of the model of `results` */
export function resultsOf(search: Search, model: ResultsModel): Results {
  const { view, state, brand, reference } = search;
  const { expired, otherMake, notUnderstood } = view.params;
  const listing = view.data.listing;
  const alerts = [];
  if (expired === '1') {
    const [title, text] = expiredAlert(state, brand, reference);
    alerts.push({ title, text });
  }
  if (otherMake !== undefined)
    alerts.push({ title: `${brand.name} has no ${otherMake}`, text: 'Here are the vehicles that it has.' });
  const common = { heading: model.heading, announcement: model.announcement ?? '', alerts, notUnderstood };
  if (listing === undefined) return common;
  if (model.grid === undefined) return { ...common, nothing: nothingOf(search), showcase: showcaseOf(search) };
  if (listing.listings.length === 0) return { ...common, pastTheEnd: search.href({ type: 'page', firstRecord: 0 }) };
  const { cells, page } = model.grid;
  return {
    ...common,
    grid: {
      cells: cells.map((cell): Cell => {
        if (cell.kind === 'listing') return { tile: tileOf(cell.listing, search, true) };
        if (cell.kind === 'placement') return { placement: placementOf(cell.placement, page, search) };
        return { row: cell.placements.map((placement) => placementOf(placement, page, search)) };
      }),
      aids: tileListOf('results', [], search),
      compares: brand.flags.compare,
      pages: pagesOf(search, model.count, listing.listings.length),
    },
  };
}

function placementOf(model: PlacementModel, first: number, search: Search): Placement {
  const { kind, position, block, columns } = model;
  const page = first + block;
  const common = { slot: kind, columns, props: JSON.stringify({ position, placement: `${kind}-${position}`, page }) };
  switch (kind) {
    case 'premium':
    case 'fourth-tier':
    case 'boost':
      return { ...common, paid: paidPlaceOf(model, page, search) };
    case 'showcase':
      return { ...common, showcase: showcaseOf(search) };
    case 'wallet':
      return { ...common, wallet: walletOf(search) };
    default:
      return { ...common, ad: gridAdOf(model, search) };
  }
}

const reasons: Readonly<Record<string, string>> = {
  minPrice: 'The lowest price is above the highest price.',
  startYear: 'The first year is after the last year.',
};

function nothingOf({ view, state, chips, href }: Search): NonNullable<Results['nothing']> {
  const { invalidQueryParams: invalid = {}, waysOn } = view.data.listing ?? {};
  const { within = [], without = [] } = waysOn ?? {};
  return {
    why: Object.entries(reasons).flatMap(([param, reason]) => (Object.hasOwn(invalid, param) ? [reason] : [])),
    ways: [
      ...within.map(({ radius, count }) => ({
        label: radius === 0 ? 'At any distance' : `Within ${radius} miles`,
        href: href({ type: 'location', searchRadius: radius }),
        count: formatCount(count),
      })),
      ...without.flatMap(({ chip, count }) => {
        const label = chips.find(({ key }) => key === chip)?.label;
        if (label === undefined) return [];
        return [
          { label: `Without “${label}”`, href: href({ type: 'removeChip', key: chip }), count: formatCount(count) },
        ];
      }),
    ],
    clear: href({ type: 'clear' }),
    anyDistance:
      hasSearchRadius(state) && waysOn === undefined ? href({ type: 'location', searchRadius: 0 }) : undefined,
  };
}

function pagesOf({ state, brand, href }: Search, total: number, listings: number): Pages {
  const { firstRecord = 0 } = state;
  const size = recordsPerPage(state, brand);
  const shown = Math.max(1, Math.ceil(listings / size));
  const count = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(maxFirstRecord / size) + 1));
  const page = Math.min(Math.floor(firstRecord / size) + shown, count);
  const following = firstRecord + shown * size;
  const hasNext = following < total && following <= maxFirstRecord;
  const last = firstRecord + listings;
  const at = (number: number) => href({ type: 'page', firstRecord: (number - 1) * size });
  const isCut = !hasNext && last < total && last > maxFirstRecord;
  return {
    more: brand.flags.infiniteScrollButton && hasNext ? href({ type: 'page', firstRecord: following }) : undefined,
    range: `${formatCount(firstRecord + 1)}–${formatCount(last)} of ${formatCount(total)}`,
    end: isCut ? `Showing the first ${formatCount(last)}. Narrow your search.` : undefined,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < count ? at(page + 1) : undefined,
    entries:
      count <= 1
        ? []
        : pageList(page, count).map((entry) =>
            entry === 'gap' ? null : { page: entry, href: at(entry), isPresent: entry === page },
          ),
  };
}
