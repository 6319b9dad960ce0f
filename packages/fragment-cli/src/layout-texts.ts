import type { ChangedFlags, SlotAssignment } from '@forecourt/contracts';
import type {
  FlagsChanged,
  FlagsView,
  LayoutChange,
  LayoutChanged,
  LayoutView,
} from '@forecourt/contracts/registry-api';
import { table } from './table';

/** What stands on a page of a brand, and what its canary has otherwise. */
export function layoutText({ brand, page, version, arrangement, slots, canary, earlier }: LayoutView): string {
  const named = version === 0 ? "the brand's own layout" : `layout ${version}`;
  const back = earlier.length === 0 ? '' : `; a rollback goes back to ${earlier.at(-1)}`;
  const lines = [`${brand} ${page}: ${named}, ${arrangement}${back}`, slotTable(slots)];
  if (canary !== null) lines.push(`Canary ${canary.version}, ${canary.percent} %:`, slotTable(canary.layout.slots));
  return lines.join('\n');
}

function slotTable(slots: readonly SlotAssignment[]): string {
  const rows = slots.map(({ slot, remote, fragment, region, hydrate, props }) => [
    ...[`  ${slot}`, region ?? 'nested', `${remote}/${fragment}`],
    [hydrate && `hydrates ${hydrate}`, props && JSON.stringify(props)].filter(Boolean).join(' '),
  ]);
  return table(rows);
}

/** What a change of a layout did, brand for brand. */
export function layoutChangedText({ page, changes, skipped }: LayoutChanged): string {
  const lines = changes.flatMap(({ brand, from, to, what }) => [
    `${brand} ${page}: layout ${layoutMoveText(from, to)}`,
    ...what.map((line) => `  ${line}`),
  ]);
  if (changes.length === 0) lines.push(`${page}: that stands there already, nothing changed.`);
  return [...lines, ...keptLines(skipped)].join('\n');
}

export function layoutMoveText(from: LayoutChange['from'], to: LayoutChange['to']): string {
  return `${layoutVersionText(from)} → ${layoutVersionText(to)}`;
}

/** Every flag of these brands; a star at those that were changed. */
export function flagsViewText(views: readonly FlagsView[]): string {
  const names = Object.keys(views[0]?.flags ?? {}) as (keyof FlagsView['flags'])[];
  const rows = names.map((flag) => [
    flag,
    ...views.map(({ flags, changed }) => `${flags[flag] ? 'on' : 'off'}${changed.includes(flag) ? ' *' : ''}`),
  ]);
  const heading = ['FLAG', ...views.map(({ brand }) => brand.toUpperCase())];
  return [table([heading, ...rows]), '* is not as the brand itself says.'].join('\n');
}

/** What a change of flags did, brand for brand. */
export function flagsChangedText({ changes, skipped }: FlagsChanged): string {
  const lines = changes.map(({ brand, from, to }) => `${brand}: ${flagsText(from)} → ${flagsText(to)}`);
  if (changes.length === 0) lines.push('They are so already, nothing changed.');
  return [...lines, ...keptLines(skipped)].join('\n');
}

/** Flags that are not as the brand itself says. */
export function flagsText({ values }: ChangedFlags): string {
  const texts = Object.entries(values).map(([flag, value]) => `${flag} ${value ? 'on' : 'off'}`);
  return texts.join(' ') || 'its own';
}

function layoutVersionText({ version, canary }: LayoutChange['from']): string {
  return canary === null ? String(version) : `${version} + ${canary.version} ${canary.percent} %`;
}

function keptLines(skipped: LayoutChanged['skipped']): string[] {
  return skipped.map(({ brand, reason }) => `${brand} stays as it is: ${reason}.`);
}
