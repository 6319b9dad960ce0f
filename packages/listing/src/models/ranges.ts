export interface Range {
  min: number;
  max: number;
}

/** Returns the least and the greatest known number; null if none is known. */
export function rangeOf(numbers: readonly (number | undefined)[]): Range | null {
  const known = numbers.filter((value) => value !== undefined);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** Returns the range that covers all known ones; null if none is known. */
export function spanOf(ranges: readonly (Range | null)[]): Range | null {
  return rangeOf(ranges.flatMap((range) => (range === null ? [] : [range.min, range.max])));
}

/** Returns a range as text, `26 to 53`; a range of one number is that number. */
export function rangeText({ min, max }: Range, textOf: (value: number) => string = String): string {
  return min === max ? textOf(min) : `${textOf(min)} to ${textOf(max)}`;
}
