/** Plain names for the registry's own words for changes and metrics. */
import type { Entry, Measured } from './client';

/** Names of changes; the subject of a change follows its name. */
export const actionNames: Readonly<Record<Entry['action'], string>> = {
  publish: 'Published a version',
  promote: 'Promoted a version',
  canary: 'Started or changed a canary',
  'stop-canary': 'Ended a canary',
  rollback: 'Rolled back',
  'take-off': 'Took a failed version off',
  stays: 'Kept a failed version, for want of another',
  approve: 'Approved a version',
  place: 'Placed a fragment',
  unplace: 'Removed a fragment',
  'set-layout': 'Changed a layout',
  'stop-layout-canary': 'Ended a canary of a layout',
  'rollback-layout': 'Restored an earlier layout',
  'set-flags': 'Changed flags',
  'rollback-flags': 'Restored earlier flags',
  'set-brand': 'Changed a brand’s data',
  'rollback-brand': 'Restored a brand’s earlier data',
  'remove-brand': 'Removed a brand',
  'begin-brand': 'Gave a new brand its versions',
  'add-token': 'Created a token',
  'revoke-token': 'Revoked a token',
  preview: 'Made a preview link',
  'revoke-preview': 'Revoked a preview link',
};

/** Returns the name of a change, or the registry's own word for one that this table lacks. */
export const actionText = (action: string): string =>
  Object.hasOwn(actionNames, action) ? actionNames[action as Entry['action']] : action;

type Metric = Measured['metrics'][number]['metric'];

/** Names and meanings of the metrics of a version. */
export const metricNames: Readonly<Record<Metric, { name: string; what: string }>> = {
  errors: { name: 'Errors', what: 'visits with an error in its code' },
  late: { name: 'Late slots', what: 'slots that were not ready when the page needed them' },
  serverTime: { name: 'Server time', what: 'how long its code works on one slot' },
  lcp: { name: 'Largest paint (LCP)', what: 'time until the largest part of the page is visible' },
  inp: { name: 'Slowest interaction (INP)', what: 'time until the page reacts to a press' },
  cls: { name: 'Layout shift (CLS)', what: 'how much of the page jumps; 0 is nothing' },
  blocking: { name: 'Long frames', what: 'time in which its scripts block the page' },
  hydration: { name: 'Hydration', what: 'time until a slot reacts to visitors' },
  bytes: { name: 'Scripts', what: 'what a visit loads' },
  memory: { name: 'Memory growth', what: 'of the page, a minute' },
};

/** Formats a count, `1 visit`, `2 visits`. @param thing a noun in the singular, whose plural ends with an s */
export const countText = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns the name of the author of a change. The operator's token has no name; its address stands for it. */
export function authorName({ who, person }: { who: string; person?: string | null }): string {
  const name = person ?? who;
  return /^[\d.]+$|^[\da-f]*:[\da-f:.]+$/.test(name) ? `operator at ${name}` : name;
}
