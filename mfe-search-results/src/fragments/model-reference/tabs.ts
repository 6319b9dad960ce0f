import type { BrandView, SourceData } from '@forecourt/contracts';
import { effective } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export type ReferenceTab = 'pricing' | 'faqs' | 'reviews' | 'trims';

/** Number of results above which a page does not show them all. */
const many = 30;

/**
 * Lists the tabs about the search's model that have content, in their order (section 4). There is no tab for safety,
 * because the site has no data on it.
 */
export function referenceTabs(
  state: SearchState,
  brand: BrandView,
  {
    listing,
    'model-trims': found,
    'model-reviews': reviews,
  }: Pick<SourceData, 'listing' | 'model-trims' | 'model-reviews'>,
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
    ['reviews', reviews !== undefined],
    ['trims', trims > 1],
  ];
  return tabs.flatMap(([tab, isThere]) => (isThere ? [tab] : []));
}
