import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './documents';

/** A metric that shows a fault: it has the value, or has grown if there is none. */
export interface Figure {
  metric: string;
  labels: Readonly<Record<string, string>>;
  value: number | null;
}

/** A row of the operators' table of faults. */
export interface FaultRow {
  id: string;
  fault: string;
  /** Texts of log lines. */
  log: string[];
  figures: Figure[];
  alerts: string[];
  /** Whether it cites a test that provokes it. */
  isCited: boolean;
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function figureOf(code: string): Figure {
  const [, metric = '', labels = '', value] = /^(\w+)(?:\{(.*)\})?(?: ([\d.]+))?$/.exec(code) ?? [];
  if (metric === '') throw new Error(`${code} is not a metric.`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { metric, labels: Object.fromEntries(pairs), value: value === undefined ? null : Number(value) };
}

/** Reads the table of `docs/operating.md`. */
export function faultRows(): FaultRow[] {
  const lines = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, first = '', , log = '', figures = '', alerts = ''] = line
      .split(' | ')
      .flatMap((cell, at) => (at === 0 ? ['', cell] : [cell]));
    const [, id, fault] = /^\| <a id="([a-z-]+)"><\/a>(.+)$/.exec(first) ?? [];
    if (id === undefined || fault === undefined) return [];
    return [
      {
        ...{ id, fault, log: codesIn(log), figures: codesIn(figures).map(figureOf), alerts: alerts.split(', ') },
        isCited: log.includes('.test.ts)'),
      },
    ];
  });
}

/** Returns the values of a metric in Prometheus text, of all series with its labels. */
export function valuesOf({ metric, labels }: Figure, text: string): number[] {
  return text.split('\n').flatMap((line) => {
    const [, name, given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const has = Object.entries(labels).every(([label, is]) => given.includes(`${label}="${is}"`));
    return name === metric && has ? [Number(value)] : [];
  });
}
