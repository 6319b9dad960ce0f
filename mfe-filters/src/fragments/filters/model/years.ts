/** Entries of a year's list besides "Any": it shows at most 11 with it (R33). */
const mostYears = 10;
/** New cars are of four model years (R33). */
const newCarYears = 4;
/** Years of a long list that stand there one by one, before the steps of five. */
const recentYears = 6;

/**
 * Years to choose from, the newest first: all where they fit, else the newest and then every fifth. The chosen one is among them in
 * any case. `range` is that of the results whatever year is chosen (R23); null gives the chosen year alone.
 */
export function yearChoices(
  range: { min: number; max: number } | null,
  chosen: number | undefined,
  newCarsOnly: boolean,
): readonly number[] {
  const years = range === null ? [] : offered(newCarsOnly ? range.max - newCarYears + 1 : range.min, range.max);
  if (chosen === undefined || years.includes(chosen)) return years;
  const withChosen = [...years, chosen].sort((a, b) => b - a);
  if (withChosen.length <= mostYears) return withChosen;
  const last = withChosen.at(-1) === chosen ? -2 : -1;
  return withChosen.filter((_, index) => index !== withChosen.length + last);
}

function offered(min: number, max: number): readonly number[] {
  const span = max - min + 1;
  if (span <= mostYears) return Array.from({ length: Math.max(span, 0) }, (_, back) => max - back);
  const recent = Array.from({ length: recentYears }, (_, back) => max - back);
  const older = fifths(min, max - recentYears);
  // The last step is a double one, so that old cars are in reach as well.
  const steps = [...older.slice(0, 3), older[4] ?? older[3]].filter((year) => year !== undefined);
  return [...recent, ...steps];
}

function fifths(min: number, max: number): readonly number[] {
  const years: number[] = [];
  for (let year = Math.floor(max / 5) * 5; year >= min; year -= 5) years.push(year);
  return years;
}
