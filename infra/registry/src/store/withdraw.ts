import type { ChannelEntry } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { type Author, commit, type Transition } from './change-brands';
import { type RegistryState, withoutHistory } from './state';

/** Which version is to go, from where, and why. */
export interface Withdrawal {
  brand: string;
  remote: string;
  version: string;
  /** For people, with the figures. */
  why: string;
}

/**
 * Takes a version off a brand: its canary ends, or the version before it is served again. Changes nothing where the brand does not
 * serve it any more, or served none before that may be served.
 * @param mayServe whether a version has not failed in the same way
 */
export function withdraw(
  state: RegistryState,
  { brand, remote, version, why }: Withdrawal,
  mayServe: (version: string) => boolean,
  author: Author,
): Transition<ChannelEntry> {
  const unchanged = { state, entry: null, skipped: [] };
  const channel = own(own(state.channels, brand) ?? {}, remote);
  if (channel === undefined) return unchanged;
  const isCanary = channel.canary?.version === version;
  const before = channel.history.at(-1);
  if (!isCanary && (channel.version !== version || before === undefined || !mayServe(before))) return unchanged;
  const next =
    isCanary || before === undefined
      ? { ...channel, canary: null }
      : { version: before, canary: null, history: channel.history.slice(0, -1) };
  const channels = { ...state.channels, [brand]: { ...state.channels[brand], [remote]: next } };
  const change = { brand, from: withoutHistory(channel), to: withoutHistory(next) };
  const action = isCanary ? 'stop-canary' : 'rollback';
  return commit<ChannelEntry>({ ...state, channels }, { action, remote, version, changes: [change], why }, author, []);
}
