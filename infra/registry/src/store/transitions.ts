import type { Promote } from '@forecourt/contracts';
import type { ChannelEntry, rollbackSchema } from '@forecourt/contracts/registry-api';
import type { Rehearsed } from '@forecourt/contracts/rehearsal';
import { own } from '@forecourt/service';
import type * as z from 'zod';
import { ProblemError } from '../problems';
import { whyUnapproved } from './approval-rule';
import { type Author, changeBrands, commit, type Reasons, type Transition } from './change-brands';
import { whyNeeded } from './layouts';
import { withSince } from './since';
import { type RegistryState, type StoredChannel, type StoredVersion, withoutHistory } from './state';

/** Maximum number of previous stable versions in a channel's history; older ones are dropped. */
export const historyLimit = 200;

/** The channels that a change concerns. */
export interface Target {
  brands: readonly string[];
  remote: string;
}

export type ChannelTransition = Transition<ChannelEntry>;

/** Adds a version to the registry; no channel serves it yet. @throws ProblemError `version-exists`. */
export function addVersion(
  state: RegistryState,
  added: { remote: string; version: string; fragments: string[] } & Pick<
    StoredVersion,
    'manifest' | 'personal' | 'tolerances'
  > & {
      /** Reason of a publisher who forced it. */
      force?: string | undefined;
    },
  author: Author,
): ChannelTransition {
  const { remote, version, manifest, fragments, personal = false, tolerances, force } = added;
  refuseKnownVersion(state, remote, version);
  const versions = {
    ...own(state.remotes, remote),
    [version]: {
      ...{ manifest, publishedAt: author.at, fragments, personal, tolerances },
      ...(author.person && { publishedBy: author.person }),
    },
  };
  const isFirst = own(state.remotes, remote) === undefined;
  const owners = isFirst ? { ...state.owners, [remote]: author.who } : state.owners;
  const next = { ...state, owners, remotes: { ...state.remotes, [remote]: versions } };
  const why = force === undefined ? {} : { why: `forced: ${force}` };
  return commit<ChannelEntry>(next, { action: 'publish', remote, version, changes: [], ...why }, author, []);
}

/** Refuses a version that exists: versions are immutable. @throws ProblemError `version-exists`. */
export function refuseKnownVersion(state: RegistryState, remote: string, version: string): void {
  const lower = version.toLowerCase();
  const twin = Object.keys(own(state.remotes, remote) ?? {}).find((known) => known.toLowerCase() === lower);
  if (twin === undefined) return;
  // On a case-insensitive file system, versions that differ only in case would share a folder.
  throw new ProblemError(
    'version-exists',
    `${remote}@${twin} is published already. A published version never changes, not even by the same bytes again: publish under a new version.`,
  );
}

/**
 * Makes the version the stable one, which ends the canary; or, with `percent`, the canary beside the stable one.
 * Skips brands whose pages place a fragment that the version lacks, and those that need an approval which it has not.
 * @param rehearsed outcome of its rehearsal, for the audit log
 * @throws ProblemError `unknown-remote`, `unknown-version`, `nothing-to-do`.
 */
export function promote(
  state: RegistryState,
  target: Target,
  { version, percent, why }: Promote,
  author: Author,
  rehearsed?: Rehearsed,
): ChannelTransition {
  refuseUnknownVersion(state, target.remote, version);
  const action = percent === undefined ? 'promote' : 'canary';
  return changeChannels(state, target, { action, version, rehearsed, why }, author, (channel, brand) => {
    const lacking = whyNeeded(state, brand, target.remote, version);
    if (lacking.length > 0) return lacking;
    const unapproved = whyUnapproved(state, brand, { remote: target.remote, version }, author);
    if (unapproved !== null && channel?.version !== version) return [unapproved];
    if (percent === undefined) return stable(channel, version);
    if (channel === undefined)
      return ['it serves no version of this remote yet; promote one without a percentage first'];
    if (channel.version === version) return [`it serves ${version} to everyone already`];
    return { ...channel, canary: { version, percent } };
  });
}

/** Ends the canary: all visitors get the stable version again. @throws ProblemError `unknown-remote`, `nothing-to-do`. */
export function stopCanary(
  state: RegistryState,
  target: Target,
  why: string | undefined,
  author: Author,
): ChannelTransition {
  refuseUnknownRemote(state, target.remote);
  return changeChannels(state, target, { action: 'stop-canary', version: null, why }, author, (channel) =>
    channel?.canary ? { ...channel, canary: null } : ['it has no canary of this remote'],
  );
}

