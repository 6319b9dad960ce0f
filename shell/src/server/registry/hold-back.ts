import type { Channel, RegistrySnapshot } from '@forecourt/contracts';
import { own } from '@forecourt/service';

/** A version that a channel names and that is not ready, and the version served in its place. */
export interface HeldBack {
  brand: string;
  remote: string;
  version: string;
  instead: string;
}

/**
 * Returns the part of a snapshot that is served: a version that is not ready never replaces one that is. Pure.
 * @param before what was served until now
 */
export function holdBack(
  wanted: RegistrySnapshot,
  before: RegistrySnapshot | null,
  isReady: (remote: string, version: string) => boolean,
): { served: RegistrySnapshot; held: HeldBack[] } {
  const held: HeldBack[] = [];
  const channelOf = (brand: string, remote: string, channel: Channel): Channel => {
    // While a canary's version is not ready, its visitors get the channel's version.
    const canary = channel.canary !== null && isReady(remote, channel.canary.version) ? channel.canary : null;
    if (canary === null && channel.canary !== null)
      held.push({ brand, remote, version: channel.canary.version, instead: channel.version });
    if (isReady(remote, channel.version)) return { ...channel, canary };
    const instead = own(own(before?.channels ?? {}, brand) ?? {}, remote)?.version;
    if (instead === undefined || instead === channel.version || !isReady(remote, instead))
      return { ...channel, canary };
    held.push({ brand, remote, version: channel.version, instead });
    return { version: instead, canary };
  };
  const channels = Object.fromEntries(
    Object.entries(wanted.channels).map(([brand, remotes]) => [
      brand,
      Object.fromEntries(
        Object.entries(remotes).map(([remote, channel]) => [remote, channelOf(brand, remote, channel)]),
      ),
    ]),
  );
  return { served: { ...wanted, channels }, held };
}
