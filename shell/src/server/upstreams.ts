import type { sourcePaths } from '@forecourt/site';

/**
 * The services that the shell calls. Configuration, sources and metrics are made of this table; what else there is to know of a service it
 * says itself (`descriptions/`). No request and no fragment names an address.
 */
export interface Upstream {
  /** In sentences, `content service`; until the service has described itself. */
  title: string;
  /** Environment variable of its base URL. */
  urlVariable: string;
  /** Environment variable of its port on this machine, and the port when it is unset; for when there is no URL. */
  portVariable: string;
  port: number;
  /** Names of the cookies that it may see and set, and by which it knows whose a page is; none where absent. No service chooses them itself. */
  cookies?: readonly string[];
  /** Names of further ones that it may see and set while somebody signs in; no page depends on them. */
  passing?: readonly string[];
}

/** Where two services claim one path it is that of the upper row: first the service to which people give their passwords. */
export const upstreamTable = {
  accounts: {
    title: 'accounts service',
    ...{ urlVariable: 'ACCOUNTS_URL', portVariable: 'ACCOUNTS_PORT', port: 3003 },
    // Session and device; with the prefix where visitors come by TLS.
    cookies: ['__Host-fc_session', 'fc_session', '__Host-fc_device', 'fc_device'],
    // What a browser has begun, and by which one somebody signed in; and the provider's own, for sites of other teams.
    passing: [
      ...['__Host-fc_flow', 'fc_flow', '__Host-fc_browser', 'fc_browser'],
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

/** All cookies that an upstream may see and set when a browser asks it itself. */
export function cookiesFor(name: UpstreamName): readonly string[] {
  const { cookies = [], passing = [] }: Upstream = upstreamTable[name];
  return [...cookies, ...passing];
}

/** Base URL by upstream, without a slash at the end. */
export type UpstreamUrls = Readonly<Record<UpstreamName, string>>;

/** Every upstream with its name. */
export const upstreams: readonly (readonly [UpstreamName, Upstream])[] = Object.entries(upstreamTable) as [
  UpstreamName,
  Upstream,
][];
