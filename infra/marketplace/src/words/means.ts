/** The meaning of words for a search, by parameter; of a parameter with one value, the last value counts. */
export type Means = Readonly<Record<string, readonly string[]>>;

/** Combines the meanings of a text: values of a list are alternatives, separate years form a range. */
export function together(all: Iterable<Means>): Means {
  const sum = new Map<string, readonly string[]>();
  for (const means of all) {
    for (const [param, values] of Object.entries(means)) {
      const before = sum.get(param) ?? [];
      if (param === 'startYear') sum.set(param, [pick(Math.min, before, values)]);
      else if (param === 'endYear') sum.set(param, [pick(Math.max, before, values)]);
      else sum.set(param, singles.has(param) ? values : [...new Set([...before, ...values])]);
    }
  }
  return Object.fromEntries(sum);
}

const pick = (which: (...values: number[]) => number, ...lists: readonly (readonly string[])[]): string =>
  String(which(...lists.flat().map(Number)));

/** Single-valued parameters that words can set. */
const singles: ReadonlySet<string> = new Set([
  ...['minPrice', 'maxPrice', 'mileage', 'mpgRange', 'electricMileRange', 'monthlyBudget', 'searchRadius'],
  ...['zip', 'city', 'state', 'sortBy', 'experience', 'vehicleExchange', 'marketExtension'],
]);
