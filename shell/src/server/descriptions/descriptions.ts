import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { type Disk, type FetchFailure, LastKnown, type Log, type OwnUpstream } from '@forecourt/service';
import { type Upstream, type UpstreamName, type UpstreamUrls, upstreams, upstreamTable } from '../upstreams';
import { type Descriptions as Known, Offers } from './offers';

/** Intervals of requests for a service's description, ms, if one is known and if none is; an unchanged one costs a 304. */
const usualRefreshMs = { known: 5_000, unknown: 500 };
const timeoutMs = 2_000;
/** Twice the size of a description with the maximum of forms and the longest sentences. */
const maxBytes = 250_000;

/** Settings for calls of an upstream. */
export interface CalledUpstream {
  url: string;
  /** Longest time for a whole answer, ms. */
  timeoutMs: number;
  /** Size of the largest answer that is read, bytes. */
  answerBytes: number;
  breaker: { failures: number; restMs: number };
  /** Names of the cookies by which the upstream identifies a page's owner. */
  cookies?: readonly string[];
}

export interface DescriptionsOptions {
  urls: UpstreamUrls;
  /** Upstreams that the operator has added; they have no paths for browsers. */
  ownUpstreams: readonly OwnUpstream[];
  /** Paths that no service may claim. */
  reserved: readonly string[];
  disk: Disk;
  log: Pick<Log, 'warn' | 'info'>;
  refreshMs?: typeof usualRefreshMs;
  /** Counts each description that could not be used, and each refused claim. */
  count: (upstream: UpstreamName, reason: FetchFailure | 'claim') => void;
}

/**
 * Follows the services' descriptions: at the start, then every five seconds. The last valid description of a service stays in use while
 * the service is down or sends an invalid one, also after a restart.
 */
export class ServiceDescriptions {
  private known: Known = new Map();
  private readonly followed: readonly Pick<LastKnown<unknown>, 'start' | 'stop'>[];
  private callable: ReadonlyMap<string, CalledUpstream>;
  /** The paths and forms that the services offer at present. */
  offers: Offers;

  constructor(private readonly options: DescriptionsOptions) {
    const { urls, disk, log, count, refreshMs = usualRefreshMs } = options;
    this.offers = new Offers(this.known, options.reserved);
    this.callable = callableOf(this.known, options);
    this.followed = upstreams.map(
      ([upstream, { title }]) =>
        new LastKnown({
          ...{ name: `description of the ${title}`, url: urls[upstream] + descriptionPath, disk, log },
          ...{
            schema: serviceDescriptionSchema,
            savedAs: `descriptions/${upstream}.json`,
            timeoutMs,
            maxBytes,
            refreshMs,
          },
          onChange: (description) => this.use(new Map([...this.known, [upstream, description]])),
          onFailure: (reason) => count(upstream, reason),
        }),
    );
  }

  async start(): Promise<void> {
    await Promise.all(this.followed.map((each) => each.start()));
  }

  /** Resolves when nothing is written any more. */
  async stop(): Promise<void> {
    await Promise.all(this.followed.map((each) => each.stop()));
  }

  /** Returns the upstreams of which this shell has no description, not even a stored one. */
  get missing(): readonly UpstreamName[] {
    return upstreams.flatMap(([name]) => (this.known.has(name) ? [] : [name]));
  }

  /** Returns the settings for calls of an upstream; undefined if there is no such upstream, or it is not described yet. */
  called(name: string): CalledUpstream | undefined {
    return this.callable.get(name);
  }

  private use(known: Known): void {
    const { reserved, log, count } = this.options;
    const before = this.offers.refused;
    this.known = known;
    this.callable = callableOf(known, this.options);
    this.offers = new Offers(known, reserved);
    for (const claim of this.offers.refused) {
      if (before.some(({ upstream, path }) => upstream === claim.upstream && path === claim.path)) continue;
      log.warn(claim, 'a path that a service claims is not served');
      count(claim.upstream, 'claim');
    }
  }
}

function callableOf(known: Known, { urls, ownUpstreams }: DescriptionsOptions): ReadonlyMap<string, CalledUpstream> {
  const described = [...known].map(([name, { timeoutMs, answerBytes, breaker }]): [string, CalledUpstream] => {
    const { cookies }: Upstream = upstreamTable[name];
    return [name, { url: urls[name], timeoutMs, answerBytes, breaker, cookies }];
  });
  return new Map([
    ...ownUpstreams.map(({ name, ...upstream }): [string, CalledUpstream] => [name, upstream]),
    ...described,
  ]);
}
