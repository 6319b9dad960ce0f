import type { BrandDataView, BrandDetails, BrandHistory } from '@forecourt/contracts/registry-api';
import { table } from './table';
import { timeText } from './texts';

/** Formats all brands, a line each. */
export function brandsText(brands: readonly BrandDetails[]): string {
  const rows = brands.map(({ brand, version, hosts, pages, changedFlags, lastChange }) => [
    ...[brand, version === 0 ? 'of the site' : `version ${version}`, hosts.join(', ')],
    ...[String(pages.length), changedFlags.join(', ') || '-'],
    lastChange === null
      ? 'not known'
      : `${timeText(lastChange.at)} ${lastChange.action} by ${lastChange.person ?? lastChange.who}`,
  ]);
  return table([['BRAND', 'DATA', 'HOSTS', 'PAGES', 'CHANGED FLAGS', 'LAST CHANGE (UTC)'], ...rows]);
}

/** Formats the versions of a brand's data that a rollback can restore, the latest first. */
export function brandHistoryText({ brand, earlier }: BrandHistory): string {
  if (earlier.length === 0) return `${brand}: there is no earlier version.`;
  const lines = earlier.flatMap(({ version, what }) => [
    `${brand}: a rollback to version ${version}`,
    ...(what.length === 0 ? ['  changes nothing'] : what.map((line) => `  ${line}`)),
  ]);
  return lines.join('\n');
}

/** Formats the contrast of a brand's colours, a line for each pair; pairs below the least have an exclamation mark. */
export function contrastsText({ contrasts }: BrandDataView): string {
  const pairs = [...new Set(contrasts.map(({ pair }) => pair))];
  const rows = pairs.map((pair) => {
    const of = contrasts.filter((one) => one.pair === pair);
    const ratio = (mode: string) => {
      const found = of.find((one) => one.mode === mode);
      return found === undefined ? '-' : `${found.ratio.toFixed(2)}${found.ratio < found.least ? ' !' : ''}`;
    };
    return [pair, ratio('light'), ratio('dark'), String(of[0]?.least)];
  });
  return table([['PAIR', 'LIGHT', 'DARK', 'LEAST'], ...rows]);
}
