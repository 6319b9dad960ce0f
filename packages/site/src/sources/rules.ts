import type { OwnPaths, SiteRules } from '@forecourt/contracts';
import { siteSources } from './names';

/** What remotes may ask of the shell's upstreams in sources of their own, by upstream: these paths and all below them, but for personal ones. */
export const sourcePaths = {
  marketplace: ['/rest/lsc'],
  content: ['/ads', '/content'],
  // Each by itself: what is below them, such as the export of all that is stored of a person (`/account-api/mine/export`), is for that person alone.
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

/** The largest answer of each upstream, in bytes: shells read no more, and the gate asks with the same limit. */
export const answerBytes = {
  marketplace: 2_000_000,
  content: 1_000_000,
  accounts: 1_000_000,
} as const satisfies Readonly<Record<keyof typeof sourcePaths, number>>;

/** What this site lays down about the sources of remotes. */
export const siteRules: SiteRules = { sources: siteSources, paths: sourcePaths, personal: ['accounts'] };
