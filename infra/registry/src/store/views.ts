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
      const versions = descending(Object.keys(own(state.remotes, remote) ?? {}));
      const channels = channelsOf(state, remote).map(([brand, channel]) => [brand, withoutHistory(channel)]);
      const latest = versions.find((version) => semver.prerelease(version) === null) ?? versions[0] ?? '';
      return { remote, versions: versions.length, latest, channels: Object.fromEntries(channels) };
    }),
  };
}

/** Lists every version of one remote with the brands that serve it. @throws ProblemError `unknown-remote`. */
export function remoteView(state: RegistryState, remote: string): Remote {
  refuseUnknownRemote(state, remote);
  const versions = own(state.remotes, remote) ?? {};
  const channels = channelsOf(state, remote);
  return {
    remote,
    versions: descending(Object.keys(versions)).map((version) => ({
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
