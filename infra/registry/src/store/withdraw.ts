import type { ChannelEntry } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { type Author, commit, type Transition } from './change-brands';
import { whyNeeded } from './layouts';
import type { Verdict } from './probation';
import { type KeptChannel, type RegistryState, withoutHistory } from './state';

/** Which version is to go, from where, and why. */
export interface Withdrawal extends Verdict {
  brand: string;
  remote: string;
  version: string;
}

/**
 * Takes a version off a brand: its canary ends, or the latest version before it is served again that may be and that offers what the
 * brand's pages place. Where there is none, the brand serves nothing of the remote if that is better than the version; else it stays,
 * and the log says so. Changes nothing where the brand does not serve it any more.
 * @param mayServe whether a version has not failed in the same way
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
  const write = (action: ChannelEntry['action'], next: KeptChannel | null, reason = why) => {
    const { [remote]: _, ...others } = channels;
    const served = next === null ? others : { ...others, [remote]: next };
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
  const nowhere = `${why}; there is no version to go back to`;
  return isHopeless ? write('take-off', null, nowhere) : write('stays', channel, nowhere);
}
