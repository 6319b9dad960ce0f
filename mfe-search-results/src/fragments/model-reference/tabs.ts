import type { BrandView, SourceData } from '@forecourt/contracts';
import { effective } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export type ReferenceTab = 'pricing' | 'faqs' | 'trims';

/** More results than a page shows. */
const many = 30;

/**
 * What there is to say of the search's one model, in the order of the tabs (section 4). Of safety and of what owners say the site has no data that it
 * could stand for, so there are no tabs of those.
 */
export function referenceTabs(
  state: SearchState,
  brand: BrandView,
  { listing, 'model-trims': found }: Pick<SourceData, 'listing' | 'model-trims'>,
): readonly ReferenceTab[] {
  const trims = found?.trims.length ?? 0;
  const { startYear, endYear } = state;
  const isOfYear = startYear !== undefined && startYear === endYear;
  const conditions = effective(state, brand).listingType;
  const hasUsed = conditions === undefined || conditions.includes('USED');
  const results = listing?.totalResultCount ?? 0;
  const tabs: readonly (readonly [tab: ReferenceTab, isThere: boolean])[] = [
    ['pricing', trims > 0],
    ['faqs', results > 0 && (isOfYear || (hasUsed && results > many))],
    ['trims', trims > 1],
  ];
  return tabs.flatMap(([tab, isThere]) => (isThere ? [tab] : []));
}
