import type { OwnPaths, SiteRules } from '@forecourt/contracts';
import { siteSources, sourceParts } from './names';

/** Paths of the shell's upstreams that remotes' own sources may request, by upstream: these and all below them, except for personal upstreams. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
  // Exactly these paths: those below them, such as the export of a person's data (`/account-api/mine/export`), are for
  // that person alone.
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
} as const satisfies OwnPaths;

/** Largest answer of each upstream, bytes: shells read no more, and the gate uses the same limit. */
export const answerBytes = {
  marketplace: 2_000_000,
  content: 1_000_000,
  accounts: 1_000_000,
} as const satisfies Readonly<Record<keyof typeof sourcePaths, number>>;

/** This site's rules for the sources of remotes. */
export const siteRules: SiteRules = {
  sources: siteSources,
  parts: Object.fromEntries(Object.entries(sourceParts).map(([source, parts]) => [source, Object.keys(parts)])),
  paths: sourcePaths,
  personal: ['accounts'],
};
