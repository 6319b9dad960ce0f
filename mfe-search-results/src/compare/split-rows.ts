/** One row of a comparison. */
export interface CompareRow {
  term: string;
  /** One value for each thing, in their order; null if unknown. */
  values: readonly (string | null)[];
  /** Indexes of the best values; empty if no value is better than another. */
  best: readonly number[];
}

export interface Comparison {
  differs: readonly CompareRow[];
  same: readonly CompareRow[];
}

/** Numbers by which one thing is better than another, by the term of their row, and whether the least or the most is best. */
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

/** Returns the rows that compare things: those that differ, and those that are the same. Terms that no thing has are left out. */
export function splitRows<Thing>({ things, linesOf, first, measures }: Compare<Thing>): Comparison {
  const told = things.map((thing) => new Map(linesOf(thing)));
  const terms = [...new Set(told.flatMap((lines) => [...lines.keys()]))];
  // A term that the first thing lacks comes after its terms, in the order of the thing that has it.
  const ordered = [...first.filter((term) => terms.includes(term)), ...terms.filter((term) => !first.includes(term))];
  const rows = ordered.map((term): CompareRow => {
    const values = told.map((lines) => lines.get(term) ?? null);
    const measure = Object.hasOwn(measures, term) ? measures[term] : undefined;
    return { term, values, best: measure === undefined ? [] : bestOf(things.map(measure.of), measure.best) };
  });
  const isSame = ({ values }: CompareRow) => new Set(values).size === 1;
  return { differs: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

function bestOf(numbers: readonly (number | undefined)[], best: 'least' | 'most'): number[] {
  const known = numbers.filter((value) => value !== undefined);
  const top = best === 'least' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === top)) return [];
  return numbers.flatMap((value, at) => (value === top ? [at] : []));
}
