import type { ReactNode } from 'react';
import type { ChannelEntry, Entry, Offered, Served } from '../api/client';
import { countText, metricNames } from '../api/names';

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Returns how long ago a time is, `3 hr. ago`, or how far ahead, to the nearest unit: `in 8 hr.` for 7 h 59 min. @param at ISO 8601 */
export function agoText(at: string, now = Date.now()): string {
  const exactly = Date.parse(at) - now;
  const difference = exactly > 0 ? Math.round(exactly / 60_000) * 60_000 : exactly;
  const [unit, ms] = units.find(([, size]) => Math.abs(difference) >= size) ?? ['minute', 60_000];
  const round = exactly > 0 ? Math.round : Math.trunc;
  return Math.abs(difference) < 60_000 ? 'just now' : relative.format(round(difference / ms), unit);
}

/** A time as people say it, and exactly in UTC. @param props.isBrief whether the exact time is shown on demand only, in a table */
export function Time({ at, isBrief = false }: { at: string; isBrief?: boolean }): ReactNode {
  const text = `${exact.format(new Date(at))} UTC`;
  return (
    <time dateTime={at} title={isBrief ? text : undefined}>
      {agoText(at)}
      <span className={isBrief ? 'exact on-demand' : 'exact'}> ({text})</span>
    </time>
  );
}

/** Returns a size, `12.4 kB`. */
export const sizeText = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns what browsers load for a fragment, compressed. @param policy of its slot, if that has one */
export function weightText({ bytes, hydrate }: Offered, policy: Offered['hydrate'] = hydrate): string {
  const scripts = policy === 'never' ? 'no scripts' : `${sizeText(bytes.js)} of scripts`;
  return `${scripts}, ${sizeText(bytes.css)} of styles`;
}

/** Returns who made a change: the person, and the token if its name is another. */
export const authorText = ({ who, person }: { who: string; person?: string }): string =>
  person === undefined || person === who ? who : `${person} (${who})`;

type Channel = ChannelEntry['changes'][number]['from'];

/** Returns what a brand serves, `1.2.0 + 1.3.0 for 5 %`. */
export function channelText(channel: Channel): string {
  if (channel === null) return 'nothing';
  const { version, canary } = channel;
  return canary === null ? version : `${version} + ${canary.version} for ${canary.percent} %`;
}

/** Returns what an entry of the audit log is about: its subject, if its name does not say that, and its details. */
export function entryTexts(entry: Entry): { of: string; details: string[] } {
  if ('remote' in entry) {
    const { remote, version, changes } = entry;
    return {
      of: version === null ? remote : `${remote}@${version}`,
      details: changes.map(({ brand, from, to }) => `${brand}: ${channelText(from)} → ${channelText(to)}`),
    };
  }
  if ('page' in entry)
    return { of: entry.page, details: entry.changes.map(({ brand, what }) => `${brand}: ${what.join('; ')}`) };
  if ('token' in entry) return { of: entry.token, details: [`may ${entry.scope.may.join(', ')}`] };
  if ('approved' in entry) return { of: entry.approved, details: [`for ${entry.brands.join(', ')}`] };
  if ('unserved' in entry)
    return {
      of: entry.brand,
      details: Object.entries(entry.unserved).map(([remote, version]) => `${remote}@${version}`),
    };
  if ('serves' in entry) return { of: entry.brand, details: [`version ${entry.from} → ${entry.to}`, ...entry.serves] };
  return { of: '', details: entry.changes.map(({ brand, from, to }) => `${brand}: ${flagsText(from, to)}`) };
}

type Flags = Extract<Entry, { action: 'set-flags' | 'rollback-flags' }>['changes'][number]['from'];

/** Returns which flags of a brand changed, `ads: own value → off`. */
function flagsText({ values: from }: Flags, { values: to }: Flags): string {
  const texts = Object.keys({ ...from, ...to }).flatMap((name) => {
    const flag = name as keyof typeof from;
    return from[flag] === to[flag] ? [] : [`${name}: ${settingText(from[flag])} → ${settingText(to[flag])}`];
  });
  return texts.join(', ');
}

const settingText = (value: boolean | undefined) => (value === undefined ? 'own value' : value ? 'on' : 'off');

/** Returns the reason of a change; undefined if nobody gave one. */
export const whyOf = (entry: Entry): string | undefined => ('why' in entry ? entry.why : undefined);

export type HealthKind = 'worse' | 'well' | 'unknown';

/** Returns how a version does, by what browsers reported; few visits are no verdict. */
export function healthKind({ health }: Pick<Served, 'health'>): HealthKind {
  if (health === null) return 'unknown';
  if (health.worse.length > 0) return 'worse';
  return health.isJudged ? 'well' : 'unknown';
}

export function healthText({ health }: Pick<Served, 'health'>): string {
  if (health === null) return 'no reports yet';
  const { visits, isJudged, errors, worse } = health;
  const count = countText(visits, 'visit');
  const share = errors === null ? '' : `, ${errors.toFixed(1)} % with errors`;
  const names = worse.map((metric) => metricNames[metric].name).join(', ');
  if (worse.length > 0) return `worse than before: ${names} (${count}${share})`;
  return isJudged ? `well: ${count}${share}` : `too few visits to judge: ${count}${share}`;
}
