import type { SearchRules } from '@forecourt/search-state';

export const brandIds = ['research', 'maker', 'certified', 'valuation'] as const;
export type BrandId = (typeof brandIds)[number];

/** Feature flags (specification section 1). */
export const flagNames = [
  'saveSearchOff',
  'subscribeSearchAlerts',
  'compare',
  'personalization',
  'wallet',
  'payments',
  'ads',
  'alphaShowcase',
  'exactMatch',
  'dealerInventoryLink',
  'spotlight',
  'premiumSpotlight',
  'vehicleHighlights',
  'newCarBoost',
  'buyOnline',
  'marketExtension',
  'vehicleExchange',
  'commercialEntryPoint',
  'bestDealsEntry',
  'keywordSearch',
  'categorySearch',
  'jumpLink',
  'fluidAds',
  'similarListings',
  'infiniteScrollButton',
  /** Spotlights are skipped for non-relevance sorts (R30). */
  'spotlightsRelevanceOnly',
] as const;
export type Flag = (typeof flagNames)[number];

/** Where the layout puts a slot. */
export const regions = ['hero', 'aside', 'main', 'footer'] as const;
export type Region = (typeof regions)[number];

/** Which fragment fills a slot. A slot with a region belongs to the layout; one without is nested in another fragment. */
export interface SlotAssignment {
  slot: string;
  remote: string;
  fragment: string;
  region: Region | null;
}

/** The part of a brand that fragments see; serialised into the page, so it holds no secrets and little bulk. */
export interface BrandView extends SearchRules {
  id: BrandId;
  /** Display name, an invention of ours. */
  name: string;
  tagline: string;
  flags: Readonly<Record<Flag, boolean>>;
  /** Filter sections in their order (section 2, "Filter panel"). */
  sections: readonly string[];
}

/** A variant of the site, as data. */
export interface Brand extends BrandView {
  /** Host names, without a port. */
  hosts: readonly string[];
  /** `data-theme` of the document; the tokens stand in `packages/ui`. */
  theme: string;
  layout: 'sidebar-start' | 'sidebar-end' | 'stacked';
  slots: readonly SlotAssignment[];
  /** Links of the site's header and footer. */
  nav: readonly { label: string; href: string }[];
}

/** The brand as fragments see it. */
export function brandView(brand: Brand): BrandView {
  const { id, name, tagline, flags, sections, makeCode, pageSize, defaultListingType, defaultSort, homeHref } = brand;
  return { id, name, tagline, flags, sections, makeCode, pageSize, defaultListingType, defaultSort, homeHref };
}
