import type { Live, Since } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { brandIdsIn } from './brands';
import type { RegistryState } from './state';
import { remotesView } from './views';

type Served = Live['remotes'][number]['channels'][string];
type Health = Served['health'];
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
  /** Whether a version failed. */
  hasFailed: (place: Place) => boolean;
  /** @param before the version that it is compared with */
  healthOf: (place: Place, before: string | null) => Health;
}

/** Lists what each brand serves of each remote. */
export function liveView(state: RegistryState, watched: Watched): Omit<Live, 'etag'> {
  const brands = [...brandIdsIn(state)];
  const remotes = remotesView(state).remotes.map(({ remote, latest }) => {
    const channels = brands.flatMap((brand) => {
      const served = servedAt(state, watched, { brand, remote });
      return served === null ? [] : [[brand, served] as const];
    });
    return { remote, owner: own(state.owners, remote) ?? null, latest, channels: Object.fromEntries(channels) };
  });
  return { revision: state.revision, brands, remotes };
}

function servedAt(state: RegistryState, watched: Watched, at: Omit<Place, 'version'>): Served | null {
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
    withheld: Object.keys(own(state.remotes, at.remote) ?? {}).filter((one) =>
      watched.hasFailed({ ...at, version: one }),
    ),
  };
}
