import type { Live, LiveState, Since } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { brandIdsIn } from './brands';
import { hiddenBy } from './hidden-by';
import type { RegistryState, StoredChannel } from './state';
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
  /** Most cells of the page, remotes by brands; it has at least one remote. */
  cells?: number | undefined;
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
  /** `latest`: no channels. */
  fields?: 'latest' | undefined;
}

/** Lists what each brand serves of the remotes that a search finds, by their names. */
export function liveView(state: RegistryState, watched: Watched, wanted: LiveSearch): Omit<Live, 'etag'> {
  const { limit, cells = Number.POSITIVE_INFINITY, after = '', brand } = wanted;
  const all = [...brandIdsIn(state)];
  const brands = brand === undefined ? all : all.filter((one) => one === brand);
  const known = Object.keys(state.remotes);
  const named = known.filter((remote) => isNamed(state, remote, wanted)).sort();
  const { state: wantedState } = wanted;
  const isServedSo = (remote: string, of: LiveState) =>
    brands.some((brand) => {
      const channel = channelAt(state, { brand, remote });
      return channel !== undefined && isIn[of](channel, { brand, remote }, watched);
    });
  const found = wantedState === undefined ? named : named.filter((remote) => isServedSo(remote, wantedState));
  const rest = found.filter((remote) => remote > after);
  const page = rest.slice(0, Math.min(limit, Math.max(1, Math.floor(cells / brands.length))));
  return {
    ...{ revision: state.revision, brands: all, owners: [...new Set(Object.values(state.owners))].sort() },
    ...{ total: known.length, found: found.length, next: rest.length > page.length ? (page.at(-1) ?? null) : null },
    remotes: page.map((remote) => remoteIn(state, watched, remote, wanted.fields === 'latest' ? [] : brands)),
  };
}

function isNamed(state: RegistryState, remote: string, { names, remote: part, team }: LiveSearch): boolean {
  return (
    (names === undefined || names.includes(remote)) &&
    (part === undefined || remote.includes(part.trim().toLowerCase())) &&
    (team === undefined || own(state.owners, remote) === team)
  );
}

type IsIn = (channel: StoredChannel, at: Omit<Place, 'version'>, watched: Watched) => boolean;

/** Whether a brand serves a remote in a state. A filter looks at every remote on every brand, so each reads only what it needs. */
const isIn: Record<LiveState, IsIn> = {
  canary: ({ canary }) => canary !== null,
  withheld: (_channel, at, { failedIn }) => failedIn(at).length > 0,
  probation: (channel, at, { probationUntil }) =>
    versionsIn(channel).some(([version]) => probationUntil({ ...at, version }) !== null),
  worse: (channel, at, { healthOf }) =>
    versionsIn(channel).some(([version, before]) => (healthOf({ ...at, version }, before)?.worse.length ?? 0) > 0),
  trouble: (...of) => isIn.withheld(...of) || isIn.worse(...of),
};

/** Lists the versions that a channel has, each with the one that it is compared with. */
function versionsIn({
  version,
  canary,
  history,
}: StoredChannel): (readonly [version: string, before: string | null])[] {
  const stable = [version, history.at(-1) ?? null] as const;
  return canary === null ? [stable] : [stable, [canary.version, version]];
}

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

function channelAt({ channels }: RegistryState, { brand, remote }: Omit<Place, 'version'>): StoredChannel | undefined {
  return own(own(channels, brand) ?? {}, remote);
}

function servedAt(state: RegistryState, watched: Watched, at: Omit<Place, 'version'>): Channel | null {
  const channel = channelAt(state, at);
  if (channel === undefined) return null;
  const describe = (version: string, since: Since | undefined, before: string | null) => {
    const until = watched.probationUntil({ ...at, version });
    return {
      ...{ version, since: since ?? null, health: watched.healthOf({ ...at, version }, before) },
      probationUntil: until === null ? null : new Date(until).toISOString(),
    };
  };
  const { version, canary, history, since, canarySince } = channel;
  const before = history.at(-1) ?? null;
  return {
    ...{ ...describe(version, since, before), before, hiddenBy: hiddenBy(state, at) },
    canary: canary && { ...describe(canary.version, canarySince, version), percent: canary.percent },
    withheld: watched.failedIn(at),
  };
}
