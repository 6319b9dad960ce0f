import type { Remote, Remotes } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import semver from 'semver';
import { type RegistryState, withoutHistory } from './state';
import { refuseUnknownRemote } from './transitions';

/** Lists every remote with the versions that each brand serves. */
export function remotesView(state: RegistryState): Remotes {
  const names = Object.keys(state.remotes).sort();
  return {
    remotes: names.map((remote) => {
      const versions = own(state.remotes, remote) ?? {};
      const channels = channelsOf(state, remote).map(([brand, channel]) => [brand, withoutHistory(channel)]);
      const channelsByBrand = Object.fromEntries(channels);
      return { remote, versions: Object.keys(versions).length, latest: latestOf(versions), channels: channelsByBrand };
    }),
  };
}

/** The highest versions found so far. The versions of a remote are an object that no change writes into. */
const latest = new WeakMap<object, string>();

/** Returns the highest version, a pre-release only if there is no other; '' without a version. */
export function latestOf(versions: Readonly<Record<string, unknown>>): string {
  const known = latest.get(versions);
  if (known !== undefined) return known;
  const all = Object.keys(versions);
  const released = all.filter((version) => semver.prerelease(version) === null);
  const highest = (released.length > 0 ? released : all).reduce(
    (highest, version) => (highest === '' || semver.gt(version, highest) ? version : highest),
    '',
  );
  latest.set(versions, highest);
  return highest;
}

/**
 * Lists the versions of one remote, the highest first, with the brands that serve them.
 * @param limit most versions that are described; all are named
 * @throws ProblemError `unknown-remote`
 */
export function remoteView(state: RegistryState, remote: string, limit: number): Remote {
  refuseUnknownRemote(state, remote);
  const versions = own(state.remotes, remote) ?? {};
  const channels = channelsOf(state, remote);
  const names = descending(Object.keys(versions));
  return {
    ...{ remote, names },
    versions: names.slice(0, limit).map((version) => ({
      version,
      ...versions[version]!,
      stable: channels.filter(([, channel]) => channel.version === version).map(([brand]) => brand),
      canary: channels.flatMap(([brand, { canary }]) =>
        canary?.version === version ? [{ brand, percent: canary.percent }] : [],
      ),
    })),
  };
}

function channelsOf(state: RegistryState, remote: string) {
  return Object.entries(state.channels).flatMap(([brand, remotes]) => {
    const channel = own(remotes, remote);
    return channel === undefined ? [] : [[brand, channel] as const];
  });
}

function descending(versions: string[]): string[] {
  return versions.sort(semver.rcompare);
}
