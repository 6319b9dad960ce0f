import { type Row, type RowId, rows } from '../budgets';
import { median } from '../statistics';

/** What one run of the benchmarks measured, by the row's name. */
export type Values = Readonly<Record<string, number>>;

/** One row of two checkouts, each measured several times. */
export interface Compared {
  id: RowId;
  /** Medians, in the row's unit. */
  a: number;
  b: number;
  /** By how much b is more than a, as a share of a; undefined where a is nothing. */
  change: number | undefined;
  /** Whether every round of one side is beyond every round of the other: what is not is noise. */
  isApart: boolean;
}

/** The rows that both sides have, in the order of the table of budgets. Pure. */
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

/** As a table of Markdown: what is apart stands out, what is noise says so. */
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