/**
 * Restores the previous stable version, or an earlier one by name, and ends the canary. The versions in between are dropped from the
 * history, so that the next rollback goes back further.
 * @throws ProblemError `unknown-remote`, `nothing-to-do`.
 */
export function rollback(
  state: RegistryState,
  target: Target,
  { to, why }: z.infer<typeof rollbackSchema>,
  author: Author,
): ChannelTransition {
  refuseUnknownRemote(state, target.remote);
  return changeChannels(state, target, { action: 'rollback', version: to ?? null, why }, author, (channel, brand) => {
    if (channel === undefined) return ['it serves no version of this remote'];
    const { history } = channel;
    const index = to === undefined ? history.length - 1 : history.lastIndexOf(to);
    const version = history[index];
    if (version !== undefined) {
      const lacking = whyNeeded(state, brand, target.remote, version);
      return lacking.length > 0 ? lacking : { version, canary: null, history: history.slice(0, index) };
    }
    return [
      to === undefined
        ? `${channel.version} is the first version that it serves: there is no earlier one to restore`
        : `it did not serve ${to} before ${channel.version}; promote it instead`,
    ];
  });
}

function stable(channel: StoredChannel | undefined, version: string): StoredChannel {
  if (channel === undefined) return { version, canary: null, history: [] };
  if (channel.version === version) return channel.canary === null ? channel : { ...channel, canary: null };
  return { version, canary: null, history: [...channel.history, channel.version].slice(-historyLimit) };
}

/** A brand's channel; undefined if the brand serves no version of the remote. */
interface ServedChannel {
  channel: StoredChannel | undefined;
}

/** Applies `decide` to each brand's channel: it returns the next channel, or the reasons to skip this brand. All changes are one revision. */
function changeChannels(
  state: RegistryState,
  { brands, remote }: Target,
  { why, ...action }: Pick<ChannelEntry, 'action' | 'version' | 'rehearsed' | 'why'>,
  author: Author,
  decide: (channel: StoredChannel | undefined, brand: string) => StoredChannel | Reasons,
): ChannelTransition {
  const ofBrand = (brand: string) => own(state.channels, brand) ?? {};
  const served = (brand: string): ServedChannel => ({ channel: own(ofBrand(brand), remote) });
  const { changes, skipped } = changeBrands({ about: remote, brands, code: 'nothing-to-do' }, served, (from, brand) => {
    const next = decide(from.channel, brand);
    if (!('version' in next)) return next;
    return next === from.channel ? from : { channel: next };
  });
  if (changes.length === 0) return { state, entry: null, skipped };
  const channels = { ...state.channels };
  const logged: ChannelEntry['changes'] = [];
  for (const { brand, from, to } of changes) {
    if (to.channel === undefined) continue;
    channels[brand] = { ...ofBrand(brand), [remote]: withSince(from.channel, to.channel, author) };
    logged.push({ brand, from: from.channel ? withoutHistory(from.channel) : null, to: withoutHistory(to.channel) });
  }
  return commit<ChannelEntry>(
    { ...state, channels },
    { ...action, remote, changes: logged, ...(why && { why }) },
    author,
    skipped,
  );
}

/** Refuses a remote that was never published. @throws ProblemError `unknown-remote`. */
export function refuseUnknownRemote(state: RegistryState, remote: string): void {
  if (own(state.remotes, remote) !== undefined) return;
  const known = Object.keys(state.remotes).sort().join(', ');
  throw new ProblemError(
    'unknown-remote',
    `No version of ${remote} was ever published here. ${known === '' ? 'The registry is empty.' : `There are: ${known}.`}`,
  );
}

/** Refuses a version that was never published. @throws ProblemError `unknown-remote`, `unknown-version`. */
export function refuseUnknownVersion(state: RegistryState, remote: string, version: string): void {
  refuseUnknownRemote(state, remote);
  const versions = own(state.remotes, remote) ?? {};
  if (own(versions, version) !== undefined) return;
  const latest = Object.keys(versions).slice(-10).join(', ');
  throw new ProblemError(
    'unknown-version',
    `${remote}@${version} is not published. Publish it first, or take one of: ${latest}.`,
  );
}
