import { type BenchmarkName, type Row, type RowId, rows } from '../budgets';
import { type Verdict, verdictOf } from './verdict';

/** Results of one benchmark: a value for each of its rows, in the row's unit, and notes for the reader. */
export interface Findings {
  values: Partial<Record<RowId, number>>;
  /** Further results that do not fit into rows. */
  tables?: readonly Table[];
  notes: readonly string[];
}

/** A table whose first column has names and whose others have figures. */
export interface Table {
  head: readonly string[];
  lines: readonly (readonly string[])[];
}

const verdicts: Readonly<Record<Verdict, string>> = { within: 'within', over: '**over**', none: '' };

/** Formats the findings of one benchmark as a section of Markdown: a table of its rows, then the notes. */
export function sectionOf(benchmark: BenchmarkName, title: string, { values, tables = [], notes }: Findings): string {
  const lines = (Object.entries(rows) as [RowId, Row][])
    .filter(([, row]) => row.benchmark === benchmark)
    .flatMap(([id, row]) => {
      const value = values[id];
      return value === undefined ? [] : [lineOf(row, value)];
    });
  return [
    `## ${benchmark}: ${title}`,
    '',
    '| what | measured | budget | |',
    '| --- | ---: | ---: | --- |',
    ...lines,
    '',
    ...tables.flatMap((table) => [...tableLines(table), '']),
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n');
}

function tableLines({ head, lines }: Table): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...lines.map(line)];
}

function lineOf(row: Row, value: number): string {
  const { budget } = row;
  const limit =
    budget === undefined ? '' : 'most' in budget ? `≤ ${written(row, budget.most)}` : `≥ ${written(row, budget.least)}`;
  return `| ${row.what} | ${written(row, value)} | ${limit} | ${verdicts[verdictOf(row, value)]} |`;
}

function written({ unit, digits = 1 }: Row, value: number): string {
  const number = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '' ? number : `${number} ${unit}`;
}
