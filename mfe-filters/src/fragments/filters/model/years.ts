/** Message for two years the wrong way round, like the price's messages (section 5). */
export const yearError = 'Max year must not be before Min year.';

/** New cars have four model years, from two years ago to next year (R33). */
const newCarYears = [1, 0, -1, -2];

/**
 * Returns the years to choose from, newest first: for new cars by the clock, else every year from the oldest to the newest of the inventory,
 * whether or not the results have it (R33). The chosen year is always included (R24).
 * @param range null if unknown
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
