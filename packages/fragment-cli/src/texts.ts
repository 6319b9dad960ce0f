import type { Channel } from '@forecourt/contracts';
import type { AuditEntry, Changed, Remote, Remotes } from '@forecourt/contracts/registry-api';
import type { Rehearsed } from '@forecourt/contracts/rehearsal';
import type { TokenScope } from '@forecourt/contracts/tokens';
import { flagsText, layoutMoveText } from './layout-texts';
import { table } from './table';

/** Formats the figures of a rehearsal. */
export const rehearsedText = ({ views, differing, failing }: Rehearsed): string =>
  `rehearsed on ${views} recent pages: ${differing} differ, ${failing} fail`;

const outcome = (rehearsed: Rehearsed | undefined) => (rehearsed === undefined ? [] : [rehearsedText(rehearsed)]);

/** Formats every remote with the versions that each brand serves. */
export function remotesText({ remotes }: Remotes, brands: readonly string[]): string {
  const heading = ['REMOTE', 'VERSIONS', 'LATEST', ...brands.map((brand) => brand.toUpperCase())];
  const rows = remotes.map(({ remote, versions, latest, channels }) => [
    remote,
    String(versions),
    latest,
    ...brands.map((brand) => channelText(channels[brand] ?? null)),
  ]);
  return table([heading, ...rows]);
}

/** Formats every version of a remote with the brands that serve it. */
export function remoteText({ versions }: Remote): string {
  const rows = versions.map(({ version, publishedAt, stable, canary }) => [
    version,
    timeText(publishedAt),
    [...stable, ...canary.map(({ brand, percent }) => `${brand} (canary, ${percent} %)`)].join(', ') || '-',
  ]);
  return table([['VERSION', 'PUBLISHED (UTC)', 'SERVED BY'], ...rows]);
}

/** Formats entries of the audit log, a line each. @param otherwise text for none */
export function auditText(entries: readonly AuditEntry[], otherwise: string): string {
  if (entries.length === 0) return otherwise;
  const rows = entries.map((entry) => [timeText(entry.at), entry.who, entry.action, ...detailsOf(entry)]);
  return table([['WHEN (UTC)', 'WHO', 'WHAT', 'OF', 'CHANGE'], ...rows]);
}

/** Returns an entry's subject and its change. */
function detailsOf(entry: AuditEntry): [of: string, change: string] {
  if ('remote' in entry) {
    const { remote, version, changes, why, rehearsed } = entry;
    const moves = changes.map(({ brand, from, to }) => `${brand}: ${channelText(from)} → ${channelText(to)}`);
    return [
      version === null ? remote : `${remote}@${version}`,
      [...moves, ...(why === undefined ? [] : [why]), ...outcome(rehearsed)].join(', '),
    ];
  }
  if ('page' in entry) {
    const moves = entry.changes.map(
      ({ brand, from, to, what }) => `${brand}: ${layoutMoveText(from, to)} (${what.join('; ')})`,
    );
    return [entry.page, [...moves, ...(entry.why === undefined ? [] : [entry.why])].join(', ')];
  }
  if ('token' in entry) return [`token ${entry.token}`, scopeText(entry.scope)];
  if ('approved' in entry) {
    const { approved, person, brands, why } = entry;
    const by = `approved by ${person} for ${brands.join(', ')}`;
    return [approved, why === undefined ? by : `${by}, ${why}`];
  }
  if ('unserved' in entry) {
    const { link, brand, unserved, expiresAt, why } = entry;
    const versions = Object.entries(unserved).map(([remote, version]) => `${remote}@${version}`);
    const named = link === undefined ? 'a link' : `the link ${link}`;
    const until = `${named} for ${brand}, until ${timeText(expiresAt)}`;
    return [versions.join(' '), why === undefined ? until : `${until}, ${why}`];
  }
  if ('serves' in entry) {
    const { brand, from, to, serves, why } = entry;
    const begins = serves.length > 0 ? [`begins with ${serves.join(' ')}`] : [];
    return [brand, [`version ${from} → ${to}`, ...begins, ...(why === undefined ? [] : [why])].join(', ')];
  }
  const moves = entry.changes.map(({ brand, from, to }) => `${brand}: ${flagsText(from)} → ${flagsText(to)}`);
  return ['flags', [...moves, ...(entry.why === undefined ? [] : [entry.why])].join(', ')];
}

/** Formats the result of a change, a line for each brand. @param isTried whether it was only tried */
export function changedText(remote: string, { changes, skipped, rehearsed }: Changed, isTried = false): string {
  const lines = changes.map(({ brand, from, to }) => [brand, channelText(from), '→', channelText(to)]);
  const unchanged = skipped.map(({ brand, reason }) => `${brand} is unchanged: ${reason}.`);
  if (changes.length === 0) return [`${remote}: that is live already, nothing changed.`, ...unchanged].join('\n');
  const heading = isTried ? `${remote} would change as follows; nothing was changed:` : `${remote}:`;
  return [heading, table(lines), ...unchanged, ...outcome(rehearsed)].join('\n');
}

/** `1.1.0 + 1.2.0 10 %` */
function channelText(channel: Channel | null): string {
  if (channel === null) return '-';
  const { version, canary } = channel;
  return canary === null ? version : `${version} + ${canary.version} ${canary.percent} %`;
}

/** Formats a UTC time to the second. */
export function timeText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** Formats a token's permissions in one line. */
export function scopeText({ may, remotes, brands, person, expiresAt }: TokenScope): string {
  const of = (names: TokenScope['remotes'], kind: string) => (names === '*' ? `every ${kind}` : names.join(', '));
  const until = expiresAt === null ? '' : `, until ${timeText(expiresAt)}`;
  const whose = person === undefined ? '' : `, of ${person}`;
  return `may ${may.join(', ')} for ${of(remotes, 'remote')} on ${of(brands, 'brand')}${whose}${until}`;
}
