import type { HostileRemote } from '../../site/remote-files';
import type { Attack, Bounds, Trial } from '../../trial';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
/** Stands in what other teams wrote, where a trial got into it. */
export const mark = 'written-by-a-stranger';

/** A body that is well. */
export const fine = "return h('p');";

/** In a remote with one fragment on the page. */
export const alone = (body: string, more: Partial<HostileRemote> = {}): HostileRemote => ({
  ...{ remote: 'mfe-account', fragments: { 'save-search': body, 'sign-in': fine } },
  ...more,
});

/** In a slot that stands before those of others: what it does not close goes on in theirs. */
export const leading = (body: string): HostileRemote => ({ remote: 'mfe-filters', fragments: { filters: body } });

/** In a remote with two fragments on the page, the other one of which is well. */
export const paired = (body: string): HostileRemote => ({
  ...{ remote: 'mfe-ads', fragments: { 'footer-banner': body, 'grid-ad': fine } },
});

/** Given to everyone on one brand, or to a share of its visitors. */
export const deployed = (version: HostileRemote, more: { percent?: number; forbidden?: string } = {}): Attack => ({
  ...{ kind: 'deployment', version, mark },
  ...more,
});

/** Name, what it costs where it works, what is done, what withstands it; those of `fast` are in every run of the tests. */
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
