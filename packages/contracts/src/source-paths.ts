import type { RemoteSource } from './manifest';

/** What remotes may ask of the shell's upstreams in sources of their own, by upstream: these paths and all below them. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
  accounts: ['/account-api/visitor', '/account-api/searchbookmarks', '/account-api/mine'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The largest answer of each, in bytes: shells read no more, and the gate asks with the same. */
export const answerBytes = {
  marketplace: 2_000_000,
  content: 1_000_000,
  accounts: 1_000_000,
} as const satisfies Readonly<Record<keyof typeof sourcePaths, number>>;

/** Upstreams whose answers are one visitor's own: a source of theirs says that it is personal, and no other one may. */
export const personalUpstreams: readonly string[] = ['accounts'] satisfies readonly (keyof typeof sourcePaths)[];

/** Plain segments, so that nothing climbs out of a path or leads to another host; then a query. */
const plainPath = /^(\/([A-Za-z0-9_-]+|\{brand\}))+(\?[A-Za-z0-9_.,=&%{}-]*)?$/;

/** What remotes may ask of upstreams that the operator of a site has added, by upstream. */
export type OwnPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a remote's own source asks for what remotes may ask for.
 * @param own of the site; null where they are not known, and the registry decides
 */
export function isSourceAllowed(
  { upstream, path, personal = false }: Pick<RemoteSource, 'upstream' | 'path' | 'personal'>,
  own: OwnPaths | null = {},
): boolean {
  const [bare = ''] = path.split('?');
  const isBelow = (base: string) => base === '/' || bare === base || bare.startsWith(`${base}/`);
  if (personal !== personalUpstreams.includes(upstream)) return false;
  return plainPath.test(path) && (pathsOf(upstream, own)?.some(isBelow) ?? own === null);
}

function pathsOf(upstream: string, own: OwnPaths | null): readonly string[] | undefined {
  if (Object.hasOwn(sourcePaths, upstream)) return sourcePaths[upstream as keyof typeof sourcePaths];
  return own !== null && Object.hasOwn(own, upstream) ? own[upstream] : undefined;
}
