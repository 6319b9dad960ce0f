/** Sources of the places that sellers pay for: each tier from its own path, with its page (section 7). */
import type { Brand } from '@forecourt/contracts';
import { type SpotlightName, spotlightCounts, spotlightSchemas } from '@forecourt/listing';
import { effective, hasPaidPlaces, recordsPerPage, type SearchState, values } from '@forecourt/search-state';
import type { SourceDefinition } from '../steps/data';

/** Listings per page as counted for paid places, whatever the page's size (section 7, "Listing search page number"). */
const blockSize = 30;
const timeoutMs = 3000;
/** Listings per page from which a second boost is requested (section 9). */
const manyRecords = 75;

/** Returns the number of a search's page of results, from 1. */
const pageOf = ({ firstRecord = 0 }: SearchState) => Math.floor(firstRecord / blockSize) + 1;

interface Tier {
  name: SpotlightName;
  path: string;
  flag: SourceDefinition['flag'];
  /** Parameters besides number and page. */
  query: Readonly<Record<string, string>>;
  /** Whether one answer serves every page of the results. */
  reused?: true;
}

const spotlight = '/rest/lsc/listing/spotlight';
const tiers: readonly Tier[] = [
  {
    ...{ name: 'premium', path: `${spotlight}/premiumresults`, flag: 'premiumSpotlight' },
    query: { listingTier: 'premium' },
  },
  {
    ...{ name: 'fourth-tier', path: `${spotlight}/premiumresults`, flag: 'premiumSpotlight', reused: true },
    query: { listingTier: 'fourthTier' },
  },
  { name: 'featured', path: `${spotlight}/results`, flag: 'spotlight', query: { listingTier: 'featured' } },
  { name: 'standard', path: `${spotlight}/results`, flag: 'spotlight', query: { listingTier: 'standard' } },
  { name: 'highlights', path: `${spotlight}/vehiclehighlight`, flag: 'vehicleHighlights', query: {} },
];

/** Whether a search has paid places on its brand (R30). */
const isPaid = (state: SearchState, brand: Brand) => hasPaidPlaces(state, brand, brand.flags.spotlightsRelevanceOnly);

/** Returns the sources of paid places. @param searchQuery the search as the marketplace receives it */
export function paidPlaces(
  searchQuery: (state: SearchState, brand: Brand) => URLSearchParams,
): Record<SpotlightName, SourceDefinition> {
  const rows = tiers.map(({ name, path, flag, query, reused }) => {
    const definition: SourceDefinition = {
      upstream: 'marketplace',
      request({ state, brand }) {
        if (!isPaid(state, brand)) return null;
        const asked = searchQuery(state, brand);
        for (const [key, value] of Object.entries(query)) asked.set(key, value);
        asked.set('numSpotlights', String(spotlightCounts[name]));
        asked.set('spotlightPage', String(reused ? 1 : pageOf(state)));
        // Shoppers who want vehicles delivered get highlights from anywhere.
        if (name === 'highlights' && state.marketExtension === 'include')
          asked.set('includeExtendedVehicleHighlights', 'true');
        return `${path}?${asked}`;
      },
      ...{ timeoutMs, flag, schema: spotlightSchemas[name] },
    };
    return [name, definition] as const;
  });
  const boost: SourceDefinition = {
    upstream: 'marketplace',
    request: ({ state, brand }) => (isPaid(state, brand) ? boostPath(state, brand, new Date().getUTCFullYear()) : null),
    ...{ timeoutMs, flag: 'newCarBoost' as const, schema: spotlightSchemas.boost },
  };
  return Object.fromEntries([...rows, ['boost', boost]]) as Record<SpotlightName, SourceDefinition>;
}

const yearsAhead = 5;

/**
 * Returns the path for new cars beside the used ones of a search; null unless it is a search near a ZIP code for vehicles of dealers that
 * are not new (section 5, "New-car-boost fetch").
 * @param year the current year
 */
export function boostPath(state: SearchState, brand: Brand, year: number): string | null {
  const { zip = '', startYear, endYear, maxPrice, sellerType } = state;
  const listingTypes = values(effective(state, brand), 'listingType');
  if (!/^\d{5}$/.test(zip) || listingTypes.length === 0 || listingTypes.includes('NEW')) return null;
  if (endYear !== undefined && Math.abs(endYear - year) > yearsAhead) return null;
  if (startYear === year || startYear === year + 1 || sellerType?.includes('p')) return null;
  const count = recordsPerPage(state, brand) >= manyRecords ? 2 : 1;
  const page = pageOf(state);
  const lists = {
    bodystyleCode: state.vehicleStyleCode,
    makeCode: state.makeCode ?? (brand.makeCode === undefined ? undefined : [brand.makeCode]),
    modelCodeToBoost: state.modelCode,
    trimCodeToBoost: state.trimCode,
    seriesCodeToBoost: state.seriesCode,
  };
  const query = new URLSearchParams({
    firstRecord: String((page - 1) * count),
    numRecords: String(count),
    channel: brand.id,
  });
  for (const [name, codes] of Object.entries(lists)) if (codes !== undefined) query.set(name, codes.join(','));
  if (maxPrice !== undefined) query.set('maxPrice', String(maxPrice));
  query.set('zip', zip);
  return `/rest/lsc/newcarboost/listing?${query}`;
}
