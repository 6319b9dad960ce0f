/** One line of a comparison. */
export interface CompareRow {
  term: string;
  /** In the order of what is compared; null where it is not known. */
  values: readonly (string | null)[];
  /** Places of the best ones, where there is a better and a worse. */
  best: readonly number[];
}

export interface Comparison {
  differs: readonly CompareRow[];
  same: readonly CompareRow[];
}

/** Numbers by which one is better than another, by the term of their line, and what is best of them. */
export type Measures<Thing> = Readonly<
  Record<string, { of(thing: Thing): number | undefined; best: 'least' | 'most' } | undefined>
>;

export interface Compare<Thing> {
  things: readonly Thing[];
  /** What is told of each; what is not known of it is not there. */
  linesOf(thing: Thing): readonly (readonly [term: string, value: string])[];
  /** Terms that stand before all others, in this order. */
  first: readonly string[];
  measures: Measures<Thing>;
}

/** Things line by line: what tells them apart, and what they have in common. What nobody knows of any of them is left out. */
export function splitRows<Thing>({ things, linesOf, first, measures }: Compare<Thing>): Comparison {
  const told = things.map((thing) => new Map(linesOf(thing)));
  const terms = [...new Set(told.flatMap((lines) => [...lines.keys()]))];
  // The first one may not know what a later one says between two others: known lines keep the order of all.
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
