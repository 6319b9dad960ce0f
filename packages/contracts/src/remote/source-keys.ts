import type { Manifest } from './manifest';
import type { SourceData } from '../fragment/sources';

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

/** Those of them that are about an overlay's props and not about the page that it stands over: each overlay has its own. */
export const overlaySources: readonly string[] = [
  'subject',
  'trims',
  'model-trims',
  'difference',
] satisfies readonly (typeof siteSources)[number][];

/** Those of them that sellers pay for: a page is whole without what they bring (R58). */
export const paidSources: readonly string[] = [
  'premium',
  'fourth-tier',
  'featured',
  'standard',
  'highlights',
  'boost',
] satisfies readonly (typeof siteSources)[number][];
export type SiteSource = (typeof siteSources)[number];

/** What a page calls a source that a remote brings. */
export function sourceKey(remote: string, source: string): string {
  return `${remote}/${source}`;
}

/** What a page calls the sources that a fragment needs. */
export function keysOf(
  { name: remote, sources }: Pick<Manifest, 'name' | 'sources'>,
  needs: readonly string[],
): string[] {
  return needs.map((name) => (isSiteSource(name) || !Object.hasOwn(sources, name) ? name : sourceKey(remote, name)));
}

export function isSiteSource(name: string): name is SiteSource {
  return siteSources.some((each) => each === name);
}

/** What a fragment calls a source, given what its page calls it. */
export function sourceName(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** A page's data as a remote sees it: the site's sources, its own under the names that it gave them, and nobody else's. */
export function dataFor(remote: string, data: SourceData): SourceData {
  const seen = Object.entries(data).filter(([key]) => !key.includes('/') || key.startsWith(sourceKey(remote, '')));
  return Object.fromEntries(seen.map(([key, value]) => [sourceName(key), value]));
}
