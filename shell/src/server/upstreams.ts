import { campaignCookies, type sourcePaths } from '@forecourt/site';

/**
 * A service that the shell calls. Configuration, sources and metrics are derived from this table; everything else about a service is in its
 * own description (`descriptions/`). No request and no fragment chooses an address.
 */
export interface Upstream {
  /** Name for use in sentences, such as `content service`, until the service has described itself. */
  title: string;
  /** Environment variable of its base URL. */
  urlVariable: string;
  /** Environment variable of its port on this machine, used if there is no URL; `port` is the default. */
  portVariable: string;
  port: number;
  /** Names of the cookies that it may read and set and that identify a page's owner; none if absent. No service chooses them itself. */
  cookies?: readonly string[];
  /** Names of more cookies that it may read and set during a sign-in; no page depends on them. */
  passing?: readonly string[];
}

/** If two services claim the same path, the upper row wins: the service that gets people's passwords comes first. */
export const upstreamTable = {
  accounts: {
    title: 'accounts service',
    ...{ urlVariable: 'ACCOUNTS_URL', portVariable: 'ACCOUNTS_PORT', port: 3003 },
    // Session and device; with the prefix over TLS.
    cookies: ['__Host-fc_session', 'fc_session', '__Host-fc_device', 'fc_device'],
    // Pending sign-ins of a browser, and the browser that signed in; then the provider's own cookies, for sites of other teams.
    passing: [
      ...['__Host-fc_flow', 'fc_flow', '__Host-fc_browser', 'fc_browser'],
      // A message to a seller names the campaign that brought its sender.
      ...campaignCookies,
      ...['__Secure-fc_interaction', 'fc_interaction', '__Secure-fc_resume', 'fc_resume'],
    ],
  },
  marketplace: {
    title: 'marketplace',
    ...{ urlVariable: 'MARKETPLACE_URL', portVariable: 'MARKETPLACE_PORT', port: 3001 },
  },
  content: {
    title: 'content service',
    ...{ urlVariable: 'CONTENT_URL', portVariable: 'CONTENT_PORT', port: 3004 },
  },
} satisfies Record<string, Upstream> & Record<keyof typeof sourcePaths, Upstream>;

export type UpstreamName = keyof typeof upstreamTable;

/** Returns the names of all cookies that an upstream may read and set when a browser requests it through the proxy. */
export function cookiesFor(name: UpstreamName): readonly string[] {
  const { cookies = [], passing = [] }: Upstream = upstreamTable[name];
  return [...cookies, ...passing];
}

/** Base URL by upstream, without a trailing slash. */
export type UpstreamUrls = Readonly<Record<UpstreamName, string>>;

/** All upstreams with their names. */
export const upstreams: readonly (readonly [UpstreamName, Upstream])[] = Object.entries(upstreamTable) as [
  UpstreamName,
  Upstream,
][];
