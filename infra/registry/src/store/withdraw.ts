import type { ChannelEntry } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { type Author, commit, type Transition } from './change-brands';
import { whyNeeded } from './layouts';
import type { Verdict } from './probation';
import { withSince } from './since';
import { type RegistryState, type StoredChannel, withoutHistory } from './state';

/** A version to withdraw from a brand, and the reason. */
export interface Withdrawal extends Verdict {
  brand: string;
  remote: string;
  version: string;
}

/**
 * Withdraws a version from a brand: ends its canary, or restores the latest previous version that `mayServe` allows and that offers the
 * fragments which the brand's pages place. Without such a version, the brand serves nothing of the remote if the version is hopeless;
 * otherwise the version stays, and the audit log says so. Changes nothing if the brand no longer serves the version.
 * @param mayServe whether a previous version has not failed itself
 */
export function withdraw(
  state: RegistryState,
  { brand, remote, version, why, isHopeless }: Withdrawal,
  mayServe: (version: string) => boolean,
  author: Author,
): Transition<ChannelEntry> {
  const channels = own(state.channels, brand) ?? {};
  const channel = own(channels, remote);
  const isCanary = channel?.canary?.version === version;
  if (channel === undefined || (!isCanary && channel.version !== version)) return { state, entry: null, skipped: [] };
  const write = (action: ChannelEntry['action'], next: StoredChannel | null, reason = why) => {
    const { [remote]: _, ...others } = channels;
    const served = next === null ? others : { ...others, [remote]: withSince(channel, next, author) };
    const change = { brand, from: withoutHistory(channel), to: next && withoutHistory(next) };
    const changes = next === channel ? [] : [change];
    const changed = { ...state, channels: { ...state.channels, [brand]: served } };
    return commit<ChannelEntry>(changed, { action, remote, version, changes, why: reason }, author, []);
  };
  if (isCanary) return write('stop-canary', { ...channel, canary: null });
  const { history } = channel;
  const index = history.findLastIndex((one) => mayServe(one) && whyNeeded(state, brand, remote, one).length === 0);
  const before = history[index];
  if (before !== undefined)
    return write('rollback', { version: before, canary: null, history: history.slice(0, index) });
  const nowhere = `${why}; there is no earlier version to restore`;
  return isHopeless ? write('take-off', null, nowhere) : write('stays', channel, nowhere);
}
