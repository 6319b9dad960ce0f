import type { BrandView, SourceData } from '@forecourt/contracts';
import { hasQuestions } from '@forecourt/listing';
import { effective } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';

export type ReferenceTab = 'pricing' | 'faqs' | 'safety' | 'reviews' | 'trims';

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
  const { trimCode = [] } = state;
  const years = facts?.years ?? [];
  const tabs: readonly (readonly [tab: ReferenceTab, isThere: boolean])[] = [
    ['pricing', trims > 0 || years.length > 1],
    ['faqs', hasQuestions(effective(state, brand), listing?.totalResultCount ?? 0)],
    ['safety', trimCode.length === 0 && years.some(({ safety }) => safety.length > 0)],
    ['reviews', reviews !== undefined],
    ['trims', trims > 1],
  ];
  return tabs.flatMap(([tab, isThere]) => (isThere ? [tab] : []));
}
