import type { RemoteSource } from './manifest';

/** What remotes may ask of the shell's upstreams in sources of their own, by upstream: these paths and all below them. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Plain segments, so that nothing climbs out of a path or leads to another host; then a query. */
const plainPath = /^(\/([A-Za-z0-9_-]+|\{brand\}))+(\?[A-Za-z0-9_.,=&%{}-]*)?$/;

/** Whether a remote's own source asks for what remotes may ask for. */
export function isSourceAllowed({ upstream, path }: Pick<RemoteSource, 'upstream' | 'path'>): boolean {
  const allowed: readonly string[] = Object.hasOwn(sourcePaths, upstream)
    ? sourcePaths[upstream as keyof typeof sourcePaths]
    : [];
  const [bare = ''] = path.split('?');
  return plainPath.test(path) && allowed.some((base) => bare === base || bare.startsWith(`${base}/`));
}
