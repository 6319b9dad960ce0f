/** Changes of channels: as a request, as a command, and as the change that takes another one back. */
import type { Changed, ChannelEntry, Entry, Live } from './client';
import { dataOf, registry } from './client';
import { commandText } from './command-text';

export const actions = ['promote', 'canary', 'rollback', 'stop-canary', 'approve'] as const;
export type Action = (typeof actions)[number];

/** A change of a remote; the brand `*` is every brand. */
export interface Wanted {
  action: Action;
  remote: string;
  brand: string;
  /** Not of a canary's end; of a rollback undefined for the version before. */
  version?: string | undefined;
  percent?: number | undefined;
  why?: string | undefined;
}

export interface SendOptions {
  /** Entity tag that the change is based on. */
  etag?: string | undefined;
  /** Whether only to try it. */
  isTrial?: boolean;
}

/** Whether a change names a version. */
export const needsVersion = (action: Action): boolean => action !== 'rollback' && action !== 'stop-canary';

/** Sends a change. @throws Refusal */
export async function send(
  wanted: Wanted,
  { etag, isTrial = false }: SendOptions,
): Promise<Pick<Changed, 'changes' | 'skipped'>> {
  const { action, remote, brand, version = '', percent } = wanted;
  const why = wanted.why?.trim() || undefined;
  const path = { brand, remote };
  const headers = etag === undefined ? {} : { 'If-Match': etag };
  const params = { path, query: isTrial ? { 'dry-run': true } : {} };
  if (action === 'stop-canary')
    return dataOf(registry.DELETE('/v1/channels/{brand}/{remote}/canary', { params, headers, body: { why } }));
  if (action === 'rollback')
    return dataOf(
      registry.POST('/v1/channels/{brand}/{remote}/rollback', {
        params,
        headers,
        body: { to: version || undefined, why },
      }),
    );
  if (action === 'approve') {
    const { skipped } = await dataOf(
      registry.POST('/v1/channels/{brand}/{remote}/approve', { params: { path }, headers, body: { version, why } }),
    );
    return { changes: [], skipped };
  }
  const share = action === 'canary' ? { percent } : {};
  return dataOf(registry.POST('/v1/channels/{brand}/{remote}', { params, headers, body: { version, why, ...share } }));
}

/** Returns the command that makes the same change. */
export function commandOf({ action, remote, brand, version = '', percent, why }: Wanted): string {
  const of = {
    promote: ['promote', `${remote}@${version}`],
    canary: ['promote', `${remote}@${version}`, '--canary', String(percent)],
    rollback: ['rollback', remote, ...(version ? ['--to', version] : [])],
    'stop-canary': ['stop-canary', remote],
    approve: ['approve', `${remote}@${version}`],
  }[action];
  const words = [...of, ...(brand === '*' ? [] : ['--brand', brand]), ...(why?.trim() ? ['--why', why.trim()] : [])];
  return commandText(words);
}

/** Returns the versions of a remote that a brand serves, as text; equal texts mean equal versions. */
function servedText(live: Live | undefined, remote: string, brand: string): string {
  const channel = live?.remotes.find((one) => one.remote === remote)?.channels[brand];
  if (channel === undefined) return 'nothing';
  const { version, canary } = channel;
  return canary === null ? version : `${version}, and ${canary.version} for ${canary.percent} %`;
}

/** A brand that somebody changed since a form was opened. */
export interface Conflict {
  brand: string;
  before: string;
  now: string;
}

/** Lists the brands of a change that serve something else now than when its form was opened. */
export function conflictsOf({ remote, brand }: Pick<Wanted, 'remote' | 'brand'>, base: Live, now: Live): Conflict[] {
  const brands = brand === '*' ? [...new Set([...base.brands, ...now.brands])] : [brand];
  return brands.flatMap((one) => {
    const texts = { before: servedText(base, remote, one), now: servedText(now, remote, one) };
    return texts.before === texts.now ? [] : [{ brand: one, ...texts }];
  });
}

/** Whether an entry of the audit log is about the channels of a remote. */
const isOfChannels = (entry: Entry): entry is ChannelEntry => 'remote' in entry;

/**
 * Lists the changes that take another one back: one for all brands if it changed all of them in the same way, otherwise one for each brand.
 * @param brands of the site
 * @param since channels that were changed after it, see `changedSince`
 */
export function undosOf(entry: Entry, brands: readonly string[], since: ReadonlySet<string>): Wanted[] {
  if (!isOfChannels(entry)) return [];
  const undos = entry.changes.flatMap(({ brand, from, to }): Wanted[] => {
    const back = since.has(`${brand}/${entry.remote}`) ? null : wayBack(entry.action, from, to);
    return back === null ? [] : [{ ...back, remote: entry.remote, brand }];
  });
  const ofAll = undos.map((undo) => JSON.stringify({ ...undo, brand: '*' }));
  const isOfAll = brands.length > 1 && undos.length === brands.length && new Set(ofAll).size === 1;
  return isOfAll ? [{ ...undos[0]!, brand: '*' }] : undos;
}

/** Returns for each entry the channels, `maker/mfe-ads`, that newer entries changed: its own effect on them is gone. @param entries the newest first */
export function changedSince(entries: readonly Entry[]): Map<Entry, ReadonlySet<string>> {
  const changed = new Set<string>();
  return new Map(
    entries.map((entry) => {
      const before = new Set(changed);
      if (isOfChannels(entry)) for (const { brand } of entry.changes) changed.add(`${brand}/${entry.remote}`);
      return [entry, before];
    }),
  );
}

/** Lists the layouts that a change of pages replaced, except those of a rollback, which drops what it leaves. */
export function layoutsBefore(entry: Entry): { brand: string; page: string; to: number }[] {
  if (!('page' in entry) || entry.action === 'rollback-layout') return [];
  const { page, changes } = entry;
  return changes.flatMap(({ brand, from, to }) =>
    from.version === to.version ? [] : [{ brand, page, to: from.version }],
  );
}

/** Returns the version of a brand's data that a change replaced; null if the change was none, or a rollback, which drops what it leaves. */
export function brandBefore(entry: Entry): { brand: string; to: number } | null {
  if (entry.action !== 'set-brand' && entry.action !== 'remove-brand') return null;
  return entry.from === 0 ? null : { brand: entry.brand, to: entry.from };
}

type Side = ChannelEntry['changes'][number]['from'];

function wayBack(did: string, from: Side, to: Side): Pick<Wanted, 'action' | 'version' | 'percent'> | null {
  if (from === null) return null;
  if (to === null) return { action: 'promote', version: from.version };
  if (from.version !== to.version) return { action: did === 'promote' ? 'rollback' : 'promote', version: from.version };
  if (from.canary !== null) return { action: 'canary', version: from.canary.version, percent: from.canary.percent };
  return to.canary === null ? null : { action: 'stop-canary' };
}
