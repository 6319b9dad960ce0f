import { sourceOf } from '../fragment/needs';
import type { SourceData } from '../fragment/sources';
import type { Manifest } from './manifest';
import type { SiteRules } from './site-rules';

/** Returns the key, on a page, of a source that a remote brings. */
export function sourceKey(remote: string, source: string): string {
  return `${remote}/${source}`;
}

/** Returns the keys, on a page, of what a fragment needs. */
export function keysOf(
  { name: remote, sources }: Pick<Manifest, 'name' | 'sources'>,
  needs: readonly string[],
  { sources: ofSite }: Pick<SiteRules, 'sources'>,
): string[] {
  return needs.map((need) =>
    ofSite.includes(sourceOf(need)) || !Object.hasOwn(sources, need) ? need : sourceKey(remote, need),
  );
}

/** Returns a fragment's name for a source, given the page's key. */
export function sourceName(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Returns a page's data as a remote receives it: the site's sources, and its own under the names that it gave them. */
export function dataFor(remote: string, data: SourceData): SourceData {
  const seen = Object.entries(data).filter(([key]) => !key.includes('/') || key.startsWith(sourceKey(remote, '')));
  return Object.fromEntries(seen.map(([key, value]) => [sourceName(key), value]));
}
