import type { ChangedFlags, SlotAssignment } from '@forecourt/contracts';
import type {
  BrandFragments,
  FlagsChanged,
  FlagsView,
  LayoutChange,
  LayoutChanged,
  LayoutHistory,
  LayoutView,
} from '@forecourt/contracts/registry-api';
import { table } from './table';
import { warned } from './warned';

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

/** Formats the layouts that a rollback can restore, the latest first. */
export function layoutHistoryText({ brand, page, earlier }: LayoutHistory): string {
  if (earlier.length === 0) return `${brand} ${page}: there is no earlier layout.`;
  const lines = earlier.flatMap(({ version, what }) => [
    `${brand} ${page}: a rollback to ${version === 0 ? "0, the brand's own layout" : version}`,
    ...(what.length === 0 ? ['  changes nothing'] : what.map((line) => `  ${line}`)),
  ]);
  return lines.join('\n');
}

/** Formats what a brand's pages may place, with the size that browsers load for it. */
export function fragmentsText({ brand, fragments }: BrandFragments): string {
  if (fragments.length === 0) return `${brand} serves no remote yet; promote one first.`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = fragments.map(({ remote, version, fragment, hydrate, overlay, bytes }) => [
    ...[`${remote}/${fragment}`, version, overlay ? `${hydrate}, overlay` : hydrate],
    ...[kilobytes(bytes.js), kilobytes(bytes.css)],
  ]);
  return table([['FRAGMENT', 'VERSION', 'HYDRATES', 'SCRIPTS', 'STYLES'], ...rows]);
}

/** Formats the result of a layout change, by brand. @param isTried whether it was only tried */
export function layoutChangedText({ page, changes, skipped, warnings }: LayoutChanged, isTried = false): string {
  const warningsOf = (of: string) => warnings.flatMap(({ brand, warning }) => (brand === of ? [warning] : []));
  const lines = changes.flatMap(({ brand, from, to, what }) => [
    `${brand} ${page}: layout ${layoutMoveText(from, to)}`,
    ...what.map((line) => `  ${line}`),
    ...warned(warningsOf(brand)),
  ]);
  if (changes.length === 0) lines.push(`${page}: it is placed there already, nothing changed.`);
  const heading = isTried && changes.length > 0 ? ['This would change; nothing was changed:'] : [];
  return [...heading, ...lines, ...skippedLines(skipped)].join('\n');
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
