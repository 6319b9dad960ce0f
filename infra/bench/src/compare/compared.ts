import { type Row, type RowId, rows } from '../budgets';
import { median } from '../statistics';

/** Values of one run of the benchmarks, by row id. */
export type Values = Readonly<Record<string, number>>;

/** One row compared between two checkouts, each measured several times. */
export interface Compared {
  id: RowId;
  /** Medians, in the row's unit. */
  a: number;
  b: number;
  /** Difference of b and a as a share of a; undefined if a is 0. */
  change: number | undefined;
  /** Whether every round of one side is beyond every round of the other; anything else is noise. */
  isApart: boolean;
}

/** Compares the rows that both sides have, in the order of the budgets. Pure. */
export function compared(as: readonly Values[], bs: readonly Values[]): Compared[] {
  return (Object.keys(rows) as RowId[]).flatMap((id) => {
    const [ofA, ofB] = [valuesOf(as, id), valuesOf(bs, id)];
    if (ofA.length === 0 || ofB.length === 0) return [];
    const [a, b] = [median(ofA), median(ofB)];
    const isApart = Math.max(...ofA) < Math.min(...ofB) || Math.max(...ofB) < Math.min(...ofA);
    return [{ id, a, b, change: a === 0 ? undefined : (b - a) / a, isApart }];
  });
}

const valuesOf = (all: readonly Values[], id: RowId) => all.flatMap((values) => values[id] ?? []);

/** Formats a comparison as a Markdown table, in which real differences stand out and noise is marked. */
export function comparedTable(all: readonly Compared[]): string {
  const lines = all.map(({ id, a, b, change, isApart }) => {
    const { what, unit, digits = 1 }: Row = rows[id];
    const written = (value: number) => `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
    const percent = change === undefined ? '' : `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)} %`;
    const verdict = a === b ? 'the same' : isApart ? `**${percent}**` : `${percent}, noise`;
    return `| ${what} | ${written(a)} | ${written(b)} | ${verdict} |`;
  });
  return ['| what | A | B | |', '| --- | ---: | ---: | --- |', ...lines, ''].join('\n');
}

/** Costs of which the ratio of one side's shell to the other side's plain app is shown. An old commit's plain app is a fixed yardstick. */
const crossings = [
  { what: 'CPU per page never requested before', shell: 'compose.cpu-shell', plain: 'compose.cpu-plain' },
  { what: 'CPU per page that comes again', shell: 'compose.cpu-again', plain: 'compose.cpu-plain' },
  { what: 'CPU per 304', shell: 'compose.cpu-unchanged', plain: 'compose.cpu-plain' },
  { what: 'CPU per page of traffic', shell: 'traffic.cpu-shell', plain: 'traffic.cpu-plain' },
] as const satisfies readonly { what: string; shell: RowId; plain: RowId }[];

/** Returns the ratio of B's shell to A's plain app for each cost that both measured. Pure. */
export function crossed(as: readonly Values[], bs: readonly Values[]): { what: string; ratio: number }[] {
  return crossings.flatMap(({ what, shell, plain }) => {
    const [above, below] = [valuesOf(bs, shell), valuesOf(as, plain)];
    return above.length === 0 || below.length === 0 ? [] : [{ what, ratio: median(above) / median(below) }];
  });
}

/** Formats such ratios as a Markdown table; empty without ratios. */
export function crossedTable(all: ReturnType<typeof crossed>): string {
  if (all.length === 0) return '';
  const lines = all.map(({ what, ratio }) => `| ${what} | ${ratio.toFixed(3)} × |`);
  return ['| what | shell of B ÷ plain app of A |', '| --- | ---: |', ...lines, ''].join('\n');
}
