import type { BrandView, SourceData } from '@forecourt/contracts';
import { effective } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export type ReferenceTab = 'pricing' | 'faqs' | 'safety' | 'reviews' | 'trims';

/** Number of results above which a page does not show them all. */
const many = 30;

/** Lists the tabs about the search's model that have content, in their order (section 4). */
export function referenceTabs(
  state: SearchState,
  brand: BrandView,
  {
    listing,
    'model-trims': found,
    'model-facts': facts,
    'model-reviews': reviews,
  }: Pick<SourceData, 'listing' | 'model-trims' | 'model-facts' | 'model-reviews'>,
): readonly ReferenceTab[] {
  const trims = found?.trims.length ?? 0;
  const { startYear, endYear, trimCode = [] } = state;
  const years = facts?.years ?? [];
  const isOfYear = startYear !== undefined && startYear === endYear;
  const conditions = effective(state, brand).listingType;
  const hasUsed = conditions === undefined || conditions.includes('USED');
  const results = listing?.totalResultCount ?? 0;
  const tabs: readonly (readonly [tab: ReferenceTab, isThere: boolean])[] = [
    ['pricing', trims > 0 || years.length > 1],
    ['faqs', results > 0 && (isOfYear || (hasUsed && results > many))],
    ['safety', trimCode.length === 0 && years.some(({ safety }) => safety.length > 0)],
    ['reviews', reviews !== undefined],
    ['trims', trims > 1],
  ];
  return tabs.flatMap(([tab, isThere]) => (isThere ? [tab] : []));
}
