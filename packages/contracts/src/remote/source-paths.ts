import type { RemoteSource } from './manifest';
import type { OwnPaths, SiteRules } from './site-rules';

/** Plain segments, so that no path climbs out of its folder or leads to another host; then a query. */
const plainPath = /^(\/([A-Za-z0-9_-]+|\{brand\}))+(\?[A-Za-z0-9_.,=&%{}-]*)?$/;

/**
 * Whether a remote's own source requests a path that remotes may request.
 * @param own paths of upstreams that the operator of a site has added; null if they are not known, and the registry
 * decides
 */
export function isSourceAllowed(
  { upstream, path, personal = false }: Pick<RemoteSource, 'upstream' | 'path' | 'personal'>,
  rules: SiteRules,
  own: OwnPaths | null = {},
): boolean {
  const [bare = ''] = path.split('?');
  const isBelow = (base: string) => bare === base || (!personal && (base === '/' || bare.startsWith(`${base}/`)));
  if (personal !== rules.personal.includes(upstream)) return false;
  return plainPath.test(path) && (pathsOf(upstream, rules, own)?.some(isBelow) ?? own === null);
}

function pathsOf(upstream: string, { paths }: SiteRules, own: OwnPaths | null): readonly string[] | undefined {
  if (Object.hasOwn(paths, upstream)) return paths[upstream];
  return own !== null && Object.hasOwn(own, upstream) ? own[upstream] : undefined;
}
