import type { RemoteSource } from './manifest';

/** What remotes may ask of the shell's upstreams in sources of their own, by upstream: these paths and all below them. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The largest answer of each, in bytes: shells read no more, and the gate asks with the same. */
export const answerBytes = { marketplace: 2_000_000, content: 1_000_000 } as const satisfies Readonly<
  Record<keyof typeof sourcePaths, number>
>;

/** Plain segments, so that nothing climbs out of a path or leads to another host; then a query. */
const plainPath = /^(\/([A-Za-z0-9_-]+|\{brand\}))+(\?[A-Za-z0-9_.,=&%{}-]*)?$/;

/** What remotes may ask of upstreams that the operator of a site has added, by upstream. */
export type OwnPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a remote's own source asks for what remotes may ask for.
 * @param own of the site; null where they are not known, and the registry decides
 */
export function isSourceAllowed(
  { upstream, path }: Pick<RemoteSource, 'upstream' | 'path'>,
  own: OwnPaths | null = {},
): boolean {
  const [bare = ''] = path.split('?');
  const isBelow = (base: string) => base === '/' || bare === base || bare.startsWith(`${base}/`);
  return plainPath.test(path) && (pathsOf(upstream, own)?.some(isBelow) ?? own === null);
}

function pathsOf(upstream: string, own: OwnPaths | null): readonly string[] | undefined {
  if (Object.hasOwn(sourcePaths, upstream)) return sourcePaths[upstream as keyof typeof sourcePaths];
  return own !== null && Object.hasOwn(own, upstream) ? own[upstream] : undefined;
}
