import type { HostileRemote } from '../../site/remote-files';
import type { Attack, Bounds, Trial } from '../../trial';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** Appears in other teams' HTML if a trial got into it. */
export const mark = 'written-by-a-stranger';

/** A harmless body. */
export const fine = "return h('p');";

/** Returns a remote with one fragment on the page. */
export const alone = (body: string, more: Partial<HostileRemote> = {}): HostileRemote => ({
  ...{ remote: 'mfe-account', fragments: { 'save-search': body, 'sign-in': fine } },
  ...more,
});

/** Returns a remote whose slot is before those of others, so that unclosed markup continues in theirs. */
export const leading = (body: string): HostileRemote => ({ remote: 'mfe-filters', fragments: { filters: body } });

/** Returns a remote with two fragments on the page, the other one harmless. */
export const paired = (body: string): HostileRemote => ({
  ...{ remote: 'mfe-ads', fragments: { 'footer-banner': body, 'grid-ad': fine } },
});

/** Returns an attack with a version for everyone on one brand, or for a share of its visitors. */
export const deployed = (version: HostileRemote, more: { percent?: number; forbidden?: string } = {}): Attack => ({
  ...{ kind: 'deployment', version, mark },
  ...more,
});

/** Name, severity, attack, remedy; `fast` ones are in every test run. */
export type Row = readonly [
  name: string,
  severity: Trial['severity'],
  attack: Attack,
  remedy: string,
  fast?: 'fast' | undefined,
];

export const toTrial = ([name, severity, attack, remedy, fast]: Row): Trial => ({
  ...{ name, room: 'composition', severity, attack, bounds, remedy },
  ...(fast !== undefined && { fast: true }),
});
