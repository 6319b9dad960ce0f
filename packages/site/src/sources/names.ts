/** Names of the site's own sources: every remote may need them, and none may bring a source of the same name. */
export const siteSources = [
  'listing',
  'showcase',
  'premium',
  'fourth-tier',
  'featured',
  'standard',
  'highlights',
  'boost',
  'article',
  'editorial-list',
  'editorial-entry',
  'model-editorial',
  'supplemental',
  'alike',
  'year-links',
  'trim-links',
  'new-trim-links',
  'directory',
  'vehicle',
  'similar',
  'besides',
  'sellers',
  'market',
  'mileage',
  'subject',
  'trims',
  'model-trims',
  'model-facts',
  'model-reviews',
  'my-reviews',
  'compared',
  'difference',
  'visitor',
  'memory',
  'alert',
  'deals',
  'deal',
  'link',
  'bookmark',
  'ways',
] as const;
export type SiteSource = (typeof siteSources)[number];

/**
 * Fields of the parts of sources, by source: a fragment may need a part in place of the whole source. Fields in no part come with the whole
 * source only.
 */
export const sourceParts = {
  listing: {
    /** The fields that a page's title reads. */
    total: ['totalResultCount', 'place'],
    filters: ['filters', 'filterGroups', 'stats', 'years', 'spread'],
    listings: ['listings', 'owners'],
  },
} as const satisfies Partial<Record<SiteSource, Readonly<Record<string, readonly string[]>>>>;

/** The site's sources that depend on an overlay's props, not on the page under it: each overlay has its own data. */
export const overlaySources: readonly string[] = [
  'subject',
  'trims',
  'model-trims',
  'difference',
] satisfies readonly SiteSource[];

/** The site's sources that sellers pay for: a page is complete without their answers (R58). */
export const paidSources: readonly string[] = [
  'premium',
  'fourth-tier',
  'featured',
  'standard',
  'highlights',
  'boost',
] satisfies readonly SiteSource[];

/** Whether a source is one of the site's. */
export function isSiteSource(name: string): name is SiteSource {
  return siteSources.some((each) => each === name);
}
