import { radiusMenu, sortMenu } from '@forecourt/search-kit';
import {
  activeCategory,
  boxValue,
  type Category,
  defaultRadius,
  isUnknownZip,
  labelOf,
  type MultiParam,
  ownerOf,
  sortOf,
} from '@forecourt/search-state';
import { formatCount } from '@forecourt/ui/format';
import { type HiddenField, hiddenFields, type Search } from './search';

export interface Link {
  label: string;
  href: string;
}

export interface CountedLink extends Link {
  count: string;
}

export interface Option {
  value: string;
  label: string;
  selected?: boolean;
  disabled?: boolean;
  group?: string;
}

/** The field and the select of a place, here and among the filters. */
export interface Place {
  /** The committed text of the field. */
  zip: string;
  error?: string;
  radii: readonly Option[];
}

export interface Hero {
  title: string;
  /** Number of results; empty if it is unknown. */
  count: string;
  place: string;
  location: Place & { fields: readonly HiddenField[] };
  trail: readonly Link[];
  tabs: readonly (Link & { isActive: boolean })[];
  chips: readonly Link[];
  clear?: string;
  alike?: { code: string; label: string; others: readonly CountedLink[]; here: string };
  jump?: string;
  narrow?: { label: string; links: readonly CountedLink[] };
  suggested: readonly CountedLink[];
  hasOrder: boolean;
  sort: { fields: readonly HiddenField[]; options: readonly Option[] };
  save?: string;
}

export function heroOf(search: Search): Hero {
  const { state, brand, chips, text, view, href } = search;
  const { listing } = view.data;
  const isUsable = listing !== undefined && Object.keys(listing.invalidQueryParams).length === 0;
  const count = isUsable ? listing.totalResultCount : undefined;
  const hasOrder = count !== undefined && count > 1;
  const [asked] = listing?.strongAttributesFilters ?? [];
  const suggestion = (param: MultiParam, value: string, label: string, found: number): CountedLink => ({
    label,
    count: formatCount(found),
    href: href({ type: 'toggle', param, value, on: true }),
  });
  return {
    title: text.title,
    count: count === undefined ? '' : `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`,
    place: placeText(search),
    location: {
      ...placeOf(search, ['miles', 'Any distance']),
      fields: hiddenFields(search, ['zip', 'city', 'state', 'searchRadius']),
    },
    trail: text.breadcrumbs,
    tabs: tabsOf(search),
    chips: chips.map(({ key, label }) => ({ label, href: href({ type: 'removeChip', key }) })),
    clear: search.isOwn ? href({ type: 'clear' }) : undefined,
    alike: alikeOf(search),
    jump: brand.flags.jumpLink ? oneModel(search)?.label : undefined,
    narrow:
      hasOrder && asked
        ? {
            label: asked.label.toLowerCase(),
            links: asked.options.map(({ label, value, count }) => suggestion(asked.name, value, label, count)),
          }
        : undefined,
    suggested: hasOrder
      ? (listing?.suggestedFilters ?? [])
          .filter(({ name }) => name !== asked?.name)
          .map(({ name, codes: [value = ''], label, count }) => suggestion(name, value, label, count))
      : [],
    hasOrder,
    sort: { fields: hiddenFields(search, ['sortBy']), options: select(sortMenu(state), sortOf(state, brand)) },
    save:
      search.isOwn && !brand.flags.saveSearchOff && brand.flags.personalization
        ? search.overlay('mfe-account/save-search')
        : undefined,
  };
}

/** Marks the chosen option. */
export function select(options: readonly Option[], value: string): readonly Option[] {
  return options.map((option) => (option.value === value ? { ...option, selected: true } : option));
}

/** Returns the place of the search, as its field and its select say it. */
export function placeOf({ state, view }: Search, words: readonly [string, string]): Place {
  return {
    zip: state.zip ?? [state.city, state.state].filter(Boolean).join(', '),
    error: isUnknownZip(state, view.data.listing) ? 'Enter a valid ZIP Code' : undefined,
    radii: select(radiusMenu(state, words), String(state.searchRadius ?? defaultRadius)),
  };
}

const tabs: readonly { category: Category; label: string; shown(search: Search): boolean }[] = [
  { category: 'all', label: 'All Results', shown: () => true },
  { category: 'best-deals', label: 'Best Deals', shown: ({ brand }) => brand.flags.bestDealsEntry },
  { category: 'buy-online', label: 'Buy Online', shown: ({ brand }) => brand.flags.buyOnline },
  { category: 'by-owner', label: 'For Sale By Owner', shown: ({ brand }) => brand.sections.includes('seller-type') },
  { category: 'certified', label: 'Certified Used', shown: ({ brand }) => brand.sections.includes('condition') },
];

function tabsOf(search: Search): Hero['tabs'] {
  if (!search.brand.flags.categorySearch) return [];
  const active = activeCategory(search.state);
  return tabs
    .filter((tab) => tab.shown(search))
    .map(({ category, label }) => ({
      label,
      href: search.href({ type: 'category', category }),
      isActive: category === active,
    }));
}

const nationwide = 'Searching nationwide';

function placeText({ state, view }: Search): string {
  const { zip, city, state: region } = state;
  const place = view.data.listing?.place;
  const ofZip = place !== undefined && (place.zip === undefined || place.zip === zip) ? zip : undefined;
  const where =
    zip === undefined ? (city !== undefined && region !== undefined ? `${city}, ${region}` : undefined) : ofZip;
  if (where === undefined) return zip === undefined ? nationwide : `We do not know ZIP Code ${zip}. ${nationwide}`;
  const radius = state.searchRadius ?? defaultRadius;
  if (radius === 0) return `at any distance from ${where}`;
  return `within ${radius} miles of ${where}${boxValue(state, 'marketExtension') === undefined ? '' : ', or shipped to you'}`;
}

/** Returns the search's model; undefined if it has none, or several. */
export function oneModel({ state, reference }: Search): { code: string; label: string } | undefined {
  const [code, ...others] = state.modelCode ?? [];
  if (code === undefined || others.length > 0) return undefined;
  return { code, label: labelOf('modelCode', code, state, reference) };
}

/** Most models of a name like the chosen one. */
const mostAlike = 3;

function alikeOf({ state, view, href, url }: Search): Hero['alike'] {
  const { modelCode: [code, ...more] = [], trimCode = [] } = state;
  const options = view.data.listing?.filters.modelCode ?? [];
  const chosen = options.find(({ value }) => value === code);
  if (chosen === undefined || more.length > 0 || trimCode.length > 0 || view.params.namesKnown === '1')
    return undefined;
  const others = options
    .filter(
      ({ value, label, count }) =>
        ownerOf(value) === ownerOf(chosen.value) && count > 0 && label.startsWith(`${chosen.label} `),
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostAlike)
    .map(({ value, label, count }) => ({
      label,
      count: formatCount(count),
      href: href({ type: 'select', param: 'modelCode', values: [value] }),
    }));
  return others.length === 0 ? undefined : { code: chosen.value, label: chosen.label, others, here: url };
}
