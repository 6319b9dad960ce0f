/** Of two years the wrong way round; in the words of the price's messages (section 5). */
export const yearError = 'Max year must not be before Min year.';

/** New cars are of four model years, from two years back to the next one (R33). */
const newCarYears = [1, 0, -1, -2];

/**
 * Years to choose from, the newest first: of new cars those of the clock, else every year from the oldest to the newest of the results
 * whatever year is chosen (R23, R33). The chosen one is among them in any case (R24).
 * @param range null while it is not known
 * @param today the page's day, `2026-11-22`
 */
export function yearChoices(
  range: { min: number; max: number } | null,
  chosen: number | undefined,
  newCarsOnly: boolean,
  today: string,
): readonly number[] {
  const years = new Set(newCarsOnly ? newCarYears.map((offset) => Number(today.slice(0, 4)) + offset) : allOf(range));
  if (chosen !== undefined) years.add(chosen);
  return [...years].sort((a, b) => b - a);
}

function allOf(range: { min: number; max: number } | null): readonly number[] {
  return range === null ? [] : Array.from({ length: range.max - range.min + 1 }, (_, back) => range.max - back);
}
