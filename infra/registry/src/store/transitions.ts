import type { Promote } from '@forecourt/contracts';
import type { AuditAction, AuditEntry } from '@forecourt/contracts/registry-api';
import { own } from '@forecourt/service';
import { ProblemError } from '../problems';
import { type KeptChannel, type RegistryState, withoutHistory } from './state';

/** How many stable versions a channel can go back; older ones are forgotten. */
export const historyLimit = 200;

/** Who changes the registry, and when. */
export interface Author {
  who: string;
  /** ISO 8601. */
  at: string;
}

/** What a change led to. `entry` is null, and the state is the very same, when everything stood as wanted already. */
export interface Transition {
  state: RegistryState;
  entry: AuditEntry | null;
  /** Brands that were asked for and left as they are, with the reason. */
  skipped: { brand: string; reason: string }[];
}

/** Which channels a change is about. */
export interface Target {
  brands: readonly string[];
  remote: string;
}

/** A version enters the registry; no channel serves it yet. @throws ProblemError `version-exists`. */
export function addVersion(
  state: RegistryState,
  added: { remote: string; version: string; manifest: string },
  author: Author,
): Transition {
  const { remote, version, manifest } = added;
  refuseKnownVersion(state, remote, version);
  const versions = { ...own(state.remotes, remote), [version]: { manifest, publishedAt: author.at } };
  const next = { ...state, remotes: { ...state.remotes, [remote]: versions } };
  return commit(next, { action: 'publish', remote, version, changes: [] }, author, []);
}

/** @throws ProblemError `version-exists`: a version is immutable. */
export function refuseKnownVersion(state: RegistryState, remote: string, version: string): void {
  const lower = version.toLowerCase();
  const twin = Object.keys(own(state.remotes, remote) ?? {}).find((known) => known.toLowerCase() === lower);
  if (twin === undefined) return;
  // Where a disk tells no cases apart, the folder of one is that of the other.
  throw new ProblemError(
    'version-exists',
    `${remote}@${twin} is published already. A published version never changes, not even by the same bytes again: publish under a new version.`,
  );
}

/**
 * The version becomes the stable one, which drops the canary; or, with `percent`, the canary beside the stable one.
 * @throws ProblemError `unknown-remote`, `unknown-version`, `nothing-to-do`.
 */
export function promote(
  state: RegistryState,
  target: Target,
  { version, percent }: Promote,
  author: Author,
): Transition {
  refuseUnknownVersion(state, target.remote, version);
  const action = percent === undefined ? 'promote' : 'canary';
  return changeChannels(state, target, { action, version }, author, (channel) => {
    if (percent === undefined) return stable(channel, version);
    if (channel === undefined) return 'it serves no version of this remote yet; promote one without a percentage first';
    if (channel.version === version) return `it serves ${version} to everyone already`;
    return { ...channel, canary: { version, percent } };
  });
}

/** Ends the canary: everyone gets the stable version again. @throws ProblemError `unknown-remote`, `nothing-to-do`. */
export function stopCanary(state: RegistryState, target: Target, author: Author): Transition {
  refuseUnknownRemote(state, target.remote);
  return changeChannels(state, target, { action: 'stop-canary', version: null }, author, (channel) =>
    channel?.canary ? { ...channel, canary: null } : 'it has no canary of this remote',
  );
}

/**
 * Back to the stable version before this one, or to an earlier one by name; the versions in between are forgotten, so the
 * next rollback goes back further. Drops the canary.
 * @throws ProblemError `unknown-remote`, `nothing-to-do`.
 */
export function rollback(state: RegistryState, target: Target, to: string | undefined, author: Author): Transition {
  refuseUnknownRemote(state, target.remote);
  return changeChannels(state, target, { action: 'rollback', version: to ?? null }, author, (channel) => {
    if (channel === undefined) return 'it serves no version of this remote';
    const { history } = channel;
    const index = to === undefined ? history.length - 1 : history.lastIndexOf(to);
    const version = history[index];
    if (version !== undefined) return { version, canary: null, history: history.slice(0, index) };
    return to === undefined
      ? `${channel.version} is the first version it serves, there is none to go back to`
      : `it did not serve ${to} before ${channel.version}; promote it instead`;
  });
}

function stable(channel: KeptChannel | undefined, version: string): KeptChannel {
  if (channel === undefined) return { version, canary: null, history: [] };
  if (channel.version === version) return channel.canary === null ? channel : { ...channel, canary: null };
  return { version, canary: null, history: [...channel.history, channel.version].slice(-historyLimit) };
}

/** Applies `decide` to each brand's channel: the next channel, or the reason why this brand cannot follow. All or none at once. */
function changeChannels(
  state: RegistryState,
  { brands, remote }: Target,
  action: { action: AuditAction; version: string | null },
  author: Author,
  decide: (channel: KeptChannel | undefined) => KeptChannel | string,
): Transition {
  const channels = { ...state.channels };
  const changes: AuditEntry['changes'] = [];
  const skipped: Transition['skipped'] = [];
  for (const brand of brands) {
    const ofBrand = own(state.channels, brand) ?? {};
    const channel = own(ofBrand, remote);
    const next = decide(channel);
    if (typeof next === 'string') skipped.push({ brand, reason: next });
    else if (next !== channel) {
      channels[brand] = { ...ofBrand, [remote]: next };
      changes.push({ brand, from: channel ? withoutHistory(channel) : null, to: withoutHistory(next) });
    }
  }
  if (skipped.length === brands.length) {
    const reasons = skipped.map(({ brand, reason }) => `${brand}: ${reason}`);
    throw new ProblemError('nothing-to-do', `Nothing was changed for ${remote}. ${reasons.join('. ')}.`, reasons);
  }
  if (changes.length === 0) return { state, entry: null, skipped };
  return commit({ ...state, channels }, { ...action, remote, changes }, author, skipped);
}

function commit(
  state: RegistryState,
  change: Pick<AuditEntry, 'action' | 'remote' | 'version' | 'changes'>,
  author: Author,
  skipped: Transition['skipped'],
): Transition {
  const revision = state.revision + 1;
  const entry = { revision, ...author, ...change };
  return { state: { ...state, revision, unlogged: [...state.unlogged, entry] }, entry, skipped };
}

/** @throws ProblemError `unknown-remote`. */
export function refuseUnknownRemote(state: RegistryState, remote: string): void {
  if (own(state.remotes, remote) !== undefined) return;
  const known = Object.keys(state.remotes).sort().join(', ');
  throw new ProblemError(
    'unknown-remote',
    `No version of ${remote} was ever published here. ${known === '' ? 'The registry is empty.' : `There are: ${known}.`}`,
  );
}

function refuseUnknownVersion(state: RegistryState, remote: string, version: string): void {
  refuseUnknownRemote(state, remote);
  const versions = own(state.remotes, remote) ?? {};
  if (own(versions, version) !== undefined) return;
  const latest = Object.keys(versions).slice(-10).join(', ');
  throw new ProblemError(
    'unknown-version',
    `${remote}@${version} is not published. Publish it first, or take one of: ${latest}.`,
  );
}
