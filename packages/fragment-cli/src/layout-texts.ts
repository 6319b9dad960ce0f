import type { ChangedFlags, SlotAssignment } from '@forecourt/contracts';
import type {
  FlagsChanged,
  FlagsView,
  LayoutChange,
  LayoutChanged,
  LayoutView,
} from '@forecourt/contracts/registry-api';
import { table } from './table';

/** Formats a page's layout, and the differences of its canary. */
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

/** Formats the result of a layout change, by brand. */
export function layoutChangedText({ page, changes, skipped }: LayoutChanged): string {
  const lines = changes.flatMap(({ brand, from, to, what }) => [
    `${brand} ${page}: layout ${layoutMoveText(from, to)}`,
    ...what.map((line) => `  ${line}`),
  ]);
  if (changes.length === 0) lines.push(`${page}: it is placed there already, nothing changed.`);
  return [...lines, ...skippedLines(skipped)].join('\n');
}

export function layoutMoveText(from: LayoutChange['from'], to: LayoutChange['to']): string {
  return `${layoutVersionText(from)} → ${layoutVersionText(to)}`;
}

/** Formats all flags of these brands; changed ones have a star. */
export function flagsViewText(views: readonly FlagsView[]): string {
  const names = Object.keys(views[0]?.flags ?? {}) as (keyof FlagsView['flags'])[];
  const rows = names.map((flag) => [
    flag,
    ...views.map(({ flags, changed }) => `${flags[flag] ? 'on' : 'off'}${changed.includes(flag) ? ' *' : ''}`),
  ]);
  const heading = ['FLAG', ...views.map(({ brand }) => brand.toUpperCase())];
  return [table([heading, ...rows]), '* differs from the brand’s own value.'].join('\n');
}

/** Formats the result of a flag change, by brand. */
export function flagsChangedText({ changes, skipped }: FlagsChanged): string {
  const lines = changes.map(({ brand, from, to }) => `${brand}: ${flagsText(from)} → ${flagsText(to)}`);
  if (changes.length === 0) lines.push('They have these values already, nothing changed.');
  return [...lines, ...skippedLines(skipped)].join('\n');
}

/** Lists flags that differ from the brand's own values. */
export function flagsText({ values }: ChangedFlags): string {
  const texts = Object.entries(values).map(([flag, value]) => `${flag} ${value ? 'on' : 'off'}`);
  return texts.join(' ') || 'its own';
}

function layoutVersionText({ version, canary }: LayoutChange['from']): string {
  return canary === null ? String(version) : `${version} + ${canary.version} ${canary.percent} %`;
}

function skippedLines(skipped: LayoutChanged['skipped']): string[] {
  return skipped.map(({ brand, reason }) => `${brand} is unchanged: ${reason}.`);
}
