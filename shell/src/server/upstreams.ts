import type { OwnUpstream } from '@forecourt/service';
import { answerBytes, type sourcePaths } from '@forecourt/site';
import { insteadOfPhoto, photoBase } from '@forecourt/ui/vehicle';

/**
 * The services that the shell calls, in one table: configuration, sources, proxy and metrics are made of it. A new upstream is a
 * row here. Fixed: no request and no fragment names an address.
 */
export interface Upstream {
  /** As people are told of it, `content service`. */
  title: string;
  /** Environment variable of its base URL. */
  urlVariable: string;
  /** Environment variable of its port on this machine, and what it is when unset; for when there is no URL. */
  portVariable: string;
  port: number;
  /** Longest time for a whole answer, in milliseconds; a source may ask for less. */
  timeoutMs: number;
  /** The largest answer that is read, in bytes. */
  answerBytes: number;
  /** Each call is left alone for so many milliseconds after so many failures in a row, then tried with one request (R72). */
  breaker: { failures: number; restMs: number };
  /** Paths, with all below them, that browsers may reach through the shell (section 7). */
  paths: readonly ProxiedPath[];
  /** Names of the cookies that it may see and set, and by which it knows whose a page is; none where absent. */
  cookies?: readonly string[];
  /** Names of further ones that it may see and set, while somebody signs in; no page depends on them. */
  passing?: readonly string[];
}

/** A path that browsers may reach, with all below it. */
export interface ProxiedPath {
  path: string;
  methods: readonly string[];
  /** Whether who asks may say by `Authorization` who they are: programs of others, no page of the site. */
  authorizes?: true;
  /** Where an address leads when the upstream does not answer; null, as without it, for a problem. */
  instead?: (url: string) => string | null;
}

const breaker = { failures: 5, restMs: 10_000 };
const read = ['GET', 'HEAD'];
const readAndPost = [...read, 'POST'];

export const upstreamTable = {
  marketplace: {
    title: 'marketplace',
    ...{ urlVariable: 'MARKETPLACE_URL', portVariable: 'MARKETPLACE_PORT', port: 3001 },
    ...{ timeoutMs: 20_000, answerBytes: answerBytes.marketplace, breaker },
    paths: [
      { path: '/rest/lsc', methods: read },
      { path: '/cars-for-sale/searchoptions', methods: read },
      { path: '/cars-for-sale/svc', methods: read },
    ],
  },
  accounts: {
    title: 'accounts service',
    ...{ urlVariable: 'ACCOUNTS_URL', portVariable: 'ACCOUNTS_PORT', port: 3003 },
    ...{ timeoutMs: 10_000, answerBytes: answerBytes.accounts, breaker },
    paths: [
      { path: '/account-api/oidc', methods: [...readAndPost, 'OPTIONS'], authorizes: true },
      { path: '/account-api', methods: readAndPost },
    ],
    // Session and device; with the prefix where visitors come by TLS.
    cookies: ['__Host-fc_session', 'fc_session', '__Host-fc_device', 'fc_device'],
    // What a browser has begun, and by which one somebody signed in; and the provider's own, for sites of other teams.
    passing: [
      ...['__Host-fc_flow', 'fc_flow', '__Host-fc_browser', 'fc_browser'],
      ...['__Secure-fc_interaction', 'fc_interaction', '__Secure-fc_resume', 'fc_resume'],
    ],
  },
  content: {
    title: 'content service',
    ...{ urlVariable: 'CONTENT_URL', portVariable: 'CONTENT_PORT', port: 3004 },
    ...{ timeoutMs: 5_000, answerBytes: answerBytes.content, breaker },
    paths: [
      { path: photoBase, methods: read, instead: insteadOfPhoto },
      { path: '/ads', methods: read },
    ],
  },
} satisfies Record<string, Upstream> & Record<keyof typeof sourcePaths, Upstream>;

export type UpstreamName = keyof typeof upstreamTable;

/** All cookies that an upstream may see and set when a browser asks it itself. */
export const cookiesFor = ({
  cookies = [],
  passing = [],
}: Pick<Upstream, 'cookies' | 'passing'>): readonly string[] => [...cookies, ...passing];

/** Base URL by upstream, without a slash at the end. */
export type UpstreamUrls = Readonly<Record<UpstreamName, string>>;

/** Every upstream with its name. */
export const upstreams: readonly (readonly [UpstreamName, Upstream])[] = Object.entries(upstreamTable) as [
  UpstreamName,
  Upstream,
][];

/** What a call of an upstream needs to know of it. */
export interface CalledUpstream {
  url: string;
  /** Longest time for a whole answer, ms. */
  timeoutMs: number;
  answerBytes: number;
  breaker: { failures: number; restMs: number };
  /** Of its own; see `Upstream`. */
  cookies?: readonly string[];
}

/** Every upstream that sources may name: the table's, and those that the operator has added. */
export function calledUpstreams(
  urls: UpstreamUrls,
  own: readonly OwnUpstream[],
): Readonly<Record<string, CalledUpstream>> {
  const ofTable = upstreams.map(([name, { timeoutMs, answerBytes, breaker, cookies }]): [string, CalledUpstream] => [
    name,
    { url: urls[name], timeoutMs, answerBytes, breaker, cookies },
  ]);
  return Object.fromEntries([
    ...own.map(({ name, ...upstream }): [string, CalledUpstream] => [name, upstream]),
    ...ofTable,
  ]);
}
