import type { BrandView } from '@forecourt/contracts';
import type { Category } from '@forecourt/search-state';

interface Tab {
  category: Category;
  label: string;
  /** Whether the brand has the tab: by its flag, or by the section whose filter the tab sets. */
  shown(brand: Pick<BrandView, 'flags' | 'sections'>): boolean;
}

const tabs: readonly Tab[] = [
  { category: 'all', label: 'All Results', shown: () => true },
  { category: 'best-deals', label: 'Best Deals', shown: ({ flags }) => flags.bestDealsEntry },
  { category: 'buy-online', label: 'Buy Online', shown: ({ flags }) => flags.buyOnline },
  { category: 'by-owner', label: 'For Sale By Owner', shown: ({ sections }) => sections.includes('seller-type') },
  { category: 'certified', label: 'Certified Used', shown: ({ sections }) => sections.includes('condition') },
];

/** Lists the category tabs of a brand (section 2) in their order; none without category search. */
export function tabsOf(brand: Pick<BrandView, 'flags' | 'sections'>): readonly Tab[] {
  return brand.flags.categorySearch ? tabs.filter((tab) => tab.shown(brand)) : [];
}
