import type { ComparedMetric, FieldView } from '@forecourt/contracts/registry-api';
import { table } from './table';

type Compared = FieldView['versions'][number];

/** Formats what browsers and shells measured of a version on a brand, beside the version before; one sentence if no browser has reported. */
export function fieldText(brand: string, remote: string, { version, before, visits, metrics }: Compared): string {
  const title = `${brand}, ${remote}@${version}`;
  const shown = metrics.filter(({ value, before }) => value !== null || before !== null);
  if (shown.length === 0) return `${title}: nothing is measured yet.`;
  const beside = before === null ? 'no version before' : `before, ${before}: ${visits.before} visits`;
  const rows = shown.map(({ metric, unit, value, before, difference }) => [
    metric,
    valueText(value, unit),
    valueText(before, unit),
    value === null || before === null ? '-' : (difference ?? 'not significant'),
  ]);
  return [
    `${title}: ${visits.version} visits (${beside})`,
    table([['MEASURED', version, before ?? '-', 'DIFFERENCE'], ...rows]),
  ].join('\n');
}

function valueText(value: ComparedMetric['value'], unit: string): string {
  if (value === null) return '-';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(3);
  return `${value.toFixed(1)} ${unit}`;
}
