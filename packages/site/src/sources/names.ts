/** The sources of the site itself: every remote may need them, none may bring one of these names. */
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
  'supplemental',
  'alike',
  'year-links',
  'trim-links',
  'new-trim-links',
  'vehicle',
  'similar',
  'besides',
  'sellers',
  'market',
  'mileage',
  'subject',
  'trims',
  'model-trims',
  'compared',
  'difference',
  'visitor',
  'memory',
  'alert',
  'link',
  'bookmark',
  'ways',
] as const;
export type SiteSource = (typeof siteSources)[number];

/** The site's sources that are about an overlay's props and not about the page that it stands over: each overlay has its own. */
export const overlaySources: readonly string[] = [
  'subject',
  'trims',
  'model-trims',
  'difference',
] satisfies readonly SiteSource[];

/** The site's sources that sellers pay for: a page is whole without their answers (R58). */
export const paidSources: readonly string[] = [
  'premium',
  'fourth-tier',
  'featured',
  'standard',
  'highlights',
  'boost',
] satisfies readonly SiteSource[];

/** Tells whether a source is one of the site's. */
export function isSiteSource(name: string): name is SiteSource {
  return siteSources.some((each) => each === name);
}
