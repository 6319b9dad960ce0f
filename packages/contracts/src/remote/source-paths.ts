import type { RemoteSource } from './manifest';

/** What remotes may ask of the shell's upstreams in sources of their own, by upstream: these paths and all below them, but for personal ones. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
  // Each by itself: what is below them, all that is kept of a person as one file (`/account-api/mine/export`), is for that person alone.
  accounts: [
    '/account-api/visitor',
    '/account-api/searchbookmarks',
    '/account-api/mine',
    '/account-api/mine/favourites',
    '/account-api/mine/memory',
    '/account-api/mine/notifications',
    '/account-api/mine/passkeys',
    '/account-api/mine/search',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The largest answer of each, in bytes: shells read no more, and the gate asks with the same. */
export const answerBytes = {
  marketplace: 2_000_000,
  content: 1_000_000,
  accounts: 1_000_000,
} as const satisfies Readonly<Record<keyof typeof sourcePaths, number>>;

/**
 * Upstreams whose answers are one visitor's own: a source of theirs says that it is personal, and no other one may. Only versions that
 * were published with a token that may `personal` have any.
 */
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
  const isBelow = (base: string) => bare === base || (!personal && (base === '/' || bare.startsWith(`${base}/`)));
  if (personal !== personalUpstreams.includes(upstream)) return false;
  return plainPath.test(path) && (pathsOf(upstream, own)?.some(isBelow) ?? own === null);
}

function pathsOf(upstream: string, own: OwnPaths | null): readonly string[] | undefined {
  if (Object.hasOwn(sourcePaths, upstream)) return sourcePaths[upstream as keyof typeof sourcePaths];
  return own !== null && Object.hasOwn(own, upstream) ? own[upstream] : undefined;
}
