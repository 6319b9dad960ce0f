import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './documents';

/** A figure that tells a fault: with a value it is that; without it has grown. */
export interface Figure {
  metric: string;
  labels: Readonly<Record<string, string>>;
  value: number | null;
}

/** A row of the table of faults for operators. */
export interface FaultRow {
  id: string;
  fault: string;
  /** Texts of log lines. */
  log: string[];
  figures: Figure[];
  alerts: string[];
  /** Whether it names the test that provokes it. */
  isCited: boolean;
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function figureOf(code: string): Figure {
  const [, metric = '', labels = '', value] = /^(\w+)(?:\{(.*)\})?(?: ([\d.]+))?$/.exec(code) ?? [];
  if (metric === '') throw new Error(`${code} is no figure.`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { metric, labels: Object.fromEntries(pairs), value: value === undefined ? null : Number(value) };
}

/** The table of `docs/operating.md`. */
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

/** The numbers of a figure in what Prometheus reads: of all series that have its labels. */
export function valuesOf({ metric, labels }: Figure, text: string): number[] {
  return text.split('\n').flatMap((line) => {
    const [, name, given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const has = Object.entries(labels).every(([label, is]) => given.includes(`${label}="${is}"`));
    return name === metric && has ? [Number(value)] : [];
  });
}
