import type { Live, LiveState, Since } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { brandIdsIn } from './brands';
import type { RegistryState } from './state';
import { latestOf } from './views';

type Remote = Live['remotes'][number];
type Channel = Remote['channels'][string];
type Health = Channel['health'];
/** A version that a brand serves, or served. */
export interface Place {
  brand: string;
  remote: string;
  version: string;
}

/** What is known besides the state, of what the registry saw since its start. */
export interface Watched {
  /** Until when a version is on probation, ms since 1970; null if it is not. */
  probationUntil: (place: Place) => number | null;
  /** Lists the versions that failed there. */
  failedIn: (place: Omit<Place, 'version'>) => string[];
  /** @param before the version that it is compared with */
  healthOf: (place: Place, before: string | null) => Health;
}

/** A search for what is live, one page of it. */
export interface LiveSearch {
  /** Most remotes of the page, at least 1. */
  limit: number;
  /** Only remotes after this name: where the page before ended. */
  after?: string | undefined;
  /** Names of remotes; all if it is absent. */
  names?: readonly string[] | undefined;
  /** Part of a remote's name. */
  remote?: string | undefined;
  /** First publisher. */
  team?: string | undefined;
  /** The only brand that is looked at. */
  brand?: string | undefined;
  /** State that a remote has on one of the brands. */
  state?: LiveState | undefined;
}

/** Lists what each brand serves of the remotes that a search finds, by their names. */
export function liveView(state: RegistryState, watched: Watched, wanted: LiveSearch): Omit<Live, 'etag'> {
  const { limit, after = '', brand } = wanted;
  const all = [...brandIdsIn(state)];
  const brands = brand === undefined ? all : all.filter((one) => one === brand);
  const known = Object.keys(state.remotes);
  const named = known.filter((remote) => isNamed(state, remote, wanted)).sort();
  const { state: wantedState } = wanted;
  const describe = (remote: string) => remoteIn(state, watched, remote, brands);
  // Only a state is known no sooner than a remote is described.
  const found =
    wantedState === undefined
      ? named
      : named.filter((remote) => Object.values(describe(remote).channels).some((one) => isIn[wantedState](one)));
  const rest = found.filter((remote) => remote > after);
  const page = rest.slice(0, limit);
  return {
    ...{ revision: state.revision, brands: all, owners: [...new Set(Object.values(state.owners))].sort() },
    ...{ total: known.length, found: found.length, next: rest.length > limit ? (page.at(-1) ?? null) : null },
    remotes: page.map(describe),
  };
}

function isNamed(state: RegistryState, remote: string, { names, remote: part, team }: LiveSearch): boolean {
  return (
    (names === undefined || names.includes(remote)) &&
    (part === undefined || remote.includes(part.trim().toLowerCase())) &&
    (team === undefined || own(state.owners, remote) === team)
  );
}

type Served = Pick<Channel, 'health' | 'probationUntil'>;
const versionsIn = ({ canary, ...stable }: Channel): Served[] => [stable, ...(canary === null ? [] : [canary])];
const isWorse = (one: Channel) => versionsIn(one).some(({ health }) => health !== null && health.worse.length > 0);
const isWithheld = ({ withheld }: Channel) => withheld.length > 0;

const isIn: Record<LiveState, (channel: Channel) => boolean> = {
  worse: isWorse,
  canary: ({ canary }) => canary !== null,
  probation: (one) => versionsIn(one).some(({ probationUntil }) => probationUntil !== null),
  withheld: isWithheld,
  trouble: (one) => isWorse(one) || isWithheld(one),
};

function remoteIn(state: RegistryState, watched: Watched, remote: string, brands: readonly string[]): Remote {
  const channels = brands.flatMap((brand) => {
    const served = servedAt(state, watched, { brand, remote });
    return served === null ? [] : [[brand, served] as const];
  });
  return {
    ...{ remote, owner: own(state.owners, remote) ?? null, latest: latestOf(own(state.remotes, remote) ?? {}) },
    channels: Object.fromEntries(channels),
  };
}

function servedAt(state: RegistryState, watched: Watched, at: Omit<Place, 'version'>): Channel | null {
  const channel = own(own(state.channels, at.brand) ?? {}, at.remote);
  if (channel === undefined) return null;
  const describe = (version: string, since: Since | undefined, before: string | null) => {
    const until = watched.probationUntil({ ...at, version });
    return {
      ...{ version, since: since ?? null, health: watched.healthOf({ ...at, version }, before) },
      probationUntil: until === null ? null : new Date(until).toISOString(),
    };
  };
  const { version, canary, history, since, canarySince } = channel;
  return {
    ...describe(version, since, history.at(-1) ?? null),
    canary: canary && { ...describe(canary.version, canarySince, version), percent: canary.percent },
    withheld: watched.failedIn(at),
  };
}
