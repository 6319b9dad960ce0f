/** One row of a comparison. */
export interface CompareRow {
  term: string;
  /** One value for each thing, in their order; null if unknown. */
  values: readonly (string | null)[];
  /** In place of an unknown value; by default "Not known". */
  unknown?: string;
  /** Index of the one best value; null if none is, or several are equally good. */
  best: number | null;
}

/** Rows under one heading; the first ones need none. */
export interface RowGroup {
  title: string | null;
  rows: readonly CompareRow[];
}

/** Numbers of which less or more is better as a matter of fact, by the term of their row. */
export type Measures<Thing> = Readonly<
  Record<string, { of(thing: Thing): number | undefined; best: 'least' | 'most' } | undefined>
>;

export interface Compare<Thing> {
  things: readonly Thing[];
  /** Lists the known terms and values of a thing. */
  linesOf(thing: Thing): readonly (readonly [term: string, value: string])[];
  /** Terms of the first rows, in this order. */
  first: readonly string[];
  measures: Measures<Thing>;
}

/** Returns the rows that compare things, those of `first` before all others. Terms that no thing has are left out. */
export function rowsOf<Thing>({ things, linesOf, first, measures }: Compare<Thing>): CompareRow[] {
  const told = things.map((thing) => new Map(linesOf(thing)));
  const terms = [...new Set(told.flatMap((lines) => [...lines.keys()]))];
  // A term that the first thing lacks comes after its terms, in the order of the thing that has it.
  const ordered = [...first.filter((term) => terms.includes(term)), ...terms.filter((term) => !first.includes(term))];
  return ordered.map((term): CompareRow => {
    const values = told.map((lines) => lines.get(term) ?? null);
    const measure = Object.hasOwn(measures, term) ? measures[term] : undefined;
    return { term, values, best: measure === undefined ? null : bestOf(things.map(measure.of), measure.best) };
  });
}

/** Whether all things have the same value. */
export const isSame = ({ values }: CompareRow): boolean => new Set(values).size === 1;

/** Returns rows in two groups: those that differ, and those that are the same. A single thing differs from nothing. */
export function splitRows(rows: readonly CompareRow[]): RowGroup[] {
  return [
    { title: 'What tells them apart', rows: rows.filter((row) => !isSame(row)) },
    { title: sameTitle(rows), rows: rows.filter(isSame) },
  ];
}

/** Returns the heading of what is the same. */
export const sameTitle = ([row]: readonly CompareRow[]): string =>
  row?.values.length === 1 ? 'What is known of it' : 'What they have in common';

function bestOf(numbers: readonly (number | undefined)[], best: 'least' | 'most'): number | null {
  const known = numbers.filter((value) => value !== undefined);
  if (known.length < 2) return null;
  const top = best === 'least' ? Math.min(...known) : Math.max(...known);
  return known.filter((value) => value === top).length === 1 ? numbers.indexOf(top) : null;
}
